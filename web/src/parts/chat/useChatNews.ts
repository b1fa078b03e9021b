import type { Session } from '@greenroom/shared/session'
import { useRoom } from '../room/roomContext.ts'
import { useNews } from '../room/useNews.ts'

/** Whether somebody else has said something since the conversation was last in sight, or a time was announced in it. */
export const useChatNews = (isShown: boolean): boolean =>
  useNews(
    useRoom(({ state }) => (state === null ? 0 : countOf(state))),
    isShown,
  )

const countOf = ({ messages, announcements }: Session): number =>
  announcements.length + messages.filter(({ sender }) => sender === 'interviewer' || sender === 'system').length
