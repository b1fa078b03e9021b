/** The other process of the contract suite: opens the database its arguments name, races, and prints what it got as JSON. */
import { openMongoStore } from './mongo/openMongoStore.ts'
import { rivalry } from './rivalry.ts'
import { openSqliteStore } from './sqlite/openSqliteStore.ts'

const [kind, address = ''] = process.argv.slice(2)
const store = await (kind === 'mongo' ? openMongoStore({ url: address }) : openSqliteStore({ file: address }))
console.log(JSON.stringify(await rivalry(store)))
await store.close()
