import { useMantineColorScheme } from '@mantine/core'
import { appearanceName, colourSchemes } from '../../ui/appearance/colourScheme.ts'
import { RadioField } from '../../ui/RadioField.tsx'

/** Light, dark or system. Applies immediately, and the browser remembers it. */
export function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return <RadioField label={appearanceName} value={colorScheme} options={colourSchemes} onChange={setColorScheme} />
}
