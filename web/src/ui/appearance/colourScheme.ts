import type { MantineColorScheme } from '@mantine/core'

/** Where the browser keeps the choice; `public/colour-scheme.js` reads it before the first paint. */
export const colourSchemeKey = 'greenroom-colour-scheme'

/** What the choice is called. */
export const appearanceName = 'Appearance'

export const colourSchemes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]
