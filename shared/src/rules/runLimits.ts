import type { RunLimits } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'

/**
 * Factors for the author's time limit, by language. Authors set the limit for a Python solution. These languages start
 * more slowly, because their compiler and garbage-collector threads count too, or run loops more slowly.
 */
const timeFactors: Partial<Record<ProgrammingLanguage, number>> = {
  ...{ java: 2, kotlin: 2, scala: 2 },
  ...{ haskell: 2, perl: 2, php: 2, r: 2, bash: 4 },
}

/**
 * Factors for the memory limit, by language. A JVM needs memory besides the heap, and bash stores every word of an
 * array as a separate string.
 */
const memoryFactors: Partial<Record<ProgrammingLanguage, number>> = { bash: 2, java: 2, kotlin: 2, scala: 2 }

/** The highest limits the executor allows. */
const most: RunLimits = { timeMs: 15_000, memoryMb: 1_024 }

/**
 * A run's limits in a language, from the challenge author's numbers (decision 27). The room shows them beside the
 * problem, and they apply to every run of a candidate's program.
 */
export function limitsIn(language: ProgrammingLanguage, { timeMs, memoryMb }: RunLimits): RunLimits {
  return {
    timeMs: Math.min(most.timeMs, timeMs * (timeFactors[language] ?? 1)),
    memoryMb: Math.min(most.memoryMb, memoryMb * (memoryFactors[language] ?? 1)),
  }
}
