import { z } from 'zod'
import { InvalidPage, parsePage, type Section } from '../rules/contentPage.ts'
import { readChecks } from './checks.ts'
import type { ItemFiles, Kind } from './kinds/kind.ts'
import { readerOf } from './page/reader.ts'

/** An item, or every error in its page, one sentence each. */
export type ReadItem<Item> = { ok: true; item: Item } | { ok: false; findings: string[] }

/** Reads an item's page and validates it against its kind's schema. */
export function readItem<Item extends { id: string }>(kind: Kind<Item>, id: string, files: ItemFiles): ReadItem<Item> {
  const inspected = inspect(kind, id, files)
  return inspected.ok ? inspected : { ok: false, findings: inspected.problems.map(sentenceOf) }
}

/**
 * An error in an item. `path` leads to the schema's field if it is about one; `line`, counted from 1, is known if it is
 * about the page's format.
 */
export type ItemProblem = {
  file: string
  line: number | null
  path: readonly PropertyKey[]
  /** The whole sentence, which names the field. */
  message: string
  /** The sentence to show beside the field, which doesn't name it. */
  words: string
}

/** Every error in an item's files; empty if the item is valid. */
export function problemsOf<Item extends { id: string }>(kind: Kind<Item>, id: string, files: ItemFiles): ItemProblem[] {
  const inspected = inspect(kind, id, files)
  return inspected.ok ? [] : inspected.problems
}

const sentenceOf = ({ file, message }: ItemProblem): string => (file === '' ? message : `${file}: ${message}`)

type Inspected<Item> = { ok: true; item: Item } | { ok: false; problems: ItemProblem[] }

function inspect<Item extends { id: string }>(kind: Kind<Item>, id: string, files: ItemFiles): Inspected<Item> {
  const ofPage = (message: string, line: number | null = null): ItemProblem => ({
    ...{ file: kind.page, line, path: [], message, words: message },
  })
  const text = files.get(kind.page)
  if (text === undefined) return { ok: false, problems: [ofPage('is missing')] }
  let page: Section
  try {
    page = parsePage(text)
  } catch (error) {
    if (error instanceof InvalidPage) return { ok: false, problems: [ofPage(error.message, error.line)] }
    throw error
  }
  const reader = readerOf(page)
  const { checks, findings } = readChecks(files)
  const authored = kind.read(reader, files, id)
  const parsed = kind.schema.safeParse(checks === undefined ? authored : Object.assign({ checks }, authored))
  const leftovers = [
    ...reader.unread().map((unread) => ofPage(unread.text, unread.line)),
    ...findings.map((message) => ({ file: '', line: null, path: [], message, words: message })),
  ]
  if (parsed.success && leftovers.length === 0) return { ok: true, item: parsed.data }
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({
        ...ofPage(inWords(issue), lineOf(issue)),
        path: issue.path,
        words: wordsOf(issue),
      }))
  return { ok: false, problems: [...problems, ...leftovers] }
}

/** Describes an issue for people who never saw the schema, counting from one: `clarifications.2.answer is missing`. */
function inWords(issue: z.core.$ZodIssue): string {
  const place = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.')
  const words = wordsOf(issue)
  if (isAboutCount(issue)) return `${place}: ${words}`
  return isMissing(issue) ? `${place} ${words}` : `${place} — ${words}`
}

/** The line reported by a kind's own check, if any. */
const lineOf = (issue: z.core.$ZodIssue): number | null =>
  issue.code === 'custom' && typeof issue.params?.line === 'number' ? issue.params.line : null

const isAboutCount = (issue: z.core.$ZodIssue): boolean => issue.code === 'too_small' && issue.origin === 'array'
const isMissing = ({ code, message }: z.core.$ZodIssue): boolean =>
  code === 'invalid_type' && /undefined$/.test(message)

/** What is wrong, without saying where. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'array') return `at least ${issue.minimum} are needed`
  if (isMissing(issue)) return 'is missing'
  // A kind's own message says more.
  return /^(Too (big|small)|Invalid)/.test(issue.message) ? plainWordsOf(issue) : issue.message
}

function plainWordsOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return `can have at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'is empty'
        : `needs at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'invalid_value':
      return `isn’t one of these: ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return issue.expected === 'int' || issue.expected === 'number' ? 'isn’t a whole number' : issue.message
    case 'invalid_format':
      return issue.format === 'date' ? 'isn’t a date like 2026-11-20' : issue.message
    default:
      return issue.message
  }
}

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : '')

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
