import type { RunProgram } from './programRuns.ts'

/** What a run costs besides the program's own time. */
const besideMs = 1

/** The same runs, with their processor time, because on a busy machine wall time would be higher. */
export function metered(run: RunProgram): { run: RunProgram; spentMs: () => number } {
  let spent = 0
  return {
    async run(...asked) {
      const outcomes = await run(...asked)
      for (const { cpuMs } of outcomes) spent += cpuMs + besideMs
      return outcomes
    },
    spentMs: () => spent,
  }
}
