import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { codeResultStatusSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'

const headSchema = z.object({ plan: z.string() })
const partSchema = z.object({
  /** How many jobs of the plan are finished, in its order. */
  finished: z.int(),
  hostile: z.array(
    z.object({ title: z.string(), statuses: z.array(codeResultStatusSchema), wrong: z.array(z.string()) }),
  ),
  honest: z.array(z.string().nullable()),
  /** What was left behind or reached, and the programs that ran before. */
  left: z.array(z.object({ what: z.string(), titles: z.array(z.string()) })),
})

/** What happened in one part of a plan. */
export type JournalPart = z.output<typeof partSchema>

/** Remembers the finished parts of a long run in a file, so that it can be stopped and continued. */
export type Journal = {
  /** The parts that were finished before. */
  readonly before: readonly JournalPart[]
  add(part: JournalPart): void
}

/**
 * Opens the journal of a plan, or begins one. Its last line may be cut off.
 * @param plan describes what is run, in which order
 * @throws an Error with a readable sentence if the file belongs to another plan
 */
export function openJournal(file: string | undefined, plan: string): Journal {
  if (file === undefined) return { before: [], add: () => {} }
  const add = (part: JournalPart): void => appendFileSync(file, `${JSON.stringify(part)}\n`)
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify({ plan })}\n`)
    return { before: [], add }
  }
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [head = '', ...parts] = whole.split('\n').filter((line) => line !== '')
  const earlier = headSchema.parse(JSON.parse(head)).plan
  if (earlier !== plan) throw new Error(`${file} belongs to another run: ${earlier}`)
  writeFileSync(file, whole)
  return { before: parts.map((line) => partSchema.parse(JSON.parse(line))), add }
}
