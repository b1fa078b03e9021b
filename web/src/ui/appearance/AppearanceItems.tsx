import { Menu, useMantineColorScheme } from '@mantine/core'
import { layoutTexts } from '../../app/layout/texts.ts'
import classes from './AppearanceItems.module.css'
import { colourSchemes } from './colourScheme.ts'

/** The theme switch as items of a menu: light, dark, or as the system. It applies at once and is kept in the browser. */
export function AppearanceItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label aria-hidden="true">{layoutTexts.appearance}</Menu.Label>
      <fieldset className={classes.group} aria-label={layoutTexts.appearance}>
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
