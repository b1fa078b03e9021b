/**
 * The contract suite's second process: opens the database given in its arguments, takes part in the race, and prints
 * its results as JSON.
 */
import { openMongoStore } from './mongo/openMongoStore.ts'
import { rivalry } from './rivalry.ts'
import { openSqliteStore } from './sqlite/openSqliteStore.ts'

const [kind, address = ''] = process.argv.slice(2)
const store = await (kind === 'mongo' ? openMongoStore({ url: address }) : openSqliteStore({ file: address }))
console.log(JSON.stringify(await rivalry(store)))
await store.close()
