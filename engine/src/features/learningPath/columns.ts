/**
 * A list of rows, stored as one text per field with the values of all rows. A store reads ten long texts much faster than
 * a thousand short ones, and only the fields that somebody needs are taken apart.
 */
export type Columns<Field extends string> = Readonly<Record<Field, string>>
type Cell = string | number | null | undefined

const separator = '|'
const emptyEnd = /\|+$/
/**
 * Characters with a meaning here, those that JSON escapes, and those beyond ASCII. A single one of these would make
 * reading the whole text slower.
 */
const escapes = /[^ -~]|[%|"\\]/g
const escaped = /%([0-9a-f]{4})/g
const maxUnits = 1_000

/** Missing values become empty ones. */
export function columnsOf<Field extends string>(
  fields: readonly Field[],
  rows: readonly Readonly<Partial<Record<Field, Cell>>>[],
): Columns<Field> {
  const columnOf = (field: Field): string =>
    rows
      .map((row) => String(row[field] ?? '').replace(escapes, inAscii))
      .join(separator)
      .replace(emptyEnd, '')
  return Object.fromEntries(fields.map((field) => [field, columnOf(field)])) as Record<Field, string>
}

const inAscii = (unit: string): string => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
const original = (value: string): string =>
  value.includes('%') ? value.replace(escaped, (_, code: string) => unitOf(code)) : value
const units = new Map<string, string>()
/** Cached for the characters that our texts have, such as quotation marks. */
function unitOf(code: string): string {
  const known = units.get(code)
  if (known !== undefined) return known
  const unit = String.fromCharCode(Number.parseInt(code, 16))
  if (units.size < maxUnits) units.set(code, unit)
  return unit
}

/** A column's values, without empty ones at the end. */
export function valuesOf(column: string): string[] {
  if (column === '') return []
  const values = column.split(separator)
  if (!column.includes('%')) return values
  // Sentences repeat, such as those on reviews.
  const known = new Map<string, string>()
  return values.map((value) => {
    if (!value.includes('%')) return value
    const found = known.get(value) ?? original(value)
    known.set(value, found)
    return found
  })
}

/** The value in one row of a column; empty if there is none. */
export function valueAt(column: string, row: number): string {
  let start = 0
  for (let passed = 0; passed < row; passed += 1) {
    const end = column.indexOf(separator, start)
    if (end === -1) return ''
    start = end + 1
  }
  const end = column.indexOf(separator, start)
  return original(column.slice(start, end === -1 ? undefined : end))
}

/** Reads values of an enumeration. @throws TypeError for any other */
export function readerOf<Value extends string>(values: readonly Value[]): (text: string | undefined) => Value {
  const known = new Map<string | undefined, Value>(values.map((value) => [value, value]))
  return (text) => {
    const value = known.get(text)
    if (value === undefined) throw new TypeError(`there is no “${text}” among ${values.join(', ')}`)
    return value
  }
}
