import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { pino } from 'pino'
import { startExecutorUnderTest } from '../src/executor/testing/executorUnderTest.ts'
import { cacheDir } from '../src/platform/cacheDir.ts'
import { type Bait, layBait } from './bait.ts'
import { honestPrograms } from './honest.ts'
import { type Journal, type JournalPart, openJournal } from './journal.ts'
import { watchLeftovers } from './leftovers.ts'
import { type HostileProgram, titleOf } from './program.ts'
import { runHonest, runHostile, type Submit } from './round.ts'
import { readSettings, type Settings } from './settings.ts'
import { createTally, type Tally } from './tally.ts'

// npm run hostile: runs hostile programs again and again against a separate executor, over HTTP, mixed with honest
// ones.

const slotCount = availableParallelism()
/** How many submissions to send at once. Some of them wait in the executor's queue. */
const atOnce = slotCount * 2
/** After this many hostile runs everything pauses, and we look for leftovers. */
const runsBetweenLooks = 30
const honestShare = 4
const tellEveryMs = 5_000

type Job = { program: HostileProgram } | { honest: number }

/** Generates random numbers from 0 to 1; the same seed always gives the same sequence (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function plan({ times, often, oftenIn, isMixed, seed }: Settings, programs: readonly HostileProgram[]): Job[] {
  const number = numbersFrom(seed)
  const timesOf = ({ language }: HostileProgram): number => (oftenIn.includes(language) ? often : times)
  const order = programs.flatMap((program) => Array.from({ length: timesOf(program) }, () => program))
  for (let at = order.length - 1; at > 0 && order.length > programs.length; at--) {
    const other = Math.floor(number() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one]
  }
  return order.flatMap((program, at): Job[] =>
    isMixed && at % honestShare === 0 ? [{ honest: at / honestShare }, { program }] : [{ program }],
  )
}

/** Counts what was finished before, and returns how many jobs that were. */
function takeUp({ before }: Journal, programs: readonly HostileProgram[], tally: Tally): number {
  const named = new Map(programs.map((program) => [titleOf(program), program]))
  for (const { hostile, honest, left } of before) {
    for (const { title, statuses, wrong } of hostile) {
      const program = named.get(title)
      if (program !== undefined) tally.hostile(program, { statuses, wrong })
    }
    for (const complaint of honest) tally.honest(complaint)
    for (const { what, titles } of left)
      tally.afterwards(
        what,
        titles.flatMap((title) => named.get(title) ?? []),
      )
  }
  return before.at(-1)?.finished ?? 0
}

async function runAll(
  { jobs, finished, journal }: { jobs: readonly Job[]; finished: number; journal: Journal },
  submit: Submit,
  bait: Bait,
  tally: Tally,
  isOver: () => boolean,
) {
  const honest = honestPrograms.filter(({ body }) => available.has(body.language))
  // Uses every slot once, so that each has its spare sandbox ready.
  const first = Array.from({ length: slotCount }, () => honest).flat()
  const complaints = await Promise.all(first.map((program) => runHonest(submit, program)))
  if (isOver()) return
  for (const complaint of complaints) tally.honest(complaint)
  const leftovers = await watchLeftovers({ slotCount, folders: [cacheDir] })
  const toldAt = { ms: Date.now() }
  for (let from = finished; from < jobs.length && !isOver(); from += runsBetweenLooks) {
    const part = jobs.slice(from, from + runsBetweenLooks)
    const waiting = [...part]
    const hostile: JournalPart['hostile'] = []
    const honestOnes: JournalPart['honest'] = []
    const work = async (): Promise<void> => {
      for (let job = waiting.shift(); job !== undefined && !isOver(); job = waiting.shift()) {
        if ('program' in job) {
          const outcome = await runHostile(submit, job.program, bait)
          hostile.push({ title: titleOf(job.program), statuses: [...outcome.statuses], wrong: outcome.wrong })
        } else {
          const program = honest[job.honest % honest.length]
          const complaint = program === undefined ? null : await runHonest(submit, program)
          honestOnes.push(complaint)
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (isOver()) return
    const programs = part.flatMap((job) => ('program' in job ? [job.program] : []))
    const found = [...(await leftovers.find()), ...bait.reached().map((what) => `${what} was reached`)]
    const left = found.map((what) => ({ what, titles: programs.map(titleOf) }))
    const done = { finished: from + part.length, hostile, honest: honestOnes, left }
    journal.add(done)
    takeUp({ before: [done], add: journal.add }, programs, tally)
    if (Date.now() - toldAt.ms < tellEveryMs) continue
    toldAt.ms = Date.now()
    console.log(`${Math.min(from + runsBetweenLooks, jobs.length)} of ${jobs.length} …`)
  }
}

let settings: Settings
try {
  settings = readSettings(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
const bait = await layBait()
const logger = pino({ level: 'error' })
const executor = await startExecutorUnderTest({ logger, cacheDir, slotCount, graceMs: 500 })
let stopping: Promise<void> | undefined
const stop = (): Promise<void> => {
  stopping ??= executor.stop()
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

const available = new Set<ProgrammingLanguage>()
const tally = createTally()
let isCutShort = false
try {
  for (const status of await executor.languages()) {
    if (status.available) available.add(status.language)
    else console.log(`Programs in ${status.language} are left out: ${status.reason}.`)
  }
  const programs = settings.programs.filter(({ language }) => available.has(language))
  const how = settings.isMixed ? 'among honest submissions' : 'by themselves'
  console.log(
    `${programs.length} programs, ${settings.times} to ${settings.often} times, ${how}, ${slotCount} slots, seed ${settings.seed}`,
  )
  const jobs = plan(settings, programs)
  const { times, often, oftenIn, isMixed, seed } = settings
  const titles = createHash('sha256').update(programs.map(titleOf).join('\n')).digest('hex').slice(0, 12)
  const journal = openJournal(
    settings.journal,
    `${programs.length} programs (${titles}), ${times} times, ${often} times in ${oftenIn}, mixed: ${isMixed}, seed ${seed}`,
  )
  const finished = takeUp(journal, programs, tally)
  if (finished > 0) console.log(`${finished} of ${jobs.length} were finished before.`)
  await runAll({ jobs, finished, journal }, executor.submit, bait, tally, () => stopping !== undefined)
  isCutShort = stopping !== undefined
} finally {
  await stop()
  await bait.stop()
}
console.log(`\n${tally.report()}`)
if (isCutShort) console.log('It was stopped before its end.')
process.exit(isCutShort ? 130 : tally.isClean ? 0 : 1)
