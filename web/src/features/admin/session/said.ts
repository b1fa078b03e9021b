/** A piece of text in an event, with its field name. */
export type Said = { field: string; text: string }

/** Fields that identify what an event is about and hold no user-written text. */
const isName = (field: string): boolean => field === 'type' || field === 'at' || /id$/i.test(field)

/**
 * Collects all text in an event, at any depth, with its field name. Skips single words such as `python`: they are enum
 * values, not something a user wrote.
 */
export function saidIn(value: unknown, field = ''): Said[] {
  if (typeof value === 'string') return !isName(field) && /\s/.test(value.trim()) ? [{ field, text: value }] : []
  if (Array.isArray(value)) return value.flatMap((each) => saidIn(each, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => saidIn(each, name))
}
