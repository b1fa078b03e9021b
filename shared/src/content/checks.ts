import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidPage, parsePage } from '../rules/contentPage.ts'
import { contentFolder } from './contentFolder.ts'
import { InvalidContent, readItemFiles } from './itemFiles.ts'
import { type Check, checksSchema, type PointChecks } from './kinds/check.ts'
import type { ItemFiles } from './kinds/kind.ts'
import { type Reader, readerOf } from './page/reader.ts'

/** The page with a question's checks, stored next to the question. */
const checksPage = 'checks.md'

/** The checks on a page, or all errors in the page. */
export type ReadChecks = { checks: PointChecks[] | undefined; findings: string[] }

/** Reads a question's checks; undefined if it has no checks page. */
export function readChecks(files: ItemFiles): ReadChecks {
  const text = files.get(checksPage)
  if (text === undefined) return { checks: undefined, findings: [] }
  const wrong = (findings: readonly string[]): ReadChecks => ({
    checks: undefined,
    findings: findings.map((each) => `${checksPage}: ${each}`),
  })
  try {
    const reader = readerOf(parsePage(text))
    const parsed = checksSchema.safeParse(reader.others((point) => ({ of: point.heading, checks: readPoint(point) })))
    const findings = [
      ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} — ${message}`)),
      ...reader.leftovers(),
    ]
    return parsed.success && findings.length === 0 ? { checks: parsed.data, findings } : wrong(findings)
  } catch (error) {
    if (error instanceof InvalidPage) return wrong([error.message])
    throw error
  }
}

const listOrNone = (reader: Reader, name: string): string[] | undefined => {
  const values = reader.list(name)
  return values.length === 0 ? undefined : values
}

const readPoint = (point: Reader) =>
  point.others((each) => ({
    situation: each.heading,
    question: each.fact('asks'),
    reports: each.fact('reports'),
    options: listOrNone(each, 'options'),
    right: each.list('right'),
    half: each.list('half'),
    wrong: each.list('wrong'),
    input: each.block('input'),
    why: each.proseBeside('input'),
  }))

/**
 * The minimum number of words in an `of` that is only the start of a point's heading. A shorter `of` must equal the
 * whole heading.
 */
const wordsOfABeginning = 3

/** Finds a point's checks: those whose `of` is the point's heading, or the start of the heading. */
export const checksOf = (checks: readonly PointChecks[] | undefined, point: string): readonly Check[] =>
  checks?.find(({ of }) => of === point || (of.split(' ').length >= wordsOfABeginning && point.startsWith(of)))
    ?.checks ?? []

/** Folders with questions that have checks. */
const foldersWithChecks = ['knowledge', 'explain-code', 'algorizing', 'low-level-design', 'system-design', 'challenges']

/** A question's checks, without the question. */
export type QuestionChecks = { folder: string; id: string; points: readonly PointChecks[] }

/**
 * Loads the checks of all questions, without the questions themselves.
 * @throws InvalidContent if a page doesn't match the schema
 */
export function loadChecks(folder: string = contentFolder): QuestionChecks[] {
  return foldersWithChecks.flatMap((kind) =>
    readdirSync(join(folder, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .flatMap((id) => {
        const { checks, findings } = readChecks(readItemFiles(join(folder, kind, id)))
        if (findings.length > 0) throw new InvalidContent(findings.map((each) => `${kind}/${id}/${each}`).join('\n'))
        return checks === undefined ? [] : [{ folder: kind, id, points: checks }]
      }),
  )
}
