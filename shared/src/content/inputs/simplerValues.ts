import { isList, type Value, type Values } from './drawValues.ts'
import { simplerTrees } from './grammar.ts'
import type { Column, Field, InputShape } from './inputShape.ts'

/**
 * Yields every way to simplify the drawn values in one step: with fewer values, one label fewer, a smaller number, or
 * numbers that are closer together. The result may not fit the shape; `drawValues` then makes it fit.
 */
export function* simplerValues(shape: InputShape, values: Values): Generator<Values> {
  for (const field of shape) yield* without(field, shape, values)
  for (const field of shape) {
    const value = values.get(field.name)
    if (value === undefined) continue
    for (const simpler of simplerOf(field, value)) yield new Map(values).set(field.name, simpler)
  }
  yield* closer(shape, values)
}

/** Yields the values with a smaller count: without half of the counted values, or without one of them. */
function* without(counter: Field, shape: InputShape, values: Values): Generator<Values> {
  const count = values.get(counter.name)
  if (typeof count !== 'number' || !shape.some((field) => isCounted(field, counter.name))) return
  const labels = shape.flatMap(labelsOf).find(({ of }) => of === counter.name)
  const first = labels?.first ?? 0
  const half = Math.floor(count / 2)
  const spans: [number, number][] = Array.from({ length: count }, (_each, at) => [at, 1])
  if (half > 1) spans.unshift([0, half], [half, count - half])
  for (const [start, length] of spans) {
    const keeps = (at: number) => at < start || at >= start + length
    const left = new Map(values).set(counter.name, count - length)
    for (const field of shape) {
      const value = values.get(field.name)
      if (field !== counter && value !== undefined)
        left.set(field.name, cutDown(field, counter.name, value, keeps, first))
    }
    yield left
  }
}

const isCounted = (field: Field, name: string): boolean =>
  ('count' in field && field.count === name) ||
  ('width' in field && field.width === name) ||
  labelsOf(field).some(({ of }) => of === name)

type Labels = Extract<Column, { of: string }>
const labelsOf = (field: Field): Labels[] =>
  'columns' in field ? field.columns.flatMap((column) => ('of' in column ? [column] : [])) : []

function cutDown(field: Field, counter: string, value: Value, keeps: (at: number) => boolean, first: number): Value {
  if (typeof value === 'number' || 'rule' in value) return value
  const isWord = 'letters' in field && field.count === undefined
  const counted = !isWord && 'count' in field && field.count === counter
  const wide = 'width' in field && field.width === counter
  if (isList(value)) return counted || (isWord && wide) ? value.filter((_each, at) => keeps(at)) : value
  const rows = value.filter((_row, at) => !counted || keeps(at))
  if (wide) return rows.map((row) => row.filter((_each, at) => keeps(at)))
  if (!('columns' in field)) return rows
  // Lower each label by the number of removed labels before it.
  const moved = (label: number) => {
    const before = Array.from({ length: Math.max(0, label - first) }, (_each, at) => at).filter(keeps).length
    return label < first ? label : before + first
  }
  const isOf = (at: number) => {
    const column = field.columns[at]
    return column !== undefined && 'of' in column && column.of === counter
  }
  return rows.map((row) => row.map((each, at) => (isOf(at) ? moved(each) : each)))
}

function* simplerOf(field: Field, value: Value): Generator<Value> {
  if (typeof value === 'number') yield* smallerNumbers(value)
  else if ('rule' in value) {
    if ('rules' in field) yield* simplerTrees(field.rules, value)
  } else if (isList(value)) {
    for (const [at, each] of value.entries()) for (const smaller of smallerNumbers(each)) yield value.with(at, smaller)
    yield value.toSorted((one, other) => one - other)
  } else {
    for (const [at, row] of value.entries()) {
      for (const [column, each] of row.entries())
        for (const smaller of smallerNumbers(each)) yield value.with(at, row.with(column, smaller))
      // Lower all numbers of the row by the same amount, so that an interval keeps its length.
      for (const by of new Set([Math.min(...row), 1]))
        yield value.with(
          at,
          row.map((each) => each - by),
        )
      if (row.length > 1) yield value.with(at, [row[1] ?? 0, row[0] ?? 0, ...row.slice(2)])
      if (at > 0) yield value.with(at - 1, row).with(at, value[at - 1] ?? [])
    }
  }
}

/** Yields simpler numbers than this one: zero, one, half of it, and the next one towards zero. */
function* smallerNumbers(value: number): Generator<number> {
  const half = Math.trunc(value / 2)
  const candidates = [0, 1, half, value - Math.sign(value)]
  for (const each of new Set(candidates))
    if (each !== value && (Math.abs(each) < Math.abs(value) || value < 0)) yield each
}

/**
 * Yields the values with numbers closer together. For each number, lowers it and all larger numbers, by one or down to
 * the next smaller number, in one field or in all fields.
 */
function* closer(shape: InputShape, values: Values): Generator<Values> {
  const counts = new Set(shape.flatMap((field) => ('count' in field ? [field.count] : [])))
  const free = shape.filter((field) => !counts.has(field.name) && !('rules' in field))
  const groups = [...free.map((field) => [field]), free]
  for (const group of groups) {
    const numbers = new Set(group.flatMap((field) => numbersOf(values.get(field.name))))
    for (const number of numbers) {
      const below = Math.max(...[...numbers].filter((each) => each < number))
      for (const by of new Set([1, Number.isFinite(below) ? number - below : number])) {
        const lower = (each: number) => (each >= number ? each - by : each)
        const moved = new Map(values)
        for (const field of group) {
          const value = values.get(field.name)
          if (value !== undefined) moved.set(field.name, mapped(value, lower))
        }
        yield moved
      }
    }
  }
}

const numbersOf = (value: Value | undefined): number[] =>
  value === undefined || (typeof value === 'object' && 'rule' in value)
    ? []
    : typeof value === 'number'
      ? [value]
      : isList(value)
        ? [...value]
        : value.flat()

function mapped(value: Value, change: (each: number) => number): Value {
  if (typeof value === 'number') return change(value)
  if ('rule' in value) return value
  return isList(value) ? value.map(change) : value.map((row) => row.map(change))
}
