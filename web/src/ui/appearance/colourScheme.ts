import type { MantineColorScheme } from '@mantine/core'

/** The browser's storage key for the choice; `public/colour-scheme.js` reads it before the first paint. */
export const colourSchemeKey = 'greenroom-colour-scheme'

/** The name of the choice. */
export const appearanceName = 'Appearance'

export const colourSchemes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]
