import type { CollectionDefinition, Document } from '../port.ts'

/**
 * Exempts documents from a unique index. MongoDB treats null and missing as ordinary values, so two documents without a
 * slug would collide. So a document that lacks a field of a unique combination gets a mark under `_lacks`, with its own
 * id as the value. The unique index covers these marks too. Marked documents differ by id; complete ones have no mark.
 */
const root = '_lacks'

/** The path of a document's mark for a missing `field`. */
export const markOf = (field: string): string => `${root}.${field}`

/** The fields of all unique combinations, each once. */
export function uniqueFields<T extends Document>({ unique }: CollectionDefinition<T>): readonly string[] {
  return [...new Set<string>(unique.flat())].filter((field) => field !== 'id')
}

const isLacking = (value: unknown): boolean => value === undefined || value === null

/** The marks to store with a new document for the fields it lacks. */
export function marksOfNew(id: string, document: object, fields: readonly string[]): object {
  const values = new Map(Object.entries(document))
  const lacking = fields.filter((field) => isLacking(values.get(field)))
  return lacking.length === 0 ? {} : { [root]: Object.fromEntries(lacking.map((field) => [field, id])) }
}

/** The `$set` and `$unset` parts that update the marks when fields change. */
export function marksOfChange(
  id: string,
  set: object,
  fields: readonly string[],
): { set: Record<string, string>; unset: Record<string, ''> } {
  const changed = Object.entries(set).filter(([field]) => fields.includes(field))
  const marks = (lacking: boolean) =>
    changed.filter(([, value]) => isLacking(value) === lacking).map(([field]) => field)
  return {
    set: Object.fromEntries(marks(true).map((field) => [markOf(field), id])),
    unset: Object.fromEntries(marks(false).map((field) => [markOf(field), ''])),
  }
}

/** The stored fields without the marks. */
export function withoutMarks({ [root]: _marks, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return fields
}
