import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const texts = z.array(z.string().min(1))
const tried = { shown: texts, near: texts }
const wordingsSchema = z.object({
  /** The kind and the folder of the question. */
  id: z.string(),
  points: z.array(z.object({ point: z.string(), ...tried })).default([]),
  claims: z.array(z.object({ claim: z.string(), ...tried })).default([]),
  followUps: z.array(z.object({ question: z.string(), ...tried })).default([]),
  mistakes: z.array(z.object({ mistake: z.string(), ...tried })).default([]),
  approaches: z.array(z.object({ approach: z.string(), ...tried })).default([]),
  right: z.array(z.object({ kind: z.enum(['plain', 'trade', 'brief']), text: z.string().min(1) })).default([]),
  wrong: texts.default([]),
  partly: z.array(z.object({ text: z.string().min(1), missing: z.string() })).default([]),
})

/** Things people might say about a question, point by point (`wordings/README.md`). */
export type Wordings = z.infer<typeof wordingsSchema>

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Reads the wordings for every question, or for those whose id begins with `only`. */
export const wordingsOf = (only = ''): Wordings[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => wordingsSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .filter(({ id }) => id.startsWith(only))
    .sort((one, other) => one.id.localeCompare(other.id))

/** The two parts of the wordings: two thirds that we read and learn from, and one third that stays unread. */
export const wordingParts = ['read', 'unread'] as const
export type WordingPart = (typeof wordingParts)[number]

/**
 * Returns the part that a text belongs to, by its hash. A third of all texts stays unread, and shows whether what we
 * learned works for other texts too.
 */
export const partOf = (text: string): WordingPart =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 3 === 0 ? 'unread' : 'read'
