import type { CvContent, CvEntry, CvSection } from '@greenroom/shared/wire'

/** An id for something the user adds. */
const newId = (): string => `u${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`

const mapEntries = (content: CvContent, change: (entry: CvEntry) => CvEntry): CvContent => ({
  ...content,
  sections: content.sections.map((section) => ({ ...section, entries: section.entries.map(change) })),
})

/** The lines with this one changed, whichever list it is in. */
function mapLists(content: CvContent, change: (lines: CvEntry['lines']) => CvEntry['lines']): CvContent {
  const inEntries = mapEntries(content, (entry) => ({ ...entry, lines: change(entry.lines) }))
  return { ...inEntries, contact: change(content.contact) }
}

export const setName = (content: CvContent, name: string): CvContent => ({ ...content, name })

export const setLine = (content: CvContent, lineId: string, text: string): CvContent =>
  mapLists(content, (lines) => lines.map((line) => (line.id === lineId ? { ...line, text } : line)))

/** Adds an empty line below this one. @returns the content, and the new line's id */
export function addLineBelow(content: CvContent, lineId: string): [CvContent, string] {
  const id = newId()
  return [
    mapLists(content, (lines) => lines.flatMap((line) => (line.id === lineId ? [line, { id, text: '' }] : [line]))),
    id,
  ]
}

export const removeLine = (content: CvContent, lineId: string): CvContent =>
  mapLists(content, (lines) => lines.filter(({ id }) => id !== lineId))

export function addLineTo(content: CvContent, entryId: string): [CvContent, string] {
  const id = newId()
  return [
    mapEntries(content, (entry) =>
      entry.id === entryId ? { ...entry, lines: [...entry.lines, { id, text: '' }] } : entry,
    ),
    id,
  ]
}

export function addContactLine(content: CvContent): [CvContent, string] {
  const id = newId()
  return [{ ...content, contact: [...content.contact, { id, text: '' }] }, id]
}

export const setEntry = (
  content: CvContent,
  entryId: string,
  set: Partial<Pick<CvEntry, 'title' | 'dates'>>,
): CvContent => mapEntries(content, (entry) => (entry.id === entryId ? { ...entry, ...set } : entry))

const emptyEntry = (): CvEntry => ({ id: newId(), title: '', dates: '', lines: [{ id: newId(), text: '' }] })

export const addEntry = (content: CvContent, sectionId: string): CvContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.id === sectionId ? { ...section, entries: [...section.entries, emptyEntry()] } : section,
  ),
})

export const removeEntry = (content: CvContent, entryId: string): CvContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    entries: section.entries.filter(({ id }) => id !== entryId),
  })),
})

export const setSection = (
  content: CvContent,
  sectionId: string,
  set: Partial<Pick<CvSection, 'heading' | 'kind'>>,
): CvContent => ({
  ...content,
  sections: content.sections.map((section) => (section.id === sectionId ? { ...section, ...set } : section)),
})

export const addSection = (content: CvContent, heading: string): CvContent => ({
  ...content,
  sections: [...content.sections, { id: newId(), kind: 'other', heading, entries: [emptyEntry()] }],
})

export const removeSection = (content: CvContent, sectionId: string): CvContent => ({
  ...content,
  sections: content.sections.filter(({ id }) => id !== sectionId),
})
