/** The headings of a design's notes. The notes are a single text, saved like code. */
export const noteSections = ['Requirements', 'Estimates', 'API'] as const
export type NoteSection = (typeof noteSections)[number]

/** Whether a line in the notes is one of the room's headings. */
export const isNoteHeading = (line: string): boolean =>
  noteSections.some((section) => line.trimEnd() === `## ${section}`)
