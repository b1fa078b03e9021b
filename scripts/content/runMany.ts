import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Runner } from './runner.ts'

const program = readFileSync(join(import.meta.dirname, 'runMany.py'), 'utf8')
const limits = { timeMs: 15_000, memoryMb: 1_024, outputKb: 8_192 }
const inAllSeconds = 6

async function runOrder<T>(order: object, schema: z.ZodType<T>, runner: Runner): Promise<T> {
  const stdin = JSON.stringify({ inAllSeconds, ...order })
  const testCases = [{ stdin, expected_output: null }]
  const [ran] = (await runner.run({ language: 'python', sourceCode: program, testCases, limits })).testCases
  if (ran?.exitCode !== 0) throw new Error(`running many inputs failed: ${ran?.status} ${ran?.stderr.slice(-500)}`)
  return schema.parse(JSON.parse(ran.actual_output))
}

const atOnce = 400

/** Runs a Python program on each input; an output is null if it fails or takes too long. */
export async function outputsOf(
  source: string,
  inputs: readonly string[],
  runner: Runner,
  inputSeconds = 1,
): Promise<(string | null)[]> {
  const outputs: (string | null)[] = []
  for (let from = 0; from < inputs.length; from += atOnce) {
    const order = { programs: [source], inputs: inputs.slice(from, from + atOnce), expected: null, inputSeconds }
    outputs.push(...(await runOrder(order, z.array(z.string().nullable()), runner)))
  }
  return outputs
}

export type Asked = { stdin: string; expected_output: string }
/** A program's first unexpected output and the input it came from; null if the program failed or took too long. */
export type Difference = { at: number; printed: string | null }

/** Finds the first difference of each Python program; null if there is none. */
export async function differencesOf(
  sources: readonly string[],
  asked: readonly Asked[],
  inputSeconds: number,
  runner: Runner,
): Promise<(Difference | null)[]> {
  const [inputs, expected] = [asked.map(({ stdin }) => stdin), asked.map((each) => each.expected_output)]
  const found: (Difference | null)[] = []
  while (found.length < sources.length) {
    const order = { programs: sources.slice(found.length), inputs, expected, inputSeconds }
    const part = await runOrder(order, z.array(z.tuple([z.int(), z.string().nullable()])), runner)
    found.push(...part.map(([at, printed]) => (at < 0 ? null : { at, printed })))
  }
  return found
}
