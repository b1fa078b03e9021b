import type { RunProgram } from './programRuns.ts'

/** The CPU time counted for each run on top of the program's own, in ms. */
const besideMs = 1

/** Wraps `run` to add up the CPU time of all runs. Wall time would be higher on a busy machine. */
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
