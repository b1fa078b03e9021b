import type { Filter } from 'mongodb'
import { conditionsOf, type orderOf } from '../declaredFields.ts'
import type { Condition, JsonValue, Where } from '../port.ts'
import { withoutMarks } from './exemption.ts'

/** A document in MongoDB, with its `id` as `_id`. */
export type StoredDocument = { _id: string; [field: string]: unknown }
/** For the driver's types, which don't allow fields of unknown types. */
export type Keyed = { _id: string }

export const keyOf = (field: string): string => (field === 'id' ? '_id' : field)

const operators = ['lt', 'lte', 'gt', 'gte', 'in'] as const

function conditionFilter(condition: Condition): Record<string, unknown> {
  if (condition === null || typeof condition !== 'object') return { $eq: condition }
  return Object.fromEntries(
    operators.flatMap((operator) => (condition[operator] === undefined ? [] : [[`$${operator}`, condition[operator]]])),
  )
}

/**
 * Translates a where into a filter. Null also matches missing fields, and a bound matches only values of its own type,
 * as the port requires.
 */
export function whereFilter<T>(where: Where<T>, declared: ReadonlySet<string>): Filter<Keyed> {
  const conditions = conditionsOf(where, declared).map(([field, condition]) => [
    keyOf(field),
    conditionFilter(condition),
  ])
  return Object.fromEntries(conditions.filter(([, filter]) => Object.keys(filter ?? {}).length > 0))
}

/** Combines these conditions. A single one isn't wrapped, because MongoDB is fastest with a plain `_id` query. */
export function allOf(filters: readonly Filter<Keyed>[]): Filter<Keyed> {
  const [first = {}, ...others] = filters.filter((filter) => Object.keys(filter).length > 0)
  return others.length === 0 ? first : { $and: [first, ...others] }
}

type Order = ReturnType<typeof orderOf>

export const sortOf = (order: Order): Map<string, 1 | -1> =>
  new Map(order.map(([field, direction]) => [keyOf(field), direction === 'asc' ? 1 : -1]))

/**
 * Matches the documents after the cursor: greater in the first field, or equal there and greater in the second, and so
 * on.
 */
export function afterFilter(order: Order, cursor: StoredDocument): Filter<Keyed> {
  const cursorValue = (field: string): unknown => cursor[keyOf(field)] ?? null
  const alternatives = order.flatMap(([field, direction], position): Filter<Keyed>[] => {
    const key = keyOf(field)
    const value = cursorValue(field)
    const same = order.slice(0, position).map(([before]) => ({ [keyOf(before)]: { $eq: cursorValue(before) } }))
    if (value === null) return direction === 'asc' ? [{ $and: [...same, { [key]: { $ne: null } }] }] : []
    const beyond =
      direction === 'asc' ? [{ [key]: { $gt: value } }] : [{ [key]: { $lt: value } }, { [key]: { $eq: null } }]
    return [{ $and: [...same, beyond.length === 1 ? (beyond[0] ?? {}) : { $or: beyond }] }]
  })
  return alternatives.length > 0 ? { $or: alternatives } : { _id: { $in: [] } }
}

/** Makes MongoDB store what JSON would, so that both adapters return the same. */
export function storedFields(fields: object): Record<string, JsonValue> {
  const { id: _id, ...stored }: Record<string, JsonValue> = JSON.parse(JSON.stringify(fields))
  return stored
}

/** Converts a stored document to our form. */
export function documentOf({ _id, ...fields }: StoredDocument): Record<string, unknown> {
  return { id: _id, ...withoutMarks(fields) }
}
