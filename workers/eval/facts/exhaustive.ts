import type { DrawnInput } from '@greenroom/shared/content'
import { type Counterexample, isWrong } from '../../src/facts/counterexample.ts'
import type { Program, RunProgram } from '../../src/facts/programRuns.ts'
import type { SmallInputs } from '../../src/facts/smallInputs.ts'

/** The maximum number of smaller inputs to try. The smallest are tried first. */
export const maxTried = 1_500

/**
 * Finds an input that the program gets wrong and that is smaller than the one the product found; null if there is none.
 * Tries the challenge's small inputs, and every input that can be reached from the found one in any number of steps,
 * even if the program gets the inputs in between right.
 */
export async function smallerThan(
  found: Counterexample,
  program: Program,
  { smallInputs, run, runMany }: { smallInputs: SmallInputs; run: RunProgram; runMany: RunProgram },
): Promise<DrawnInput | null> {
  const { signal } = new AbortController()
  const options = { timeMs: 500, signal }
  const inputs = reachable(found.input, smallInputs)
  const solved = await smallInputs.solve(inputs, { run: runMany, signal })
  for (let at = 0; at < solved.length; at += 200) {
    const batch = solved.slice(at, at + 200)
    const outcomes = await runMany(
      program,
      batch.map(({ input }) => input.stdin),
      options,
    )
    for (const [index, outcome] of outcomes.entries()) {
      const each = batch[index]
      if (each === undefined || !isWrong(outcome, each.right)) continue
      const [alone] = await run(program, [each.input.stdin], options)
      if (alone !== undefined && isWrong(alone, each.right)) return each.input
    }
  }
  return null
}

function reachable(start: DrawnInput, { inputs, pool }: SmallInputs): DrawnInput[] {
  const isSmaller = ({ weight }: DrawnInput) => weight < start.weight
  const known = new Map(pool.filter(({ input }) => isSmaller(input)).map(({ input }) => [input.stdin, input]))
  const waiting = [start]
  for (let next = waiting.shift(); next !== undefined && known.size < 3 * maxTried; next = waiting.shift()) {
    for (const smaller of inputs.smaller(next)) {
      if (known.has(smaller.stdin) || !isSmaller(smaller)) continue
      known.set(smaller.stdin, smaller)
      waiting.push(smaller)
    }
  }
  return [...known.values()].sort((one, other) => one.weight - other.weight).slice(0, maxTried)
}
