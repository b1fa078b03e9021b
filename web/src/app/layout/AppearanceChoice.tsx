import { useMantineColorScheme } from '@mantine/core'
import { RadioField } from '../RadioField.tsx'
import { colourSchemes } from './colourScheme.ts'
import { layoutTexts } from './texts.ts'

/** Light, dark, or as the system; it applies at once and is kept in the browser. */
export function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <RadioField label={layoutTexts.appearance} value={colorScheme} options={colourSchemes} onChange={setColorScheme} />
  )
}
