import type { RunProgram } from './programRuns.ts'

/** A run's CPU time besides the program's own, in ms. */
const besideMs = 1

/** Meters runs by processor time, because wall time would be higher on a busy machine. */
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
