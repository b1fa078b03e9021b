import { z } from 'zod'
import type { CollectionDefinition, Store } from './port.ts'

const noteSchema = z.object({
  id: z.string(),
  author: z.string(),
  number: z.number(),
  slug: z.string().nullish(),
  score: z.number().nullish(),
  pinned: z.boolean().optional(),
  text: z.string().optional(),
  tags: z.array(z.unknown()).optional(),
})
export type Note = z.infer<typeof noteSchema>

/** The contract suite's collection. */
export const notes: CollectionDefinition<Note> = {
  name: 'notes',
  unique: [['author', 'number'], ['slug']],
  indexes: [['score', 'number'], ['text'], ['pinned'], ['author', 'score']],
  flags: ['pinned'],
  parse: (stored) => noteSchema.parse(stored),
}

export const rivalReportSchema = z.object({
  attempts: z.int(),
  /** The numbers this side was first to insert. */
  inserted: z.array(z.int()),
  /** The values returned by this side's increments. */
  counted: z.array(z.number()),
})

/** Runs one side of a race: inserts the same documents as the other side, and increments the same counter. */
export async function rivalry(store: Store, attempts = 150): Promise<z.infer<typeof rivalReportSchema>> {
  const collection = store.collection(notes)
  const inserted: number[] = []
  const counted: number[] = []
  const side = `${process.pid}`
  for (let number = 0; number < attempts; number++) {
    const [outcome, value] = await Promise.all([
      collection.insert({ id: `${side}-${number}`, author: 'rival', number }),
      collection.increment('counter', 'score', 1),
    ])
    if (outcome === 'inserted') inserted.push(number)
    counted.push(value)
  }
  return { attempts, inserted, counted }
}
