import { Menu } from '@mantine/core'
import { AppearanceIcon } from './AppearanceButton.tsx'
import { AppearanceItems } from './AppearanceItems.tsx'

export function AppearanceMenu() {
  return (
    <Menu defaultOpened position="bottom-end" shadow="md" width={200} closeOnItemClick={false}>
      <Menu.Target>
        <AppearanceIcon />
      </Menu.Target>
      <Menu.Dropdown>
        <AppearanceItems />
      </Menu.Dropdown>
    </Menu>
  )
}
