/** The written part of a design. All of it is one text, saved as code is; its parts stand under headings of their own. */
export const noteSections = ['Requirements', 'Estimates', 'API'] as const
export type NoteSection = (typeof noteSections)[number]

/** Whether a line of the notes is a heading that the room has put there. */
export const isNoteHeading = (line: string): boolean =>
  noteSections.some((section) => line.trimEnd() === `## ${section}`)
