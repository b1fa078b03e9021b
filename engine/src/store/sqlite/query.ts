import { conditionsOf, defaultLimit, orderOf } from '../declaredFields.ts'
import type { Comparable, Condition, Find, Where } from '../port.ts'
import { columnOf } from './schema.ts'

export type SqlValue = string | number | null
/**
 * A piece of SQL with its parameters. Queries of the same form have the same text, so that statements can be cached.
 */
export type Sql = { text: string; values: SqlValue[] }

/** To SQLite, JSON's booleans are 0 and 1. */
const bindable = (value: Comparable): string | number => (typeof value === 'boolean' ? Number(value) : value)

const operators = [
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
] as const

function conditionSql(column: string, condition: Condition): Sql[] {
  if (condition === null) return [{ text: `${column} IS NULL`, values: [] }]
  if (typeof condition !== 'object') return [{ text: `${column} = ?`, values: [bindable(condition)] }]
  const bounds = operators.flatMap(([key, operator]): Sql[] => {
    const bound = condition[key]
    return bound === undefined ? [] : [{ text: `${column} ${operator} ?`, values: [bindable(bound)] }]
  })
  // A single parameter, however long the list, keeps the text the same.
  const list = condition.in && JSON.stringify(condition.in)
  return list === undefined
    ? bounds
    : [...bounds, { text: `${column} IN (SELECT value FROM json_each(?))`, values: [list] }]
}

export function whereSql<T>(where: Where<T>, declared: ReadonlySet<string>): Sql {
  const parts = conditionsOf(where, declared).flatMap(([field, condition]) => conditionSql(columnOf(field), condition))
  return { text: parts.map(({ text }) => text).join(' AND ') || 'TRUE', values: parts.flatMap(({ values }) => values) }
}

/** Path steps that SQLite accepts without quotes. */
const stepPattern = /^[A-Za-z_][A-Za-z0-9_]*$/

/** A document flag's value in SQLite. */
export const flagValue = (value: unknown): SqlValue => (typeof value === 'boolean' ? Number(value) : null)

/** An update's SET clause. Flags are columns; everything else is in the JSON. */
export function changeSql(set: object, flags: ReadonlySet<string>): Sql {
  const entries = Object.entries(set).filter(([field]) => field !== 'id')
  const own = entries.filter(([field]) => flags.has(field))
  const others = entries.filter(([field]) => !flags.has(field))
  const document = others.length > 0 || own.length === 0 ? [documentSql(others)] : []
  const columns = own.map(([field, value]): Sql => ({ text: `${columnOf(field)} = ?`, values: [flagValue(value)] }))
  const parts = [...document, ...columns]
  return { text: parts.map(({ text }) => text).join(', '), values: parts.flatMap(({ values }) => values) }
}

/** A document's JSON with some fields set, minus those that JSON omits. The rest isn't read into the program. */
function documentSql(set: readonly [field: string, value: unknown][]): Sql {
  const paths: string[] = []
  const values: SqlValue[] = []
  const removed: string[] = []
  for (const [field, value] of set) {
    if (!stepPattern.test(field)) throw new TypeError(`"${field}" cannot be set`)
    const json: string | undefined = JSON.stringify(value)
    if (json === undefined) removed.push(`$.${field}`)
    else {
      paths.push(', ?, json(?)')
      values.push(`$.${field}`, json)
    }
  }
  const kept = removed.length === 0 ? 'document' : `json_remove(document${', ?'.repeat(removed.length)})`
  const text = paths.length === 0 ? kept : `json_set(${kept}${paths.join('')})`
  return { text: `document = ${text}`, values: [...removed, ...values] }
}

/** The values of the cursor's document in the columns of the order. */
export type CursorRow = readonly SqlValue[]
type Order = ReturnType<typeof orderOf>

/** Matches rows after the cursor: greater in the first column, or equal there and greater in the second, and so on. */
function afterSql(order: Order, cursor: CursorRow): Sql {
  const alternatives = order.map(([field, direction], position): Sql => {
    const column = columnOf(field)
    const value = cursor[position] ?? null
    const same = order.slice(0, position).map(([before]) => `${columnOf(before)} IS ?`)
    const beyond: Sql =
      value === null
        ? { text: direction === 'asc' ? `${column} IS NOT NULL` : 'FALSE', values: [] }
        : { text: direction === 'asc' ? `${column} > ?` : `(${column} < ? OR ${column} IS NULL)`, values: [value] }
    return {
      text: `(${[...same, beyond.text].join(' AND ')})`,
      values: [...cursor.slice(0, position), ...beyond.values],
    }
  })
  return {
    text: `(${alternatives.map(({ text }) => text).join(' OR ')})`,
    values: alternatives.flatMap(({ values }) => values),
  }
}

/** Reads the values of the cursor's document in the columns of the order. */
export function cursorSql(table: string, order: Order, after: string): Sql {
  return {
    text: `SELECT ${order.map(([field]) => columnOf(field)).join(', ')} FROM ${table} WHERE id = ?`,
    values: [after],
  }
}

export function findSql<T>(
  { table, columns, declared }: { table: string; columns: string; declared: ReadonlySet<string> },
  find: Find<T>,
  cursor?: CursorRow,
): Sql {
  const order = orderOf(find.sort, declared)
  const where = whereSql(find.where, declared)
  const after = cursor ? afterSql(order, cursor) : { text: 'TRUE', values: [] }
  const sorted = order.map(([field, direction]) => `${columnOf(field)} ${direction}`).join(', ')
  return {
    text: `SELECT ${columns} FROM ${table} WHERE ${where.text} AND ${after.text} ORDER BY ${sorted} LIMIT ?`,
    values: [...where.values, ...after.values, find.limit ?? defaultLimit],
  }
}
