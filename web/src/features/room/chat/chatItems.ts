import { type ChatMessage, chatCallTexts, type Session } from '@greenroom/shared'
import type { Moments } from '../../../session/roomLog.ts'

/** What stands in the conversation, from top to bottom. */
export type ChatItem =
  | { kind: 'interviewer' | 'candidate' | 'coach'; key: string; text: string; at: number }
  | { kind: 'note'; key: string; text: string }
  | { kind: 'failure'; key: string; text: string; canAskAgain: boolean }

const failureTexts: readonly string[] = Object.values(chatCallTexts)

/** Messages and announcements in the order in which they happened. */
export function chatItems(state: Session, moments: Pick<Moments, 'announcements'>): ChatItem[] {
  const failedReply = state.phase === 'IN_PROGRESS' ? (state.failedReply ?? state.failedCoach) : null
  const lastFailure = state.messages.findLast(isFailure)
  const announcementsAfter = (count: number): ChatItem[] =>
    moments.announcements
      .filter(({ afterMessages }) => afterMessages === count)
      .map(({ announcement, message }) => ({ kind: 'note', key: `note-${announcement}`, text: message }))
  return [
    ...announcementsAfter(0),
    ...state.messages.flatMap((message, index): ChatItem[] => [
      itemOf(message, failedReply !== null && message === lastFailure),
      ...announcementsAfter(index + 1),
    ]),
  ]
}

function itemOf(message: ChatMessage, canAskAgain: boolean): ChatItem {
  const { id: key, message: text } = message
  if (isFailure(message)) return { kind: 'failure', key, text, canAskAgain }
  if (message.sender === 'system') return { kind: 'note', key, text }
  const kind = message.sender === 'interviewerCoach' ? 'coach' : message.sender
  return { kind, key, text, at: Date.parse(message.timeSent) }
}

const isFailure = ({ sender, message }: ChatMessage): boolean => sender === 'system' && failureTexts.includes(message)
