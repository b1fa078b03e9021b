/** The written part of a design: one text, saved like code, with a heading for each part. */
export const noteSections = ['Requirements', 'Estimates', 'API'] as const
export type NoteSection = (typeof noteSections)[number]

/** Whether a line of the notes is one of the room's headings. */
export const isNoteHeading = (line: string): boolean =>
  noteSections.some((section) => line.trimEnd() === `## ${section}`)
