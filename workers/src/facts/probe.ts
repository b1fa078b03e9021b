import { createHash } from 'node:crypto'
import { type Challenge, inNotation } from '@greenroom/shared/content'
import type { InputRows } from '@greenroom/shared/session'
import { isWrong } from './counterexample.ts'
import type { Program, RunOptions, RunProgram } from './programRuns.ts'
import type { SolvedInput } from './smallInputs.ts'

/** An input to ask the candidate about, and the output of their program for it, which is right. */
export type Probe = { rows: InputRows; prints: string }

/**
 * The minimum and maximum number of words in an input: few enough to trace in your head, but enough to need tracing.
 */
const words = { least: 4, most: 14 }
const maxCharacters = 12
/** Outputs that are too easy to guess to be asked for. */
const guessable = new Set(['0', '1', '-1', 'true', 'false', ''])

/**
 * Picks an input to ask the candidate about once their program is right. The choice depends on the source code, so the
 * same program always gets the same input. Null if none of the inputs fits.
 */
export async function probeOf(
  challenge: Challenge,
  program: Program,
  { tried, run, options }: { tried: readonly SolvedInput[]; run: RunProgram; options: RunOptions },
): Promise<Probe | null> {
  const shown = new Set(challenge.testCases.map(({ stdin }) => stdin.trim()))
  const suits = tried.filter(({ input, right }) => {
    const length = input.stdin.split(/\s+/).filter(Boolean).length
    const printed = right.trim()
    const isFit = length >= words.least && length <= words.most && printed.length <= maxCharacters
    return isFit && !/\s/.test(printed) && !guessable.has(printed) && !shown.has(input.stdin.trim())
  })
  const chance = createHash('sha256').update(program.sourceCode).digest().readUInt32BE(0)
  const chosen = suits[chance % Math.max(1, suits.length)]
  if (chosen === undefined) return null
  const [alone] = await run(program, [chosen.input.stdin], options)
  if (alone?.kind !== 'prints' || isWrong(alone, chosen.right)) return null
  return { rows: inNotation(chosen.input.stdin, challenge, program.language), prints: alone.output.trim() }
}
