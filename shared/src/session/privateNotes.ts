const prefix = 'note-'

/** The id of the private note written in commit `seq`. */
export const noteIdOf = (seq: number): string => `${prefix}${seq}`

/** The commit of a note, or null if the id isn't that of a note. */
export function seqOfNote(noteId: string): number | null {
  const seq = noteId.startsWith(prefix) ? Number(noteId.slice(prefix.length)) : Number.NaN
  return Number.isInteger(seq) && seq > 0 ? seq : null
}
