/** The other process of the contract suite: opens the database its arguments name, races, and prints what it got as JSON. */
import { rivalry } from './rivalry.ts'
import { openSqliteStore } from './sqlite/openSqliteStore.ts'

const [kind = '', address = ''] = process.argv.slice(2)
if (kind !== 'sqlite') throw new Error(`there is no store called ${kind}`)
const store = await openSqliteStore({ file: address })
console.log(JSON.stringify(await rivalry(store)))
await store.close()
