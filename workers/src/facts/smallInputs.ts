import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Challenge, type DrawnInput, type InputGenerator, inputsOf, oracleOf } from '@greenroom/shared/content'
import { z } from 'zod'
import type { Outcome, RunProgram } from './programRuns.ts'

/** A small input and its right output. */
export type SolvedInput = { input: DrawnInput; right: string }

/** The small inputs of a challenge, with its oracle's outputs. */
export type SmallInputs = {
  inputs: InputGenerator
  /**
   * The inputs that every program is tried on, from a few small ones to many larger ones. None of them is a hidden
   * case.
   */
  pool: readonly SolvedInput[]
  /**
   * Returns the right outputs, even for inputs outside the pool. Leaves out inputs that the oracle has no answer for.
   */
  solve(inputs: readonly DrawnInput[], by: { run: RunProgram; signal: AbortSignal }): Promise<SolvedInput[]>
}

/** Resolves with a challenge's small inputs, or null if it has no generator. */
export type SmallInputsOf = (challenge: Challenge, signal: AbortSignal) => Promise<SmallInputs | null>

const sizes = [2, 1, 3, 4, 5, 6, 8] as const
const seedsOfSize = 260
const perRun = 200
const oracleTimeMs = 1_000

/**
 * Caches the oracle's outputs in `folder`, per version of each challenge.
 * @param run runs a program; pass one that batches inputs, because there are hundreds of them
 */
export function openSmallInputs({ run, folder }: { run: RunProgram; folder: string }): SmallInputsOf {
  const known = new Map<string, Promise<SmallInputs | null>>()
  return (challenge, signal) => {
    const file = answersIn(folder, challenge)
    const before = known.get(file)
    if (before !== undefined) return before
    const opened = open(challenge, { run, file, signal })
    known.set(file, opened)
    // Forget a failure, because the next attempt may succeed.
    opened.catch(() => known.delete(file))
    return opened
  }
}

/** Returns the path of the cache file for this version of a challenge. */
export function answersIn(folder: string, { id, version }: Pick<Challenge, 'id' | 'version'>): string {
  const key = createHash('sha256')
    .update(JSON.stringify([id, version, sizes, seedsOfSize]))
    .digest('hex')
  return join(folder, `${key}.json`)
}

type Place = { run: RunProgram; file: string; signal: AbortSignal }

async function open(challenge: Challenge, { run, file, signal }: Place): Promise<SmallInputs | null> {
  const inputs = inputsOf(challenge)
  if (inputs === undefined) return null
  const oracle = oracleOf(challenge)
  const answers = new Map<string, string>()
  const solved = (wanted: readonly DrawnInput[]): SolvedInput[] =>
    wanted.flatMap((input) => {
      const right = answers.get(input.stdin)
      return right === undefined ? [] : [{ input, right }]
    })
  const solve: SmallInputs['solve'] = async (wanted, by) => {
    const unknown = wanted.filter(({ stdin }) => !answers.has(stdin))
    for (let at = 0; at < unknown.length; at += perRun) {
      const batch = unknown.slice(at, at + perRun)
      const options = { timeMs: oracleTimeMs, memoryMb: challenge.limits.memoryMb, signal: by.signal }
      const outcomes = await by.run(
        oracle,
        batch.map(({ stdin }) => stdin),
        options,
      )
      for (const [index, outcome] of outcomes.entries()) remember(answers, batch[index], outcome)
    }
    return solved(wanted)
  }
  const drawn = await draw(inputs, hiddenInputs(challenge))
  const kept = await readKept(file)
  for (const [stdin, right] of kept ?? []) answers.set(stdin, right)
  // If the answers came from the file, don't retry the inputs that it has no answers for.
  const pool = kept === null ? await solve(drawn, { run, signal }) : solved(drawn)
  if (kept === null) await keep(file, [...answers])
  return { inputs, pool, solve }
}

function remember(answers: Map<string, string>, input: DrawnInput | undefined, outcome: Outcome): void {
  if (input !== undefined && outcome.kind === 'prints') answers.set(input.stdin, outcome.output)
}

const withoutBlanks = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')

/** Returns a test for whether an input is one of the hidden cases. */
export function hiddenInputs({ hiddenTestCases }: Pick<Challenge, 'hiddenTestCases'>): (stdin: string) => boolean {
  const hidden = new Set(
    hiddenTestCases.filter(({ stdin }) => stdin.length < 5_000).map(({ stdin }) => withoutBlanks(stdin)),
  )
  return (stdin) => hidden.has(withoutBlanks(stdin))
}

/** Draws inputs of alternating sizes, so that a program that only gets through a few still gets some of each size. */
async function draw(inputs: InputGenerator, isHidden: (stdin: string) => boolean): Promise<DrawnInput[]> {
  const drawn = new Map<string, DrawnInput>()
  for (let seed = 1; seed <= seedsOfSize; seed++) {
    // Generating all the inputs takes up to a second, so let this process do other work in between.
    if (seed % 8 === 0) await setImmediate()
    for (const size of sizes) {
      const input = inputs.small(seed, size)
      if (!isHidden(input.stdin)) drawn.set(input.stdin, input)
    }
  }
  return [...drawn.values()]
}

const keptSchema = z.array(z.tuple([z.string(), z.string()]))

async function readKept(file: string): Promise<[string, string][] | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return keptSchema.parse(JSON.parse(text))
  } catch {
    // A process died while writing the file, so it has to be generated again.
    return null
  }
}

async function keep(file: string, answers: readonly [string, string][]): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const begun = `${file}.${process.pid}`
  await writeFile(begun, JSON.stringify(answers))
  await rename(begun, file)
}
