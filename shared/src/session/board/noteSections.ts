/** The headings of a design's written part, which is one text that is saved like code. */
export const noteSections = ['Requirements', 'Estimates', 'API'] as const
export type NoteSection = (typeof noteSections)[number]

/** Whether a line in the notes is one of the room's headings. */
export const isNoteHeading = (line: string): boolean =>
  noteSections.some((section) => line.trimEnd() === `## ${section}`)
