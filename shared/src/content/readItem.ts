import { z } from 'zod'
import { readChecks } from './checks.ts'
import type { ItemFiles, Kind } from './kinds/kind.ts'
import { InvalidPage, parsePage, type Section } from './page/page.ts'
import { readerOf } from './page/reader.ts'

/** An item, or every error in its page, one sentence each. */
export type ReadItem<Item> = { ok: true; item: Item } | { ok: false; findings: string[] }

/** Reads an item's page and validates it against its kind's schema. */
export function readItem<Item extends { id: string }>(kind: Kind<Item>, id: string, files: ItemFiles): ReadItem<Item> {
  const text = files.get(kind.page)
  if (text === undefined) return { ok: false, findings: [`${kind.page}: is missing`] }
  let page: Section
  try {
    page = parsePage(text)
  } catch (error) {
    if (error instanceof InvalidPage) return { ok: false, findings: [`${kind.page}: ${error.message}`] }
    throw error
  }
  const reader = readerOf(page)
  const { checks, findings } = readChecks(files)
  const authored = kind.read(reader, files, id)
  const parsed = kind.schema.safeParse(checks === undefined ? authored : Object.assign({ checks }, authored))
  const leftovers = [...reader.leftovers().map((text) => `${kind.page}: ${text}`), ...findings]
  if (parsed.success && leftovers.length === 0) return { ok: true, item: parsed.data }
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${kind.page}: ${inWords(issue)}`)
  return { ok: false, findings: [...problems, ...leftovers] }
}

/** Describes an issue for people who never saw the schema, counting from one: `clarifications.2.answer is missing`. */
function inWords(issue: z.core.$ZodIssue): string {
  const { path, message, code } = issue
  const place = path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.')
  if (code === 'too_small' && issue.origin === 'array') return `${place}: at least ${issue.minimum} are needed`
  return code === 'invalid_type' && /undefined$/.test(message) ? `${place} is missing` : `${place} — ${message}`
}

/** Parses and validates a JSON file, or returns a sentence for each error. */
export function readJson<T>(path: string, files: ItemFiles, schema: z.ZodType<T>): ReadItem<T> {
  const text = files.get(path)
  if (text === undefined) return { ok: false, findings: [`${path}: is missing`] }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, findings: [`${path}: is not JSON (${error instanceof Error ? error.message : String(error)})`] }
  }
  const parsed = schema.safeParse(json)
  return parsed.success
    ? { ok: true, item: parsed.data }
    : { ok: false, findings: [`${path}: ${z.prettifyError(parsed.error)}`] }
}
