import { type ContentForm, type EditedKind, formOf, lessonFile, lessonIn, pageOf, pictureFile } from './contentForms.ts'

/** Where an error is: in which file, at which form field, and on which line from 1. */
export type ContentPlace = { file: string; field: string | null; line: number | null }

type Files = ReadonlyMap<string, string>

/**
 * Finds the place of a schema's field in an item's files.
 * @param path the field's path in the item's schema
 */
export function contentPlaceOf(kind: EditedKind, path: readonly PropertyKey[], files: Files): ContentPlace {
  const page = pageOf(kind)
  if (kind === 'article' && path[0] === 'picture' && path[1] === 'svg')
    return { file: pictureFile, field: 'picture.svg', line: null }
  const [first, index, ...rest] = path
  if (kind === 'course' && first === 'lessons' && typeof index === 'number') {
    const id = lessonIds(files)[index]
    const file = id === undefined ? undefined : lessonFile(id)
    if (file !== undefined && files.has(file)) return within(kind, file, rest, files)
  }
  return within(kind, page, path, files)
}

/** The ids of a course's lessons: those that its page lists, then those that only have a file. */
export function lessonIds(files: Files): string[] {
  const listed = (/^lessons:(.*)$/m.exec(files.get('course.md') ?? '')?.[1] ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const lying = [...files.keys()].flatMap((file) => lessonIn(file) ?? [])
  return [...listed, ...lying.filter((id) => !listed.includes(id))]
}

function within(kind: EditedKind, file: string, path: readonly PropertyKey[], files: Files): ContentPlace {
  const form = formOf(kind, file)
  const lines = (files.get(file) ?? '').split('\n')
  const dotted = path.map(String).join('.')
  const isOf = (field: string) => dotted === field || dotted.startsWith(`${field}.`)
  const fact = form?.facts.find(({ field }) => isOf(field))
  if (fact !== undefined) return { file, field: fact.field, line: lineOfFact(fact.fact, lines) }
  const section = form?.sections.find(({ field }) => isOf(field))
  if (section !== undefined) return { file, field: section.field, line: lineOfItem(section, path.slice(1), lines) }
  if (form?.text != null && isOf(form.text.field)) return { file, field: form.text.field, line: lineAfterHead(lines) }
  return { file, field: null, line: null }
}

function lineOfFact(fact: string, lines: readonly string[]): number | null {
  const at = lines.findIndex((line) => line === `${fact}:` || line.startsWith(`${fact}: `))
  return at < 0 ? null : at + 1
}

/** The heading's line, or the line of its item or question. */
function lineOfItem(
  { heading, input }: ContentForm['sections'][number],
  path: readonly PropertyKey[],
  lines: readonly string[],
): number | null {
  const top = lines.findIndex(
    (line) => /^##\s/.test(line) && line.slice(2).trim().toLowerCase() === heading.toLowerCase(),
  )
  if (top < 0) return null
  const [index, , option] = path
  if (typeof index !== 'number') return top + 1
  const item = nth(lines, top, input === 'items' ? /^([-*]|\d+\.)\s/ : /^###\s/, index)
  if (item === null || input === 'items' || typeof option !== 'number') return (item ?? top) + 1
  return (nth(lines, item, /^([-*]|\d+\.)\s/, option) ?? item) + 1
}

function nth(lines: readonly string[], after: number, pattern: RegExp, index: number): number | null {
  let count = 0
  for (let at = after + 1; at < lines.length; at++) if (pattern.test(lines[at] ?? '') && count++ === index) return at
  return null
}

function lineAfterHead(lines: readonly string[]): number {
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '---')
  return end < 0 ? 1 : Math.min(end + 2, lines.length)
}
