import { existsSync, readdirSync } from 'node:fs'
import { type ProgrammingLanguage, programmingLanguages } from '@greenroom/shared/vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostilePrograms } from '../../hostile/all.ts'
import { type Bait, layBait } from '../../hostile/bait.ts'
import { honestPrograms } from '../../hostile/honest.ts'
import { type LeftoverWatch, watchLeftovers } from '../../hostile/leftovers.ts'
import { type HostileProgram, titleOf } from '../../hostile/program.ts'
import { type HostileOutcome, runHonest, runHostile } from '../../hostile/round.ts'
import { cacheDir } from '../platform/cacheDir.ts'
import { type ExecutorUnderTest, startExecutorUnderTest } from './testing/executorUnderTest.ts'

/** How many hostile programs run at the same time, each in its own slot, before we check the whole service. */
const slotCount = 2
/** The timeout of each test. */
const patience = { timeout: 180_000 }

let executor: ExecutorUnderTest
let bait: Bait
let leftovers: LeftoverWatch
const whyNot = new Map<ProgrammingLanguage, string>()
const rounds = new Map<HostileProgram, () => Promise<Map<HostileProgram, HostileOutcome>>>()

async function checkAfterwards(): Promise<string[]> {
  const left = await leftovers.find()
  const reached = bait.reached().map((what) => `${what} was reached`)
  // Run one honest program per slot at the same time, so that each slot runs one right after a hostile program.
  const honest = await Promise.all(
    Array.from({ length: slotCount }, () => runHonest(executor.submit, honestPrograms[0])),
  )
  return [...left, ...reached, ...honest.filter((complaint) => complaint !== null)]
}

async function runRound(programs: readonly HostileProgram[]): Promise<Map<HostileProgram, HostileOutcome>> {
  const outcomes = await Promise.all(programs.map((program) => runHostile(executor.submit, program, bait)))
  const after = await checkAfterwards()
  return new Map(
    programs.map((program, index) => {
      const { statuses = [], wrong = [] } = outcomes[index] ?? {}
      return [
        program,
        { statuses, wrong: [...wrong, ...after.map((what) => `after ${programs.map(titleOf)}: ${what}`)] },
      ]
    }),
  )
}

/**
 * Groups programs into rounds of `slotCount`, in the list's order. The programs of a round run at the same time, when
 * the first test that needs the round runs.
 */
function planRounds(programs: readonly HostileProgram[]): void {
  for (let at = 0; at < programs.length; at += slotCount) {
    const together = programs.slice(at, at + slotCount)
    let round: Promise<Map<HostileProgram, HostileOutcome>> | undefined
    const run = () => {
      round ??= runRound(together)
      return round
    }
    for (const program of together) rounds.set(program, run)
  }
}

beforeAll(async () => {
  bait = await layBait()
  const used = new Set(Object.values(hostilePrograms).flatMap((programs) => programs.map(({ language }) => language)))
  const languages = programmingLanguages.filter((language) => used.has(language))
  // The usual cache folder, with its language image if built, so that every available language takes part.
  executor = await startExecutorUnderTest({ slotCount, languages, cacheDir })
  for (const { language, available, reason } of await executor.languages()) {
    if (available) continue
    whyNot.set(language, `${language}: ${reason}`)
    console.log(`Programs in ${language} are left out: ${reason}.`)
  }
  for (const programs of Object.values(hostilePrograms)) {
    const there = programs.filter(({ language }) => !whyNot.has(language))
    planRounds([...there.filter(({ isSlow }) => isSlow), ...there.filter(({ isSlow }) => !isSlow)])
  }
  // Uses every slot once, so that each has its spare sandbox ready.
  await Promise.all([...honestPrograms, ...honestPrograms].map((program) => runHonest(executor.submit, program)))
  leftovers = await watchLeftovers({ slotCount, folders: [] })
}, 240_000)
afterAll(async () => {
  await executor?.stop()
  await bait?.stop()
})

it('has a unique name for every program', () => {
  const titles = Object.values(hostilePrograms).flatMap((programs) => programs.map(titleOf))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

describe.each(Object.entries(hostilePrograms))('%s', (_theme, programs) => {
  const rows = programs.map((program) => [titleOf(program), program] as const)
  it.for(rows)('%s', patience, async ([, program], { skip }) => {
    skip(whyNot.has(program.language), whyNot.get(program.language))
    const outcomes = await rounds.get(program)?.()
    expect(outcomes?.get(program)?.wrong).toEqual([])
  })
})

describe('control groups', () => {
  it('are removed when the executor stops', async () => {
    const other = await startExecutorUnderTest({ slotCount: 1, languages: ['bash'] })
    await other.submit({ language: 'bash', sourceCode: 'true', testCases: [{ expected_output: '' }] })
    const own = new RegExp(`greenroom-${process.pid}-[^/]*$`)
    const groups = (): string[] =>
      existsSync('/sys/fs/cgroup')
        ? readdirSync('/sys/fs/cgroup', { recursive: true, encoding: 'utf8' }).filter((name) => own.test(name))
        : []
    const before = groups()
    await other.stop()
    const after = groups()
    // Doesn't touch the executors of other tests.
    expect(after.filter((name) => !before.includes(name))).toEqual([])
    expect(before.length === 0 || after.length < before.length).toBe(true)
  })
})
