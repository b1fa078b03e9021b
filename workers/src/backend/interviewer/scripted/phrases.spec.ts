import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The files that make up the phrases, each with its own slots. */
const parts = ['.', './talk/phrases'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts') && (folder !== '.' || name.endsWith('Phrases.ts')))
    .map((name) => `${folder}/${name}`),
)

// If two slots had the same name, one would silently replace the other.
it('has each slot once', async () => {
  const slots = await Promise.all(
    parts.map(async (part): Promise<string[]> => {
      const module: Record<string, object> = await import(part)
      return Object.values(module).flatMap(Object.keys)
    }),
  )
  const all = slots.flat()
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((slot, index) => all.indexOf(slot) !== index)).toEqual([])
})
