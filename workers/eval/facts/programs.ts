import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { programmingLanguageSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'

const folders = { practice: 'practice', 'held-out': 'heldOut' } as const
export type ProgramSet = keyof typeof folders
export const programSets: readonly ProgramSet[] = ['practice', 'held-out']

const programSchema = z.object({
  file: z.string(),
  challenge: z.string(),
  language: programmingLanguageSchema,
  kind: z.enum(['right', 'wrong']),
  claim: z.object({ said: z.string(), true: z.boolean(), actual: z.string() }).optional(),
})

/** A program of the evaluation, and the cost its author claimed. */
export type EvaluatedProgram = z.infer<typeof programSchema> & { sourceCode: string }

/** Reads the programs of a set. Don't read the held-out ones when changing the search. */
export function programsOf(set: ProgramSet): EvaluatedProgram[] {
  const folder = new URL(`../programs/${folders[set]}/`, import.meta.url)
  const read = (file: string) => readFileSync(fileURLToPath(new URL(file, folder)), 'utf8')
  return z
    .array(programSchema)
    .parse(JSON.parse(read('programs.json')))
    .map((program) => ({ ...program, sourceCode: read(program.file) }))
}
