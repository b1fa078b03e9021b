import type { Session } from '@greenroom/shared/session'
import { useEffect, useState } from 'react'
import { useRoom } from './roomContext.ts'

/** Whether somebody else has said something since the conversation was last in sight, or a time was announced in it. */
export const useChatNews = (isShown: boolean): boolean =>
  useNews(
    useRoom(({ state }) => (state === null ? 0 : countOf(state))),
    isShown,
  )

const countOf = ({ messages, announcements }: Session): number =>
  announcements.length + messages.filter(({ sender }) => sender === 'interviewer' || sender === 'system').length

/** Whether the coach has said something since its conversation was last in sight. */
export const useCoachNews = (isShown: boolean): boolean =>
  useNews(
    useRoom(({ state }) => state?.messages.filter(({ sender }) => sender === 'interviewerCoach').length ?? 0),
    isShown,
  )

/** Whether there is more of something than when it was last in sight. */
function useNews(count: number, isShown: boolean): boolean {
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (isShown) setSeen(count)
  }, [isShown, count])
  return !isShown && count > seen
}
