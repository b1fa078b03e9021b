import { dirname } from 'node:path'
import { type Outcome, totalLine } from './outcome.ts'
import { deepStages, type Stage, stages as usualStages } from './stages.ts'

const checkout = dirname(dirname(import.meta.dirname))
const isDeep = process.argv[2] === '--deep'
const wanted = process.argv.slice(isDeep ? 3 : 2)
const stages = isDeep ? deepStages : usualStages
// A few stories are enough before a commit; here they are to be many, and others every time.
if (isDeep) Object.assign(process.env, { TESTS_DEEP: '1', FUZZ_SEED: process.env.FUZZ_SEED ?? 'random' })
const names = stages.map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.log(`There is no stage ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(1)
}

const outcomes: Outcome[] = []
const summary: string[] = []
for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  outcomes.push(await runStage(stage))
}
console.log('')
for (const line of summary) console.log(line)
console.log(totalLine(outcomes))
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0)

async function runStage(stage: Stage): Promise<Outcome> {
  console.log(`\n── ${stage.name}`)
  const startedAt = Date.now()
  const outcome = await stage.run(checkout)
  const seconds = Math.round((Date.now() - startedAt) / 100) / 10
  const { passed, failed, skipped } = outcome
  const line = `${stage.name}: ${passed} passed, ${failed} failed, ${skipped.length} not run in ${seconds} s`
  console.log(line)
  summary.push(line, ...skipped.map((name) => `  not run: ${name}`))
  return outcome
}
