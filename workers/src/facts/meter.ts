import type { RunProgram } from './programRuns.ts'

/** What a run costs beside the program's own time. */
const besideMs = 1

/** The same runs, and how much processor time they have taken: on a busy machine the clock on the wall would say more. */
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
