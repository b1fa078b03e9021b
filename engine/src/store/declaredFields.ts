import type { CollectionDefinition, Condition, Document, Find, Where } from './port.ts'

const namePattern = /^[A-Za-z][A-Za-z0-9_]*$/

/**
 * A collection's fields for filtering and sorting, `id` first, each once. Throws if a name can't be used for a column.
 */
export function declaredFields<T extends Document>(definition: CollectionDefinition<T>): ReadonlySet<string> {
  const fields = new Set<string>([
    'id',
    ...definition.unique.flat(),
    ...definition.indexes.flat(),
    ...(definition.flags ?? []),
  ])
  for (const name of [definition.name, ...fields]) {
    if (!namePattern.test(name)) throw new TypeError(`"${name}" cannot name a collection or a declared field`)
  }
  return fields
}

/** The conditions of a where, each with its field. Throws if a field is undeclared or a condition undefined. */
export function conditionsOf<T>(where: Where<T>, declared: ReadonlySet<string>): [field: string, Condition][] {
  return Object.entries<Condition | undefined>(where).map(([field, condition]) => {
    mustBeDeclared(field, declared)
    if (condition === undefined) throw new TypeError(`the condition on ${field} is undefined`)
    return [field, condition]
  })
}

/** A find's complete order: its sort, then `id` for ties. */
export function orderOf<T>(
  sort: Find<T>['sort'] = [],
  declared: ReadonlySet<string>,
): (readonly [field: string, direction: 'asc' | 'desc'])[] {
  for (const [field] of sort) mustBeDeclared(field, declared)
  const decided = sort.findIndex(([field]) => field === 'id')
  return decided >= 0 ? sort.slice(0, decided + 1) : [...sort, ['id', sort.at(-1)?.[1] ?? 'asc']]
}

/** Throws if the field is undeclared. */
export function mustBeDeclared(field: string, declared: ReadonlySet<string>): void {
  if (!declared.has(field)) throw new TypeError(`${field} is not a declared field`)
}

/** How many documents a find returns if no limit is given. */
export const defaultLimit = 100
