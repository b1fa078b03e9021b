import type { ChatMessage } from '@greenroom/shared/session'
import { useInterview } from '../../../parts/room/useInterview.ts'

const nothing: readonly string[] = []

/** The boxes that the interviewer speaks of, until the candidate has answered: their ids. */
export const pointedAt = (messages: readonly Pick<ChatMessage, 'sender' | 'recipient' | 'pointsAt'>[]) => {
  const last = messages.findLast(
    ({ sender, recipient }) => sender === 'interviewer' || (sender === 'candidate' && recipient === 'interviewer'),
  )
  return last?.sender === 'interviewer' ? (last.pointsAt ?? nothing) : nothing
}

/** The same of the interview that is under way. */
export const usePointedAt = (): readonly string[] =>
  useInterview(({ messages }) => ({ ids: pointedAt(messages) }))?.ids ?? nothing
