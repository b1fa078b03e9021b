import { createHash } from 'node:crypto'
import { type Challenge, inNotation } from '@greenroom/shared/content'
import type { InputRows } from '@greenroom/shared/session'
import { isWrong } from './counterexample.ts'
import type { Program, RunOptions, RunProgram } from './programRuns.ts'
import type { SolvedInput } from './smallInputs.ts'

/** An input to ask about, and the program's output, which is right. */
export type Probe = { rows: InputRows; prints: string }

/** Small enough to trace in one's head, and large enough to need tracing. */
const words = { least: 4, most: 14 }
const maxCharacters = 12
/** Outputs that are too easy to guess. */
const guessable = new Set(['0', '1', '-1', 'true', 'false', ''])

/**
 * Picks an input to ask about, for a right program. Different programs get different inputs, and the same program
 * always the same. Null if the challenge has none that fits.
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
