import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { addedUp, failureLines, totalLine } from '../test/outcome.ts'
import { runVitest } from '../test/runners.ts'
import { givenDatabase } from './given.ts'

// `npm run test:mongo`: runs everything that tests the store, and the features, on the database that MONGODB_URL names.

const checkout = dirname(dirname(import.meta.dirname))
const given = await givenDatabase(process.env.MONGODB_URL)
if (!given.ok) {
  console.error(given.reason)
  console.error('For example: MONGODB_URL="mongodb://127.0.0.1:27017/?replicaSet=rs0" npm run test:mongo')
  process.exit(2)
}
const { version, replicaSet } = given
console.log(`MongoDB ${version}${replicaSet === null ? '' : `, replica set ${replicaSet}`}`)
if (replicaSet === null) console.log('It is a single server, so elections are NOT tested.')

const environment = { checkout, env: { TESTS_DEEP: '1' } }
const deep = globSync('engine/src/{onMongo,store/mongo}/*.deep.spec.ts', { cwd: checkout }).sort()
const outcomes = [
  await runVitest('integration', ['engine/src/store/mongo/mongo.int.spec.ts'], environment),
  // One after the other, because each part of the features needs a process for itself.
  ...(await inTurn(deep, (spec) => runVitest('deep', [spec], environment))),
]
for (const line of failureLines('mongo', addedUp(outcomes))) console.log(line)
for (const name of addedUp(outcomes).skipped) console.log(`not run: ${name}`)
console.log(totalLine(outcomes))
process.exit(addedUp(outcomes).failed > 0 ? 1 : 0)

async function inTurn<T, R>(all: readonly T[], run: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const each of all) results.push(await run(each))
  return results
}
