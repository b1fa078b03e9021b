import { type Challenge, wholeProgram } from '@greenroom/shared/content'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { codeExecutionPaths, codeExecutionResponseSchema, type TestCaseResult } from '@greenroom/shared/wire'

export type Program = { language: ProgrammingLanguage; sourceCode: string }

/** Makes a candidate's code runnable by adding the code that reads its input. */
export const runnable = ({ language, sourceCode }: Program, { signature }: Pick<Challenge, 'signature'>): Program => ({
  language,
  sourceCode: wholeProgram(sourceCode, signature, language),
})

/** How a program's run on one input ended. */
export type Outcome =
  | { kind: 'prints'; output: string; cpuMs: number }
  | { kind: 'crashes'; error: string; cpuMs: number }
  | { kind: 'hangs'; cpuMs: number }

export type RunOptions = {
  /** Limit on the CPU time for each input. */
  timeMs: number
  memoryMb?: number | undefined
  /** Expected outputs, one per input. The run stops after the first output that differs. */
  untilOther?: readonly string[]
  signal: AbortSignal
}

/**
 * Runs a program on inputs, at the lowest priority. If it stops early, there are no results for the remaining inputs.
 */
export type RunProgram = (program: Program, inputs: readonly string[], options: RunOptions) => Promise<Outcome[]>

/** Thrown if the program can't be run: it doesn't compile, its language is missing, or the executor is down. */
export class CannotRun extends Error {
  override name = 'CannotRun'
}

const maxErrorCharacters = 400

/** Runs programs in an executor at `url`. */
export function runsAt({ url, token }: { url: string; token: string }): RunProgram {
  return async (program, inputs, { timeMs, memoryMb, untilOther, signal }) => {
    if (inputs.length === 0) return []
    const response = await fetch(new URL(codeExecutionPaths.testCaseResults, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...program,
        testCases: inputs.map((stdin, index) => ({ stdin, expected_output: untilOther?.[index] ?? null })),
        limits: { timeMs, ...(memoryMb === undefined ? {} : { memoryMb }) },
        stopOnFirstFailure: untilOther !== undefined,
        behindOthers: true,
      }),
      signal,
    }).catch((error: unknown) => {
      throw new CannotRun(`the executor does not answer: ${String(error)}`)
    })
    const body: unknown = await response.json().catch(() => null)
    const parsed = codeExecutionResponseSchema.safeParse(body)
    if (!parsed.success) throw new CannotRun(`the executor answers ${response.status}`)
    const { compilation, testCases } = parsed.data.results
    if (compilation.status !== 'ACCEPTED') throw new CannotRun('the program does not compile')
    const outcomes = testCases.map(outcomeOf)
    const end = outcomes.indexOf(null)
    return outcomes.slice(0, end < 0 ? undefined : end).filter((outcome) => outcome !== null)
  }
}

/** Converts the executor's result for one input; null if it doesn't show how the program ended. */
function outcomeOf({ status, actual_output: output, stderr, timeMs: cpuMs }: TestCaseResult): Outcome | null {
  if (status === 'ACCEPTED' || status === 'WRONG_ANSWER') return { kind: 'prints', output, cpuMs }
  if (status === 'TIME_LIMIT_EXCEEDED') return { kind: 'hangs', cpuMs }
  return status === 'RUNTIME_ERROR' ? { kind: 'crashes', error: stderr.slice(-maxErrorCharacters), cpuMs } : null
}
