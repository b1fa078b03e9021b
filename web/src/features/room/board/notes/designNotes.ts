import { type NoteSection, noteSections } from '@greenroom/shared/session'

export type DesignNotes = Record<NoteSection, string>

const headings = /^## (Requirements|Estimates|API)$/gm

/** Splits a text into sections. Anything before the first heading belongs to the requirements. */
export function readNotes(text: string): DesignNotes {
  const notes: DesignNotes = { Requirements: '', Estimates: '', API: '' }
  const found = [...text.matchAll(headings)]
  const before = text.slice(0, found[0]?.index ?? text.length)
  for (const [position, match] of found.entries()) {
    const section = noteSections.find((each) => each === match[1])
    if (section === undefined) continue
    const isLast = position === found.length - 1
    const body = text.slice(match.index + match[0].length, found[position + 1]?.index ?? text.length)
    const own = withoutBreaks(body, isLast)
    notes[section] = notes[section] === '' ? own : `${notes[section]}\n\n${own}`
  }
  if (before.trim() !== '') notes.Requirements = [before.trimEnd(), notes.Requirements].filter(Boolean).join('\n\n')
  return notes
}

/** Removes exactly the line breaks that `writeNotes` adds around a section. */
const withoutBreaks = (body: string, isLast: boolean): string => {
  const own = body.replace(/^\n{1,2}/, '')
  return isLast ? own : own.replace(/\n{1,2}$/, '')
}

/** Joins the sections into one text; empty if nothing was written. */
export function writeNotes(notes: DesignNotes): string {
  if (noteSections.every((section) => notes[section] === '')) return ''
  return noteSections.map((section) => `## ${section}\n\n${notes[section]}`).join('\n\n')
}
