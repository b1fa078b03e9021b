import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The files that the phrases are put together from, each with slots of its own. */
const parts = ['.', './talk/phrases'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts') && (folder !== '.' || name.endsWith('Phrases.ts')))
    .map((name) => `${folder}/${name}`),
)

// One of two slots of the same name would be said in the place of the other, and nobody would be told.
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
