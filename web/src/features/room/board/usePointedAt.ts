import type { ChatMessage } from '@greenroom/shared/session'
import { useInterview } from '../../../parts/room/useInterview.ts'

const nothing: readonly string[] = []

/** The ids of boxes the interviewer mentioned, until the candidate answers. */
export const pointedAt = (messages: readonly Pick<ChatMessage, 'sender' | 'recipient' | 'pointsAt'>[]) => {
  const last = messages.findLast(
    ({ sender, recipient }) => sender === 'interviewer' || (sender === 'candidate' && recipient === 'interviewer'),
  )
  return last?.sender === 'interviewer' ? (last.pointsAt ?? nothing) : nothing
}

/** `pointedAt` for the interview in progress. */
export const usePointedAt = (): readonly string[] =>
  useInterview(({ messages }) => ({ ids: pointedAt(messages) }))?.ids ?? nothing
