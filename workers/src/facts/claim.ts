import { type Challenge, inNotation } from '@greenroom/shared/content'
import type { TracedInput } from '@greenroom/shared/session'
import { limitBrokenBy } from './limitsOfInput.ts'
import { fromNotation, inLines } from './notation.ts'
import { type Program, type RunProgram, runnable } from './programRuns.ts'
import type { SmallInputsOf } from './smallInputs.ts'

/** What the program does with an input that the candidate mentioned, and the right output if it is known. */
export type CheckedClaim = TracedInput & { right?: string; example?: number; error?: string }

const saysReturn =
  /\b(?:returns?|prints?|gives?|outputs?|answers?|get|gets)(?: me| us| you)? (?:`?)(?:"[^"]*"|-?\d+(?:\.\d+)?|true|false|\[[^\]]*\])`?/i

/**
 * Returns the input that a message makes a claim about, as words of standard input: "for [1, 2] and 3 it returns 4".
 * Null if the message makes no such claim.
 */
export function claimedInput(message: string, challenge: Pick<Challenge, 'signature'>): string | null {
  const said = saysReturn.exec(message)
  if (said === null || message.length > 500) return null
  const rest = `${message.slice(0, said.index)} ${message.slice(said.index + said[0].length)}`
  return fromNotation(rest, challenge)
}

const numbers = ['first', 'second', 'third', 'fourth', 'fifth']
const namesExample =
  /\b(?:example|sample|case|test)(?: (?:case|input))? ?#?(\d)\b|\b(first|second|third|fourth|fifth) (?:example|sample|case|test)\b/i

/**
 * Returns the case that a message asks to run: an example by its number, or an input in the problem's notation. Null if
 * the message doesn't name one.
 */
export function askedCase(
  message: string,
  challenge: Pick<Challenge, 'signature' | 'examples'>,
): { example: number } | { words: string } | null {
  if (message.length > 500) return null
  const [, digit, word] = namesExample.exec(message) ?? []
  const number = digit === undefined ? numbers.indexOf(word?.toLowerCase() ?? '') + 1 : Number(digit)
  if (challenge.examples[number - 1] !== undefined) return { example: number }
  const words = fromNotation(message, challenge)
  return words === null ? null : { words }
}

/**
 * The result for an input that a message mentions: what the program does with it, or which limit of the task it
 * exceeds.
 */
export type CheckedInput = { claim: CheckedClaim } | { excludedBy: string }

type RunParts = { run: RunProgram; smallInputsOf: SmallInputsOf; signal: AbortSignal }

/**
 * Runs a program on the case that a message asks about, and returns the result. Null if the message doesn't name one.
 */
export async function runAskedCase(
  message: string,
  challenge: Challenge,
  program: Program,
  parts: RunParts,
): Promise<CheckedInput | null> {
  const asked = askedCase(message, challenge)
  if (asked === null) return null
  const at =
    'example' in asked ? asked.example - 1 : challenge.examples.findIndex(({ input }) => wordsIn(input) === asked.words)
  const example = challenge.examples[at]
  if (example === undefined) return 'words' in asked ? runNamed(asked.words, challenge, program, parts) : null
  const { input: stdin, output: right } = example
  return runOn({ stdin, right, example: at + 1 }, challenge, program, parts)
}

/** Runs a program on the input that a message makes a claim about. Null if the message makes no claim. */
export async function checkClaim(
  message: string,
  challenge: Challenge,
  program: Program,
  parts: RunParts,
): Promise<CheckedInput | null> {
  const named = claimedInput(message, challenge)
  return named === null ? null : runNamed(named, challenge, program, parts)
}

/**
 * Runs a program on an input named in the message. The right answer is only known for visible cases and small inputs.
 * For any other input, the result only says what the program does.
 */
async function runNamed(
  words: string,
  challenge: Challenge,
  program: Program,
  parts: RunParts,
): Promise<CheckedInput | null> {
  const shown = challenge.testCases.find(({ stdin }) => wordsIn(stdin) === words)
  if (shown !== undefined) return runOn({ stdin: shown.stdin, right: shown.expected_output }, challenge, program, parts)
  const excludedBy = limitBrokenBy(words, { ...challenge, limits: challenge.constraints })
  if (excludedBy !== null) return { excludedBy }
  const pool = (await parts.smallInputsOf(challenge, parts.signal))?.pool
  const small = pool?.find(({ input }) => wordsIn(input.stdin) === words)
  const stdin = small?.input.stdin ?? inLines(words, challenge)
  return runOn({ stdin, ...(small === undefined ? {} : { right: small.right }) }, challenge, program, parts)
}

const wordsIn = (stdin: string): string => stdin.split(/\s+/).filter(Boolean).join(' ')

async function runOn(
  { stdin, right, example }: { stdin: string; right?: string; example?: number },
  challenge: Challenge,
  program: Program,
  { run, signal }: RunParts,
): Promise<CheckedInput | null> {
  const { timeMs, memoryMb } = challenge.limits
  const [outcome] = await run(runnable(program, challenge), [stdin], { timeMs, memoryMb, signal })
  if (outcome === undefined) return null
  const prints = outcome.kind === 'prints' ? outcome.output.trim() : ''
  return {
    claim: {
      ...{ rows: inNotation(stdin, challenge, program.language), does: outcome.kind, prints },
      ...(right === undefined ? {} : { right: right.trim() }),
      ...(example === undefined ? {} : { example }),
      ...(outcome.kind === 'crashes' ? { error: outcome.error } : {}),
    },
  }
}
