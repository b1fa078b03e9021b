import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { colourSchemes } from './colourScheme.ts'
import { layoutTexts } from './texts.ts'

/** Light, dark, or as the system; the chosen one is ticked. */
export function AppearanceItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{layoutTexts.appearance}</Menu.Label>
      {colourSchemes.map(({ value, label }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={colorScheme === value}
          onClick={() => setColorScheme(value)}
          rightSection={colorScheme === value ? <IconCheck size={16} stroke={1.6} aria-hidden="true" /> : null}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  )
}
