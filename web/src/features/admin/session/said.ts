/** A text of an event: its field, and the text. */
export type Said = { field: string; text: string }

/** Fields that say what an event is about, and weren't written by anybody. */
const isName = (field: string): boolean => field === 'type' || field === 'at' || /id$/i.test(field)

/** Every text in an event, at any depth, under the name of its field. Single words such as `python` are values that nobody wrote. */
export function saidIn(value: unknown, field = ''): Said[] {
  if (typeof value === 'string') return !isName(field) && /\s/.test(value.trim()) ? [{ field, text: value }] : []
  if (Array.isArray(value)) return value.flatMap((each) => saidIn(each, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => saidIn(each, name))
}
