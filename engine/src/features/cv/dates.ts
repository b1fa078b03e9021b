const month = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?,?\s+|(?:0?[1-9]|1[0-2])[/.]\s?|(?:spring|summer|autumn|fall|winter)\s+)?`
const year = String.raw`(?:(?:19|20)\d{2}|['’]\d{2}\b)`
const now = '(?:present|today|now|current|currently|ongoing|date)'
const dash = String.raw`\s*(?:[-–—]|to|until|till)\s*`

/** A span such as `Mar 2019 – today`, or `since 2021`. */
const span = new RegExp(
  String.raw`\(?(?:(?:since|from)\s+)?${month}${year}(?:${dash}(?:${month}${year}|${now}))?(?:\s*\([^)]*(?:yr|year|mo)[^)]*\))?\)?`,
  'i',
)
const realSpan = new RegExp(String.raw`${year}${dash}(?:${month}${year}|${now})|since\s+${month}${year}`, 'i')

/** Splits a text into its span of dates and the rest. Null if it has no dates. */
export function splitDates(text: string): { rest: string; dates: string } | null {
  const found = span.exec(text)
  if (found === null) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,;|(·–—-]+$/u, '')
    .replace(/^[\s,;|)·–—-]+/u, '')
  return { rest, dates: found[0].replace(/^\(|\)$/g, '').trim() }
}

/** Whether a text has a span of dates. */
export const hasSpan = (text: string): boolean => realSpan.test(text)

/** Whether these dates extend to the present. */
export const isCurrent = (dates: string): boolean => new RegExp(String.raw`\b${now}\b|since\s`, 'i').test(dates)

/** The first and the last year in dates; null if there is none. */
export function yearsOf(dates: string): { from: number; to: number } | null {
  const years = [...dates.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([each]) => Number(each))
  const [from, to] = [years[0], years.at(-1)]
  return from === undefined || to === undefined ? null : { from, to }
}
