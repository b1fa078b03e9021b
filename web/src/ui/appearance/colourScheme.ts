import type { MantineColorScheme } from '@mantine/core'

/** Storage key for the choice; `public/colour-scheme.js` reads it before the first paint. */
export const colourSchemeKey = 'greenroom-colour-scheme'

/** Label for the light or dark choice. */
export const appearanceName = 'Appearance'

export const colourSchemes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]
