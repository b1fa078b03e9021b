import { useLocalStorage } from '@mantine/hooks'
import { z } from 'zod'

export type Limits = { min: number; max: number }
/** What is divided, by the names of its panes: shares in percent, how small and large they get, and where this browser remembers them. */
export type Division<Name extends string> = {
  key: string
  usual: Readonly<Record<Name, number>>
  limits: Readonly<Record<Name, Limits>>
}

const anySizes = z.record(z.string(), z.unknown()).catch({})

/** What is out of its limits, or not there, is what it usually is. */
function read<Name extends string>(text: string | undefined, { usual, limits }: Division<Name>): Record<Name, number> {
  const sizes: Record<Name, number> = { ...usual }
  if (text === undefined) return sizes
  let kept: Record<string, unknown> = {}
  try {
    kept = anySizes.parse(JSON.parse(text))
  } catch {
    return sizes
  }
  for (const name in sizes) {
    const size = kept[name]
    if (typeof size === 'number' && size >= limits[name].min && size <= limits[name].max) sizes[name] = size
  }
  return sizes
}

/** How the panes are divided, remembered in this browser. */
export const useKeptSizes = <Name extends string>(division: Division<Name>) =>
  useLocalStorage<Record<Name, number>>({
    key: division.key,
    defaultValue: division.usual,
    deserialize: (text) => read(text, division),
    getInitialValueInEffect: false,
  })
