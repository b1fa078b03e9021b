import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import { declaredFields, mustBeDeclared, orderOf } from '../declaredFields.ts'
import { type Collection, type CollectionDefinition, type Document, DuplicateKey, type Where } from '../port.ts'
import { isDuplicate, whenFree } from './failure.ts'
import { type CursorRow, changeSql, cursorSql, findSql, flagValue, type Sql, whereSql } from './query.ts'
import { columnOf, migrate, tableOf } from './schema.ts'
import type { WriteQueue } from './writeQueue.ts'

/** Callbacks from a collection to its store. */
export type Told = { readFailed: (error: unknown) => void; deleted: () => void }

type Row = Record<string, SQLOutputValue>

/** Caches prepared statements by their text. The number of texts is limited by the kinds of calls in the program. */
export function createStatements(database: DatabaseSync): (text: string) => StatementSync {
  const prepared = new Map<string, StatementSync>()
  return (text) => {
    const known = prepared.get(text)
    if (known) return known
    const statement = database.prepare(text)
    prepared.set(text, statement)
    return statement
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function documentOf(row: Row): Record<string, unknown> {
  const stored: unknown = JSON.parse(`${row.document}`)
  if (!isObject(stored)) throw new TypeError("the stored text isn't a document")
  return stored
}

/** Converts a cursor's values as read. Virtual columns of JSON contain text, numbers and nulls. */
const cursorOf = (row: Row): CursorRow =>
  Object.values(row).map((value) => (typeof value === 'string' || typeof value === 'number' ? value : null))

/** A collection in the SQLite store. Its table is created or migrated before the first call goes through. */
export function openCollection<T extends Document>(
  database: DatabaseSync,
  statement: (text: string) => StatementSync,
  queue: WriteQueue,
  definition: CollectionDefinition<T>,
  told: Told,
): Collection<T> {
  const declared = declaredFields(definition)
  const flags = definition.flags ?? []
  const flagSet: ReadonlySet<string> = new Set(flags)
  const table = tableOf(definition.name)
  const columns = ['document', ...flags.map(columnOf)].join(', ')
  const shape = { table, columns, declared }
  const insertText = `INSERT INTO ${table} (${['id', 'document', ...flags.map(columnOf)].join(', ')})
    VALUES (?, ?${', ?'.repeat(flags.length)}) ON CONFLICT DO NOTHING`
  const parsed = (row: Row): T => {
    const document = documentOf(row)
    // The JSON has the flag's original value, which may be out of date.
    for (const flag of flags) {
      const value = row[`field_${flag}`]
      if (value === null) delete document[flag]
      else document[flag] = value === 1
    }
    return definition.parse(document)
  }
  const all = ({ text, values }: Sql): Row[] => statement(text).all(...values)
  const first = ({ text, values }: Sql): Row | undefined => statement(text).get(...values)

  const figure = (aggregate: string, where: Where<T>): number => {
    const { text, values } = whereSql(where, declared)
    return Number(first({ text: `SELECT ${aggregate} AS figure FROM ${table} WHERE ${text}`, values })?.figure)
  }

  let isReady = false
  let migrating: Promise<void> | undefined
  const ready = (): Promise<void> => {
    migrating ??= queue
      .addSeveral(() => migrate(database, definition))
      .then(() => {
        isReady = true
      })
      .finally(() => {
        migrating = undefined
      })
    return migrating
  }
  const reading = async <R>(read: () => R): Promise<R> => {
    if (!isReady) await ready()
    try {
      return await whenFree(read)
    } catch (error) {
      told.readFailed(error)
      throw error
    }
  }
  // Once the table exists, don't await before queueing, so that calls made before the store closes are still written.
  const writing = <R>(write: () => R): Promise<R> => (isReady ? queue.add(write) : ready().then(() => queue.add(write)))
  /** @returns the number of changed documents */
  const change = ({ text, values }: Sql): number => {
    try {
      return Number(statement(text).run(...values).changes)
    } catch (error) {
      if (isDuplicate(error)) throw new DuplicateKey(`a unique combination of ${definition.name} is taken`)
      throw error
    }
  }

  return {
    insert: async (document) => {
      const text = JSON.stringify(document)
      const flagged = flags.map((flag) => flagValue(document[flag]))
      return writing(() =>
        statement(insertText).run(document.id, text, ...flagged).changes > 0 ? 'inserted' : 'duplicate',
      )
    },
    get: (id) =>
      reading(() => {
        const row = first({ text: `SELECT ${columns} FROM ${table} WHERE id = ?`, values: [id] })
        return row && parsed(row)
      }),
    find: (find) =>
      reading(() => {
        if (find.after === undefined) return all(findSql(shape, find)).map(parsed)
        const cursor = first(cursorSql(table, orderOf(find.sort, declared), find.after))
        const rows = cursor ? all(findSql(shape, find, cursorOf(cursor))) : []
        return rows.map(parsed)
      }),
    count: (where) => reading(() => figure('count(*)', where)),
    sum: (field, where) =>
      reading(() => {
        mustBeDeclared(field, declared)
        const column = columnOf(field)
        return figure(`total(${column}) FILTER (WHERE typeof(${column}) IN ('integer', 'real'))`, where)
      }),
    countDistinct: (field, where) =>
      reading(() => {
        mustBeDeclared(field, declared)
        return figure(`count(DISTINCT ${columnOf(field)})`, where)
      }),
    update: async (id, set, when = {}) => {
      const changed = changeSql(set, flagSet)
      const where = whereSql(when, declared)
      const text = `UPDATE ${table} SET ${changed.text} WHERE id = ? AND ${where.text}`
      return writing(() => change({ text, values: [...changed.values, id, ...where.values] }) > 0)
    },
    increment: (id, field, by) =>
      writing(() => {
        const row = first({ text: `SELECT document FROM ${table} WHERE id = ?`, values: [id] })
        const document: Record<string, unknown> = row ? documentOf(row) : { id }
        const before = field in document ? document[field] : 0
        if (typeof before !== 'number') throw new TypeError(`${field} of ${id} is not a number`)
        change({
          text: `INSERT INTO ${table} (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
          values: [id, JSON.stringify({ ...document, [field]: before + by })],
        })
        return before + by
      }),
    delete: async (id) => {
      const wasThere = await writing(() => statement(`DELETE FROM ${table} WHERE id = ?`).run(id).changes > 0)
      if (wasThere) told.deleted()
      return wasThere
    },
  }
}
