import type { RunLimits } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'

/**
 * How many times the author's time a language gets. Authors set it by a Python solution; these start slowly, as the threads that compile
 * and collect count as well, or have slower loops.
 */
const timeFactors: Partial<Record<ProgrammingLanguage, number>> = {
  ...{ java: 2, kotlin: 2, scala: 2 },
  ...{ haskell: 2, perl: 2, php: 2, r: 2, bash: 4 },
}

/** The same for memory: a JVM needs room beside the heap, and bash keeps every word of an array as a string of its own. */
const memoryFactors: Partial<Record<ProgrammingLanguage, number>> = { bash: 2, java: 2, kotlin: 2, scala: 2 }

/** What the executor grants at most. */
const most: RunLimits = { timeMs: 15_000, memoryMb: 1_024 }

/**
 * The limits of a run in a language, from what the challenge's author wrote (decision 27). They are shown beside the problem and
 * hold for every run of a candidate's program.
 */
export function limitsIn(language: ProgrammingLanguage, { timeMs, memoryMb }: RunLimits): RunLimits {
  return {
    timeMs: Math.min(most.timeMs, timeMs * (timeFactors[language] ?? 1)),
    memoryMb: Math.min(most.memoryMb, memoryMb * (memoryFactors[language] ?? 1)),
  }
}
