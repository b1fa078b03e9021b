import type { CvContent, CvLine, CvSuggestion } from '@greenroom/shared/wire'
import type { DecidedRecord } from './records.ts'
import { capital } from './suggestions/finding.ts'

type Decided = { content: CvContent; decided: DecidedRecord }
type Lines = readonly CvLine[]

/** Changes the list of lines that contains this line, among the contact lines or in an entry. */
function changeLines(content: CvContent, lineId: string, change: (lines: Lines, index: number) => CvLine[]): CvContent {
  const changed = (lines: CvLine[]): CvLine[] => {
    const index = lines.findIndex(({ id }) => id === lineId)
    return index < 0 ? lines : change(lines, index)
  }
  return {
    ...content,
    contact: changed(content.contact),
    sections: content.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, lines: changed(entry.lines) })),
    })),
  }
}

const changeEntry = (
  content: CvContent,
  entryId: string,
  change: (entry: CvContent['sections'][number]['entries'][number]) => CvContent['sections'][number]['entries'][number],
): CvContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => (entry.id === entryId ? change(entry) : entry)),
  })),
})

const entriesOf = ({ sections }: CvContent) => sections.flatMap(({ entries }) => entries)

/** Where a line is; undefined if it's gone. */
function placeOf(content: CvContent, lineId: string): NonNullable<DecidedRecord['place']> | undefined {
  const inContact = content.contact.findIndex(({ id }) => id === lineId)
  if (inContact >= 0) return { entryId: null, index: inContact }
  for (const { id: entryId, lines } of entriesOf(content)) {
    const index = lines.findIndex(({ id }) => id === lineId)
    if (index >= 0) return { entryId, index }
  }
  return undefined
}

/** The line's text once the suggestion is accepted; null if that needs an answer first. */
export function acceptedText({ after, ask }: CvSuggestion, answer: string): string | null {
  const plain = answer.trim()
  if (ask !== null && plain !== '') {
    const begins = ask.template.startsWith('{answer}')
    return ask.template.replace('{answer}', () => (begins ? capital(plain) : plain))
  }
  return after
}

/**
 * Accepts a suggestion whose line hasn't changed since.
 * @param newId makes ids for lines that are added
 */
export function accept(content: CvContent, suggestion: CvSuggestion, text: string, newId: () => string): Decided {
  const { suggestionId, lineId, title, before } = suggestion
  const told = { suggestionId, lineId, title, before, after: text, decision: 'accepted' as const }
  const place = placeOf(content, lineId)
  if (place === undefined)
    return {
      content: changeEntry(content, lineId, (entry) => ({ ...entry, dates: text })),
      decided: { ...told, added: [], place: null },
    }
  if (text === '')
    return {
      content: changeLines(content, lineId, (lines, index) => lines.filter((_, at) => at !== index)),
      decided: { ...told, added: [], place },
    }
  const [first = '', ...more] = text.split('\n')
  const added = more.map((each) => ({ id: newId(), text: each }))
  return {
    content: changeLines(content, lineId, (lines, index) => [
      ...lines.slice(0, index),
      { id: lineId, text: first },
      ...added,
      ...lines.slice(index + 1),
    ]),
    decided: { ...told, added: added.map(({ id }) => id), place: null },
  }
}

/** Reverts an accepted suggestion; null if its line has changed since. */
export function takeBack(content: CvContent, { lineId, before, after, added, place }: DecidedRecord): CvContent | null {
  if (after === null) return content
  if (place !== null) return putBack(content, { id: lineId, text: before }, place)
  const lines = [...content.contact, ...entriesOf(content).flatMap((entry) => entry.lines)]
  const textOf = (id: string) => lines.find((line) => line.id === id)?.text
  const entry = entriesOf(content).find(({ id }) => id === lineId)
  if (entry !== undefined)
    return entry.dates === after ? changeEntry(content, lineId, (each) => ({ ...each, dates: before })) : null
  if ([lineId, ...added].map(textOf).join('\n') !== after) return null
  return changeLines(content, lineId, (all, index) => [
    ...all.slice(0, index),
    { id: lineId, text: before },
    ...all.slice(index + 1).filter(({ id }) => !added.includes(id)),
  ])
}

function putBack(content: CvContent, line: CvLine, { entryId, index }: NonNullable<DecidedRecord['place']>) {
  const inserted = (lines: Lines): CvLine[] => [...lines.slice(0, index), line, ...lines.slice(index)]
  if (placeOf(content, line.id) !== undefined) return null
  if (entryId === null) return { ...content, contact: inserted(content.contact) }
  if (!entriesOf(content).some(({ id }) => id === entryId)) return null
  return changeEntry(content, entryId, (entry) => ({ ...entry, lines: inserted(entry.lines) }))
}

/** A line's text after a decision. We don't suggest anything about the line again until that text changes. */
export const settledText = ({ before, after }: DecidedRecord): string => (after ?? before).split('\n')[0] ?? ''
