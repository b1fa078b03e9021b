import type { Delta } from '@greenroom/shared/wire'

/** A reply being written: the pieces of its latest attempt, by index. */
export type ReplyDraft = { messageId: string; attempt: number; pieces: readonly (string | undefined)[] }

/** At most this many are being written at any time. Any others belong to replies that never arrived. */
const maxDrafts = 4
/** A larger gap than any real one must be a mistake. */
const maxPieces = 20_000

/** Adds a piece to the drafts. A later attempt replaces an earlier one; pieces can arrive in any order. */
export function withDelta(drafts: readonly ReplyDraft[], delta: Delta): ReplyDraft[] {
  const { messageId, attempt, index, text } = delta
  const known = drafts.find((draft) => draft.messageId === messageId)
  if (index >= maxPieces || (known !== undefined && attempt < known.attempt)) return [...drafts]
  const pieces = known?.attempt === attempt ? [...known.pieces] : []
  pieces[index] = text
  const others = drafts.filter((draft) => draft.messageId !== messageId)
  return [...others, { messageId, attempt, pieces }].slice(-maxDrafts)
}

/** Keeps only drafts of replies that aren't stored yet. */
export const withoutStored = (
  drafts: readonly ReplyDraft[],
  messages: readonly { id: string }[],
): readonly ReplyDraft[] =>
  drafts.some(({ messageId }) => messages.some(({ id }) => id === messageId))
    ? drafts.filter(({ messageId }) => !messages.some(({ id }) => id === messageId))
    : drafts

/** The readable text so far. A lost piece is shown as three dots until the complete reply arrives. */
export function draftText({ pieces }: ReplyDraft): string {
  let text = ''
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (piece !== undefined) text += piece
    else if (!text.endsWith('… ')) text += ' … '
  }
  return text
}
