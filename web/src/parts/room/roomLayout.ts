import { hasBoard, isSpoken } from '@greenroom/shared/rules'
import { questionsOf, type Session } from '@greenroom/shared/session'
import type { ChallengeType } from '@greenroom/shared/vocabulary'

/**
 * The room's layout for the current question.
 * - `conversation`: answered in conversation, which fills the room; notes are in the drawer.
 * - `reading`: a program to read, with the conversation next to it.
 * - `writing`: an editor or a whiteboard, with problem and conversation on its left.
 */
export type RoomLayout = 'conversation' | 'reading' | 'writing'

/** The layout for a kind of question. A tutorial introduces the whole room, so it keeps the editor. */
export function layoutFor(kind: ChallengeType): RoomLayout {
  if (!isSpoken(kind) || hasBoard(kind) || kind === 'tutorial') return 'writing'
  return kind === 'explain_code' ? 'reading' : 'conversation'
}

/** The latest question's layout. */
export function roomLayoutOf(state: Session | null): RoomLayout {
  const kind = state === null ? undefined : questionsOf(state).at(-1)?.challenge.challengeType
  return kind === undefined ? 'writing' : layoutFor(kind)
}

/** Whether the latest question is answered in conversation, with or without a whiteboard. */
export function isAnsweredInWords(state: Session): boolean {
  const kind = questionsOf(state).at(-1)?.challenge.challengeType
  return kind !== undefined && isSpoken(kind)
}

/** The room's parts. In a narrow window each of them is a tab; the tab for the tools is named after the coach. */
export type View = 'problem' | 'chat' | 'code' | 'tools'

/** The tabs in each layout. A conversation has the problem above it. */
export const viewsOf: Record<RoomLayout, readonly View[]> = {
  writing: ['problem', 'chat', 'code', 'tools'],
  reading: ['problem', 'chat', 'tools'],
  conversation: ['chat', 'tools'],
}
