import type { Session } from '@greenroom/shared/session'
import { useEffect, useState } from 'react'
import { useRoom } from './roomContext.ts'

/** Whether there is a message from someone else, or a time announcement, since the conversation was last visible. */
export const useChatNews = (isShown: boolean): boolean =>
  useNews(
    useRoom(({ state }) => (state === null ? 0 : countOf(state))),
    isShown,
  )

const countOf = ({ messages, announcements }: Session): number =>
  announcements.length + messages.filter(({ sender }) => sender === 'interviewer' || sender === 'system').length

/** Whether there is a message from the coach since the coach's conversation was last visible. */
export const useCoachNews = (isShown: boolean): boolean =>
  useNews(
    useRoom(({ state }) => state?.messages.filter(({ sender }) => sender === 'interviewerCoach').length ?? 0),
    isShown,
  )

/** Whether the count has risen since `isShown` was last true. */
function useNews(count: number, isShown: boolean): boolean {
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (isShown) setSeen(count)
  }, [isShown, count])
  return !isShown && count > seen
}
