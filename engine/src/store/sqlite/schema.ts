import type { DatabaseSync } from 'node:sqlite'
import { declaredFields } from '../declaredFields.ts'
import type { CollectionDefinition, Document } from '../port.ts'

const quote = (name: string): string => `"${name}"`

/** A declared field's column. `id` has its own column. */
export const columnOf = (field: string): string => (field === 'id' ? 'id' : quote(`field_${field}`))

export const tableOf = (collection: string): string => quote(`collection_${collection}`)

type Index = { name: string; sql: string }

function indexesOf<T extends Document>(definition: CollectionDefinition<T>): Index[] {
  const index = (kind: '' | 'UNIQUE', fields: readonly string[]): Index => {
    const name = `${definition.name}${kind === '' ? '' : ':unique'}:${fields.join(',')}`
    // A find breaks ties by id, so an index that ends with the id provides the complete order.
    const columns = kind === '' && !fields.includes('id') ? [...fields, 'id'] : fields
    const list = columns.map(columnOf).join(', ')
    return {
      name,
      sql: `CREATE ${kind} INDEX IF NOT EXISTS ${quote(name)} ON ${tableOf(definition.name)} (${list})`,
    }
  }
  return [
    // SQLite treats nulls as distinct, which exempts documents without one of the fields.
    ...definition.unique.map((fields) => index('UNIQUE', fields)),
    ...definition.indexes.map((fields) => index('', fields)),
  ]
}

/** Drops a column. It can't be dropped while an index uses it. */
function dropColumn(database: DatabaseSync, collection: string, column: string): void {
  const indexes = `SELECT DISTINCT list.name FROM pragma_index_list('collection_${collection}') AS list
    JOIN pragma_index_xinfo(list.name) AS part WHERE part.name = ? AND list.origin = 'c'`
  for (const { name } of database.prepare(indexes).all(column)) database.exec(`DROP INDEX ${quote(`${name}`)}`)
  database.exec(`ALTER TABLE ${tableOf(collection)} DROP COLUMN ${quote(column)}`)
}

/**
 * Creates or updates a collection's table to match its definition. The columns: a JSON text per document, a virtual
 * generated column per declared field, and a plain column per flag. The planner ignores an expression index on
 * json_extract, but uses one on a generated column. Changing the text would rewrite every index, so a flag has its own
 * column. Indexes that are no longer defined are dropped. Runs inside a transaction; a no-op if everything matches.
 */
export function migrate<T extends Document>(database: DatabaseSync, definition: CollectionDefinition<T>): void {
  const table = tableOf(definition.name)
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (id TEXT NOT NULL PRIMARY KEY, document TEXT NOT NULL)`)
  const names = (sql: string): Set<unknown> =>
    new Set(
      database
        .prepare(sql)
        .all()
        .map((row) => row.name),
    )
  const columnsOf = (kind: string) =>
    names(`SELECT name FROM pragma_table_xinfo('collection_${definition.name}') WHERE ${kind}`)
  const [plain, virtual] = [columnsOf('hidden = 0'), columnsOf('hidden <> 0')]
  const flags: ReadonlySet<string> = new Set(definition.flags)
  const addedFlags: string[] = []
  for (const field of declaredFields(definition)) {
    const name = `field_${field}`
    if (field === 'id' || (flags.has(field) ? plain : virtual).has(name)) continue
    if (plain.has(name)) throw new TypeError(`${field} of ${definition.name} was a flag and must stay one`)
    if (virtual.has(name)) dropColumn(database, definition.name, name)
    if (flags.has(field)) addedFlags.push(field)
    const kind = flags.has(field) ? 'INTEGER' : `AS (json_extract(document, '$.${field}')) VIRTUAL`
    database.exec(`ALTER TABLE ${table} ADD COLUMN ${columnOf(field)} ${kind}`)
  }
  for (const field of addedFlags) {
    database.exec(`UPDATE ${table} SET ${columnOf(field)} = json_extract(document, '$.${field}')`)
  }
  const wanted = indexesOf(definition)
  const present = names(`SELECT name FROM pragma_index_list('collection_${definition.name}') WHERE origin = 'c'`)
  for (const name of present) {
    if (!wanted.some((index) => index.name === name)) database.exec(`DROP INDEX ${quote(`${name}`)}`)
  }
  for (const { sql } of wanted) database.exec(sql)
}
