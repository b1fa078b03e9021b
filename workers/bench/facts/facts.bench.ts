import { join } from 'node:path'
import { type Challenge, loadChallenges, presentable } from '@greenroom/shared/content'
import { type ProgrammingLanguage, programmingLanguages } from '@greenroom/shared/vocabulary'
import { report } from '../../../scripts/bench/report.ts'
import { programsOf } from '../../eval/facts/programs.ts'
import { examine, factsWaitMs } from '../../src/facts/examine.ts'
import { inBatches } from '../../src/facts/inBatches.ts'
import { metered } from '../../src/facts/meter.ts'
import { runsAt } from '../../src/facts/programRuns.ts'
import { openSmallInputs } from '../../src/facts/smallInputs.ts'
import { cacheDir } from '../../src/platform/cacheDir.ts'
import { startService } from '../executor/service.ts'

// Measures how long it takes to find the facts about a hand-in, including compiling it. Right programs take longest,
// because no failing input ends the search.
const service = await startService()
const run = runsAt(service)
const smallInputsOf = openSmallInputs({ run: inBatches(run), folder: join(cacheDir, 'small-inputs') })
const bank = loadChallenges()
const longestOfQuickMs = factsWaitMs('python')
const isQuick = (language: ProgrammingLanguage): boolean => factsWaitMs(language) === longestOfQuickMs

type Measured = { language: ProgrammingLanguage; ms: number; cpuMs: number; searched: number }

async function measure(challenge: Challenge, language: ProgrammingLanguage, sourceCode: string): Promise<Measured> {
  // Run the oracle before measuring, because a worker does that when it starts.
  await smallInputsOf(challenge, new AbortController().signal)
  const meter = metered(run)
  const began = performance.now()
  const { search } = await examine(challenge, { language, sourceCode }, { run: meter.run, smallInputsOf })
  const ms = performance.now() - began
  return { language, ms, cpuMs: meter.spentMs(), searched: search?.searched ?? 0 }
}

function known(id: string): Challenge {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`there is no ${id}`)
  return challenge
}

const said = ({ language, ms, cpuMs, searched }: Measured): string =>
  `${language}: ${Math.round(ms)} ms, ${Math.round(cpuMs)} ms of processor time, ${searched} inputs`

const quick: Measured[] = []
for (const { challenge, language, kind, sourceCode } of programsOf('practice'))
  if (kind === 'right' && isQuick(language)) quick.push(await measure(known(challenge), language, sourceCode))
report({
  what: 'what running a hand-in tells, the slowest of ten right programs in python, cpp, javascript, java and go',
  unit: 'ms',
  ours: [Math.max(...quick.map(({ ms }) => ms))],
  floor: null,
  reach: { of: 'value', is: 'at most', bound: longestOfQuickMs },
  notes: quick.map(said),
})

const others: Measured[] = []
const stubbed = known('tea-for-everyone')
for (const language of programmingLanguages.filter((each) => !isQuick(each) && service.isThere(each)))
  others.push(await measure(stubbed, language, presentable(stubbed, language).code_stub))
report({
  what: `the same, the slowest of ${others.length} other languages, each with a stub`,
  unit: 'ms',
  ours: [Math.max(...others.map(({ ms }) => ms))],
  floor: null,
  reach: { of: 'value', is: 'at most', bound: factsWaitMs('rust') },
  notes: others.map(said),
})

await service.stop()
process.disconnect?.()
