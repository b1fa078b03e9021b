import { type CvContent, type CvEntry, type CvSection, type CvSectionKind, cvBounds } from '@greenroom/shared/wire'
import { hasSpan, splitDates } from './dates.ts'
import { headingKind } from './headings.ts'
import type { TextLine } from './reading/textLine.ts'

const pageNumber = /^(?:page\s*)?\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?$|^-\s*\d+\s*-$/i
const documentTitle = /^(?:curriculum vitae|résumé|resume|cv|lebenslauf)$/i
const contactMark =
  /@|https?:|www\.|linkedin|github\.com|\+?\d[\d ()/.-]{6,}\d|\b(?:phone|mobile|tel|email|e-mail|address|born|date of birth|nationality|marital status|photo)\b/i
const sentenceEnd = /[.!?:;]["”’)]?$/
/** A line this long fills the page's width, so the next one may continue it. */
const wrapsAt = 62
const longestTitle = 110

const counter = () => {
  let last = 0
  return (letter: string): string => `${letter}${++last}`
}

/** Divides a CV into its sections, entries and lines. It keeps every word, and the candidate corrects the rest. */
export function parseCv(read: readonly TextLine[]): CvContent {
  const id = counter()
  const { head, sections } = sectionsOf(joined(read.filter(({ text }) => text !== '' && !pageNumber.test(text))))
  const isContact = ({ heading }: Part) => /^contact/i.test(heading)
  const { name, contact, rest } = headOf([...head, ...sections.filter(isContact).flatMap(({ lines }) => lines)])
  const summary = rest.length === 0 ? [] : [{ kind: 'summary' as const, heading: 'Summary', lines: rest }]
  return bounded({
    name: name.slice(0, cvBounds.heading),
    contact: contact.slice(0, 20).map((text) => ({ id: id('c'), text: text.slice(0, cvBounds.line) })),
    sections: [...summary, ...sections.filter((part) => !isContact(part))].map(
      ({ kind, heading, lines }): CvSection => ({
        id: id('s'),
        kind,
        heading: heading.slice(0, cvBounds.heading),
        entries: entriesOf(kind, kind === 'skills' ? asList(lines) : lines, id),
      }),
    ),
  })
}

/** Joins skills listed one per line. */
function asList(lines: TextLine[]): TextLine[] {
  const areShort = lines.length > 3 && lines.every(({ text }) => text.length <= 30 && !/[,;:|]/.test(text))
  return areShort ? [{ text: lines.map(({ text }) => text).join(', '), kind: 'plain' }] : lines
}

type Part = { kind: CvSectionKind; heading: string; lines: TextLine[] }

/** Whether a line is short, and in capitals or large type. */
const looksLikeHeading = ({ text, kind }: TextLine): boolean =>
  kind !== 'bullet' &&
  text.length <= 40 &&
  !/\d|@|[.,;]$/.test(text) &&
  (kind === 'heading' || (text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && !text.includes(',')))

function sectionsOf(lines: readonly TextLine[]): { head: TextLine[]; sections: Part[] } {
  const head: TextLine[] = []
  const sections: Part[] = []
  for (const [index, line] of lines.entries()) {
    const known = line.kind === 'bullet' ? null : headingKind(line.text)
    const open = sections.at(-1)
    // Under experience, a line in large type is an employer.
    const guessed =
      open !== undefined && index > 0 && looksLikeHeading(line) && !(line.kind === 'heading' && hasTitles(open.kind))
    const inline = known === null && line.kind !== 'bullet' ? inlineHeading(line.text) : null
    if (known !== null || guessed)
      sections.push({ kind: known ?? 'other', heading: titleCase(line.text.replace(/[:\s]+$/, '')), lines: [] })
    else if (inline !== null) sections.push({ ...inline, lines: [{ text: inline.rest, kind: 'plain' }] })
    else (open?.lines ?? head).push(line)
  }
  return { head, sections: sections.filter(({ lines: each }) => each.length > 0) }
}

/** Parses a heading and its only line, such as `Languages: Polish, English`. */
function inlineHeading(text: string): { kind: CvSectionKind; heading: string; rest: string } | null {
  const found =
    /^(skills|technical skills|spoken languages|education|interests|hobbies|summary|profile|references|languages):\s+(\S.*)$/i.exec(
      text,
    )
  const [, heading = '', rest = ''] = found ?? []
  const kind = headingKind(heading)
  return found === null || kind === null ? null : { kind, heading: titleCase(heading), rest }
}

const titleCase = (text: string): string =>
  /\p{Ll}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

const hasTitles = (kind: CvSectionKind): boolean => ['experience', 'projects', 'education'].includes(kind)

/** Joins lines that were broken at the page's edge. */
function joined(lines: readonly TextLine[]): TextLine[] {
  const all: TextLine[] = []
  let width = 0
  for (const line of lines) {
    const before = all.at(-1)
    if (before !== undefined && continues(before, line, width))
      before.text = `${before.text.replace(/(\p{Ll})-$/u, '$1-')} ${line.text}`
    else all.push({ ...line })
    width = line.text.length
  }
  return all
}

/** @param width the width of the previous line on the page */
function continues(before: TextLine, line: TextLine, width: number): boolean {
  if (line.kind !== 'plain' || before.kind === 'heading' || headingKind(line.text) !== null) return false
  if (headingKind(before.text) !== null || hasSpan(line.text) || hasSpan(before.text)) return false
  if (contactMark.test(line.text) || /^\p{L}[\p{L} &/]{2,24}:\s/u.test(line.text)) return false
  const isOpen = !sentenceEnd.test(before.text)
  if (/^\p{Ll}/u.test(line.text)) return isOpen && width >= 30
  return isOpen && width >= wrapsAt && before.kind === 'bullet' && !looksLikeHeading(line)
}

/** The name, the contact lines, and any sentences above the first heading. */
function headOf(lines: readonly TextLine[]): { name: string; contact: string[]; rest: TextLine[] } {
  const usable = lines.filter(({ text }) => !documentTitle.test(text))
  const named = usable.findIndex(({ text }) => !contactMark.test(text) && /\p{L}{2}/u.test(text) && text.length <= 60)
  const name = (usable[named]?.text ?? '')
    .replace(/^name:\s*/i, '')
    .replace(/^(?:curriculum vitae|résumé|resume|cv)\s*(?:of\s+|[-–:]\s*)/i, '')
  const others = usable.filter((_, index) => index !== named)
  const isProse = ({ text }: TextLine) => !contactMark.test(text) && text.split(' ').length > 9
  return {
    name,
    contact: others.filter((line) => !isProse(line)).map(({ text }) => text.replace(/\s{2,}/g, '  ')),
    rest: others.filter(isProse),
  }
}

function entriesOf(kind: CvSectionKind, lines: readonly TextLine[], id: (letter: string) => string): CvEntry[] {
  const entries: CvEntry[] = []
  const open = (title: string, dates: string): CvEntry => {
    const entry: CvEntry = { id: id('e'), title, dates, lines: [] }
    entries.push(entry)
    return entry
  }
  const add = (text: string): void => {
    const entry = entries.at(-1) ?? open('', '')
    entry.lines.push({ id: id('l'), text: text.replace(/\s{2,}/g, ' ').slice(0, cvBounds.line) })
  }
  for (const [index, line] of lines.entries()) {
    const role = hasTitles(kind) ? titleAt(lines, index, entries.at(-1)) : null
    if (role === null) add(line.text)
    else if (role.isNew) open(role.title, role.dates)
    else {
      const entry = entries.at(-1)
      if (entry === undefined) continue
      entry.title = [entry.title, role.title].filter((part) => part !== '').join(', ')
      if (entry.dates === '') entry.dates = role.dates
    }
  }
  return entries.map((entry) => ({
    ...entry,
    title: entry.title.replace(/\s{2,}/g, ', ').slice(0, cvBounds.heading),
    dates: entry.dates.slice(0, cvBounds.heading),
  }))
}

/** Reads a line as an entry's title, or as the second line of one; null if it's neither. */
function titleAt(
  lines: readonly TextLine[],
  index: number,
  entry: CvEntry | undefined,
): { title: string; dates: string; isNew: boolean } | null {
  const line = lines[index]
  if (line === undefined || line.kind === 'bullet') return null
  const { text } = line
  if (text.length > longestTitle) return null
  const split = splitDates(text)
  const isDated =
    split !== null && (hasSpan(text) || split.rest.length < 70) && !/[.!]$/.test(text) && !/\p{Ll}[.] /u.test(text)
  const isOpen = entry !== undefined && entry.lines.length === 0
  if (isDated) {
    // A title may be above its dates, with the employer below both.
    const continuesTitle = isOpen && entry.dates === ''
    return { title: split.rest, dates: split.dates, isNew: !continuesTitle }
  }
  const isShort = text.length <= 80 && !/[.!?;]$/.test(text) && text.split(' ').length <= 11
  if (!isShort) return null
  if (isOpen)
    return followedByLines(lines, index) || line.kind === 'heading' ? { title: text, dates: '', isNew: false } : null
  const next = lines[index + 1]
  const nextIsDated = next !== undefined && next.kind !== 'bullet' && hasSpan(next.text)
  const hadBullets = lines[index - 1]?.kind === 'bullet'
  const opensBullets = next?.kind === 'bullet'
  if (
    line.kind === 'heading' ||
    entry === undefined ||
    nextIsDated ||
    (hadBullets && (opensBullets || next?.kind === 'plain'))
  )
    return { title: text, dates: '', isNew: true }
  return null
}

/** Whether bullets or sentences follow, as they do after a second title line. */
function followedByLines(lines: readonly TextLine[], index: number): boolean {
  const next = lines[index + 1]
  return next !== undefined && (next.kind === 'bullet' || next.text.length > 40 || hasSpan(next.text))
}

/** Cuts a CV down to what the schema allows. */
const bounded = (content: CvContent): CvContent => ({
  ...content,
  sections: content.sections.slice(0, cvBounds.sections).map((section) => ({
    ...section,
    entries: section.entries
      .slice(0, cvBounds.entriesOfASection)
      .map((entry) => ({ ...entry, lines: entry.lines.slice(0, cvBounds.linesOfAnEntry) })),
  })),
})
