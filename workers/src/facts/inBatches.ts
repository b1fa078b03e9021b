import { javaDriver } from './javaDriver.ts'
import { javascriptDriver } from './javascriptDriver.ts'
import type { Outcome, Program, RunOptions, RunProgram } from './programRuns.ts'
import { CannotRun } from './programRuns.ts'
import { pythonDriver } from './pythonDriver.ts'

/** How many bytes fit into a pipe. The driver would block on a longer input. */
const maxInputBytes = 60_000
const batchWallMs = 1_500

const drivers: Partial<Record<Program['language'], (source: string) => string>> = {
  python: pythonDriver,
  javascript: javascriptDriver,
  java: javaDriver,
}

/**
 * Runs a program once for many inputs if there is a driver for its language; otherwise works like `run`. Only use it
 * for searching, because a program may notice the other inputs. Confirm any find in a separate run.
 */
export function inBatches(run: RunProgram): RunProgram {
  return async (program, inputs, options) => {
    const driver = drivers[program.language]
    const fits = inputs.every((input) => Buffer.byteLength(input) < maxInputBytes)
    if (driver === undefined || !fits || inputs.length < 2) return run(program, inputs, options)
    const outcomes = await inOneStart(run, { ...program, sourceCode: driver(program.sourceCode) }, inputs, options)
    return outcomes.length === 0 ? run(program, inputs.slice(0, fewInputs), options) : outcomes
  }
}

/** How many inputs to run one by one if the driver doesn't work with a program. */
const fewInputs = 24

async function inOneStart(
  run: RunProgram,
  program: Program,
  inputs: readonly string[],
  { timeMs, memoryMb, signal }: RunOptions,
): Promise<Outcome[]> {
  const framed = inputs.map((input) => `${Buffer.byteLength(input)}\n${input}`).join('')
  const stdin = `${timeMs / 1000}\n${batchWallMs / 1000}\n${framed}`
  const [outcome] = await run(program, [stdin], { timeMs: 15_000, memoryMb, signal }).catch(nothingIfNotRun)
  if (outcome?.kind !== 'prints') return []
  return outcome.output
    .split('\n')
    .filter(Boolean)
    .map((line): Outcome => {
      const [kind, encoded = ''] = line.split(' ')
      const output = Buffer.from(encoded, 'base64').toString()
      if (kind === 'hangs') return { kind, cpuMs: timeMs }
      return kind === 'crashes' ? { kind, error: output, cpuMs: 0 } : { kind: 'prints', output, cpuMs: 0 }
    })
}

/** Treats a program that can't run as having no results, because it may compile without the driver. */
function nothingIfNotRun(error: unknown): [] {
  if (error instanceof CannotRun) return []
  throw error
}
