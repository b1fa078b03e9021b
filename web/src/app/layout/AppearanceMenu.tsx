import { ActionIcon, Menu } from '@mantine/core'
import { IconSunMoon } from '@tabler/icons-react'
import { AppearanceItems } from './AppearanceItems.tsx'
import { layoutTexts } from './texts.ts'

/** The theme switch of who is not signed in; signed in it stands in the account menu. */
export function AppearanceMenu() {
  return (
    <Menu position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={38} aria-label={layoutTexts.appearance}>
          <IconSunMoon size={18} stroke={1.6} color="var(--gr-ink-2)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <AppearanceItems />
      </Menu.Dropdown>
    </Menu>
  )
}
