const prefix = 'note-'

/** The id of the private note that commit `seq` brings. */
export const noteIdOf = (seq: number): string => `${prefix}${seq}`

/** The commit that brought the note, or null for an id that isn't one of a note. */
export function seqOfNote(noteId: string): number | null {
  const seq = noteId.startsWith(prefix) ? Number(noteId.slice(prefix.length)) : Number.NaN
  return Number.isInteger(seq) && seq > 0 ? seq : null
}
