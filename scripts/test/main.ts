import { dirname, join } from 'node:path'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import { createProvenSpecs } from '../proofs/provenSpecs.ts'
import { thisMachine } from '../proofs/thisMachine.ts'
import { readChoice } from './choice.ts'
import { failureLines, type Outcome, slowestLines, totalLine } from './outcome.ts'
import { type Stage, type StageContext, stages } from './stages.ts'

const checkout = dirname(dirname(import.meta.dirname))
const choice = readChoice(stages, process.argv.slice(2))
if (!choice.ok) {
  console.log(choice.reason)
  process.exit(1)
}

/** When the run must be over, in seconds since 1970; set by `.ci/run`. */
const { TESTS_UNTIL } = process.env
const context: StageContext = {
  checkout,
  proven: (kind) =>
    createProvenSpecs({ root: checkout, folder: join(cacheDir, 'proven', kind), machine: thisMachine() }),
  isComplete: choice.isComplete,
  until: TESTS_UNTIL ? Number(TESTS_UNTIL) * 1_000 : undefined,
}

const outcomes: Outcome[] = []
const summary: string[] = []
/** Printed last, because often only the end of a long run is read. */
const failures: string[] = []
for (const stage of choice.stages) outcomes.push(await runStage(stage))
console.log('')
for (const line of summary) console.log(line)
const slowest = slowestLines(outcomes)
if (slowest.length > 0) console.log(`slowest specs:\n${slowest.join('\n')}`)
for (const line of failures) console.log(line)
console.log(totalLine(outcomes))
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0)

async function runStage(stage: Stage): Promise<Outcome> {
  console.log(`\n── ${stage.name}`)
  const startedAt = Date.now()
  const outcome = await stage.run(context)
  const seconds = Math.round((Date.now() - startedAt) / 100) / 10
  const { passed, failed, skipped, notes } = outcome
  const line = `${stage.name}: ${passed} passed, ${failed} failed, ${skipped.length} not run in ${seconds} s`
  failures.push(...failureLines(stage.name, outcome))
  console.log(line)
  summary.push(line, ...notes.map((note) => `  ${note}`), ...skipped.map((name) => `  not run: ${name}`))
  return outcome
}
