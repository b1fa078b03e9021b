import { type Bound, type Known, valueOfBound } from './bound.ts'
import { growTree, type Tree } from './grammar.ts'
import type { CallsField, Column, Field, GrammarField, InputShape } from './inputShape.ts'

/** The values drawn for a field: numbers as they are, words and letters as indexes into the allowed list. */
export type Value = number | readonly number[] | readonly (readonly number[])[] | Tree
export type Values = ReadonlyMap<string, Value>

/** The position of a number in the drawn values: its field, row and column. */
export type Place = { field: string; row: number; column: number }
export type Range = { from: number; to: number; step: number; except?: number | undefined; mostly?: number | undefined }

/** Chooses each number and tree of an input: at random, or from the values of an existing input. */
export type Chooser = {
  number(place: Place, range: Range): number
  tree(field: GrammarField, depth: number): Tree
}

/**
 * Draws a shape's fields in order. A number outside its range is moved into it, so the result always fits the shape.
 * @throws Error for an empty range: an authoring mistake
 */
export function drawValues(shape: InputShape, size: number, chooser: Chooser): Values {
  const values = new Map<string, Value>()
  const known = new Map<string, number | readonly number[]>([['size', size]])
  for (const field of shape) {
    const value = drawField(field, known, chooser)
    values.set(field.name, value)
    if (typeof value === 'number') known.set(field.name, value)
    else if ('from' in field && 'count' in field && !('width' in field) && !('tree' in field) && isList(value))
      known.set(field.name, value)
  }
  return values
}

export const isList = (value: Value): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

function drawField(field: Field, known: Known, chooser: Chooser): Value {
  const { name } = field
  const count = (bound: Bound) => Math.max(0, valueOfBound(bound, known))
  const choose = (row: number, column: number, range: Range) =>
    within(chooser.number({ field: name, row, column }, range), range)
  if ('calls' in field) {
    const kinds = field.calls.flatMap((call) => Array.from({ length: call.often ?? 1 }, () => call))
    return times(count(field.count), (row) => {
      const kind = choose(row, 0, { from: 0, to: kinds.length - 1, step: 1 })
      const given = kinds[kind]?.given ?? []
      const drawn = given.map((each, at) => choose(row, at + 1, callRange(each, known)))
      return [kind, ...drawn]
    })
  }
  if ('rules' in field) return chooser.tree(field, count(field.depth))
  if ('words' in field) {
    const { words, pick } = field
    return times(count(field.count), (row) => {
      const picked = pick === undefined ? null : valueOfBound(pick, new Map(known).set('index', row))
      return choose(row, 0, { from: picked ?? 0, to: picked ?? words.length - 1, step: 1 })
    })
  }
  if ('letters' in field) {
    const letters = [...field.letters]
    const mostly = field.mostly === undefined ? undefined : letters.indexOf(field.mostly)
    const [width, range] = [count(field.width), { from: 0, to: letters.length - 1, step: 1, mostly }]
    const word = (row: number) => times(width, (column) => choose(row, column, range))
    return field.count === undefined ? word(0) : times(count(field.count), word)
  }
  if ('columns' in field) return drawTable(field, known, count(field.count), choose)
  const range = rangeOf(field, known)
  if ('width' in field) {
    const [rows, width] = [count(field.count), count(field.width)]
    const inGrid = { ...range, mostly: field.mostly }
    const grid = times(rows, (row) => times(width, (column) => choose(row, column, inGrid)))
    return field.ends === undefined ? grid : withEnds(grid, field.ends)
  }
  if (!('count' in field)) return choose(0, 0, range)
  if ('tree' in field)
    return times(count(field.count), (row) => [choose(row, 0, range), choose(row, 1, { from: 0, to: row, step: 1 })])
  const list = times(count(field.count), (row) => choose(row, 0, range))
  return field.order === undefined ? list : inOrder(list, range, field.order === 'rising' ? range.step : 0)
}

const callRange = (given: CallsField['calls'][number]['given'][number], known: Known): Range =>
  'words' in given ? { from: 0, to: given.words.length - 1, step: 1 } : rangeOf(given, known)

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_each, index) => make(index))

function rangeOf({ from, to, step = 1 }: { from: Bound; to: Bound; step?: number | undefined }, known: Known): Range {
  const range = { from: valueOfBound(from, known), to: valueOfBound(to, known), step }
  if (range.from > range.to) throw new Error(`nothing lies in ${from}…${to}: from ${range.from} to ${range.to}`)
  return range
}

