import { useMantineColorScheme } from '@mantine/core'
import { colourSchemes } from '../../ui/appearance/colourScheme.ts'
import { RadioField } from '../../ui/RadioField.tsx'
import { layoutTexts } from './texts.ts'

/** Light, dark, or as the system; it applies at once and is kept in the browser. */
export function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <RadioField label={layoutTexts.appearance} value={colorScheme} options={colourSchemes} onChange={setColorScheme} />
  )
}
