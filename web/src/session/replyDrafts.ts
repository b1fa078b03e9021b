import type { Delta } from '@greenroom/shared/wire'

/** A reply while it is written: the pieces of its latest attempt by index. */
export type ReplyDraft = { messageId: string; attempt: number; pieces: readonly (string | undefined)[] }

/** More than this are never written at once; what is left over belongs to replies that never came. */
const maxDrafts = 4
/** A hole larger than any real one would only be a mistake. */
const maxPieces = 20_000

/** The drafts with one more piece. A later attempt takes the place of an earlier one; the order of pieces does not matter. */
export function withDelta(drafts: readonly ReplyDraft[], delta: Delta): ReplyDraft[] {
  const { messageId, attempt, index, text } = delta
  const known = drafts.find((draft) => draft.messageId === messageId)
  if (index >= maxPieces || (known !== undefined && attempt < known.attempt)) return [...drafts]
  const pieces = known?.attempt === attempt ? [...known.pieces] : []
  pieces[index] = text
  const others = drafts.filter((draft) => draft.messageId !== messageId)
  return [...others, { messageId, attempt, pieces }].slice(-maxDrafts)
}

/** The drafts of replies that are not stored yet. */
export const withoutStored = (
  drafts: readonly ReplyDraft[],
  messages: readonly { id: string }[],
): readonly ReplyDraft[] =>
  drafts.some(({ messageId }) => messages.some(({ id }) => id === messageId))
    ? drafts.filter(({ messageId }) => !messages.some(({ id }) => id === messageId))
    : drafts

/** What can be read of it so far; a piece that was lost is three dots until the whole reply comes. */
export function draftText({ pieces }: ReplyDraft): string {
  let text = ''
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (piece !== undefined) text += piece
    else if (!text.endsWith('… ')) text += ' … '
  }
  return text
}
