import { Menu, useMantineColorScheme } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../primitives.module.css'
import { appearanceName, colourSchemes } from './colourScheme.ts'

/** The theme switch as menu items: light, dark or system. Applies immediately, and the browser remembers it. */
export function AppearanceItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label aria-hidden="true">{appearanceName}</Menu.Label>
      <fieldset className={clsx(ui.shrinks, ui.flat, ui.bare, ui.borderless)} aria-label={appearanceName}>
        {colourSchemes.map(({ value, label }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </fieldset>
    </>
  )
}