/** Returns the number in the range that is nearest to the given one, skipping the excluded number. */
function within(number: number, { from, to, step, except }: Range): number {
  const last = from + Math.floor((to - from) / step) * step
  const nearest = Math.min(last, Math.max(from, from + Math.round((number - from) / step) * step))
  if (nearest !== except) return nearest
  return nearest < last ? nearest + step : nearest - step
}

const withEnds = (grid: number[][], end: number): number[][] =>
  grid.map((row, at) =>
    row.map((each, column) =>
      (at === 0 && column === 0) || (at === grid.length - 1 && column === row.length - 1) ? end : each,
    ),
  )

/** Sorts the list and spaces the numbers at least `gap` apart, within the range while there is room. */
function inOrder(list: readonly number[], { to }: Range, gap: number): number[] {
  const sorted = list.toSorted((one, other) => one - other)
  for (let at = 1; at < sorted.length; at++) sorted[at] = Math.max(sorted[at] ?? 0, (sorted[at - 1] ?? 0) + gap)
  for (let at = sorted.length - 1, most = to; at >= 0; at--, most -= gap) sorted[at] = Math.min(sorted[at] ?? 0, most)
  return sorted
}

function drawTable(
  { columns }: { columns: readonly Column[] },
  known: Known,
  count: number,
  choose: (row: number, column: number, range: Range) => number,
): number[][] {
  const forests = columns.map((column) => ('forest' in column ? createForest(count) : null))
  return times(count, (row) => {
    const inRow = new Map(known).set('index', row)
    return columns.map((column, at) => {
      const chosen = choose(row, at, columnRange(column, inRow))
      const value = forests[at]?.lead(row, chosen) ?? chosen
      inRow.set(column.name, value)
      return value
    })
  })
}

function columnRange(column: Column, known: Map<string, number | readonly number[]>): Range {
  if (!('of' in column)) return rangeOf(column, known)
  const { of, first, not, forest } = column
  const range = rangeOf({ from: forest ? -1 : first, to: valueOfBound(of, known) - 1 + first }, known)
  return not === undefined ? range : { ...range, except: valueOfBound(not, known) }
}

/** Tracks the links between rows, and prevents links that would form a cycle. */
function createForest(count: number): { lead(row: number, to: number): number } {
  const towards = times(count, (row) => row)
  const endOf = (row: number): number => {
    let at = row
    for (let next = towards[at] ?? at; next !== at; next = towards[at] ?? at) {
      towards[at] = towards[next] ?? next
      at = next
    }
    return at
  }
  return {
    lead(row, to) {
      if (to < 0 || endOf(to) === row) return -1
      towards[row] = to
      return to
    },
  }
}

/** The probability of drawing the usual number (`mostly`), if the range has one. */
const usualShare = 0.8

/**
 * Returns a chooser that draws at random. With `edges`, it draws the two ends of a range more often, which suits small
 * inputs.
 */
export function byChance(random: () => number, edges: boolean): Chooser {
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    number(_place, { from, to, step, except, mostly }) {
      if (mostly !== undefined && random() < usualShare) return mostly
      const steps = Math.floor((to - from) / step)
      const edge = edges ? random() : 1
      if (edge < 0.1) return from
      if (edge < 0.2) return from + steps * step
      // To skip the excluded number, numbers from it upwards move up by one step.
      const drawn = from + between(0, except === undefined ? steps : Math.max(0, steps - 1)) * step
      return except !== undefined && drawn >= except ? drawn + step : drawn
    },
    tree: ({ rules }, depth) =>
      growTree(rules, Object.keys(rules)[0] ?? '', depth, (options) => between(0, options - 1)),
  }
}

/**
 * Returns a chooser that reuses these values where they exist. Where they don't, it takes the smallest possible number.
 */
export function byValues(values: Values): Chooser {
  return {
    number({ field, row, column }, { from }) {
      const value = values.get(field)
      if (typeof value === 'number') return value
      if (!Array.isArray(value)) return from
      const inRow: unknown = isList(value) ? value[Math.max(row, column)] : value[row]?.[column]
      return typeof inRow === 'number' ? inRow : from
    },
    tree({ name, rules }) {
      const value = values.get(name)
      return typeof value === 'object' && 'rule' in value
        ? value
        : growTree(rules, Object.keys(rules)[0] ?? '', 0, () => 0)
    },
  }
}
