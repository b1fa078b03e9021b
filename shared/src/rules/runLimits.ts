import type { RunLimits } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'

/**
 * Multiplies the author's time limit for each language. Authors set it with a Python solution; these languages start
 * slowly, because compiler and collector threads count too, or have slower loops.
 */
const timeFactors: Partial<Record<ProgrammingLanguage, number>> = {
  ...{ java: 2, kotlin: 2, scala: 2 },
  ...{ haskell: 2, perl: 2, php: 2, r: 2, bash: 4 },
}

/**
 * Multiplies the memory limit: a JVM needs room besides the heap, and bash stores every word of an array as its own
 * string.
 */
const memoryFactors: Partial<Record<ProgrammingLanguage, number>> = { bash: 2, java: 2, kotlin: 2, scala: 2 }

/** The executor's maximum. */
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
