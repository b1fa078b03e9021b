import { useRoom } from '../room/roomContext.ts'
import { useNews } from '../room/useNews.ts'

/** Whether the coach has said something since its conversation was last in sight. */
export const useCoachNews = (isShown: boolean): boolean =>
  useNews(
    useRoom(({ state }) => state?.messages.filter(({ sender }) => sender === 'interviewerCoach').length ?? 0),
    isShown,
  )
