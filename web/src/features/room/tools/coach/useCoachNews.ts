import { useEffect, useState } from 'react'
import { useRoom } from '../../roomContext.ts'

/** Whether the coach has said something since its conversation was last in sight. */
export function useCoachNews(isShown: boolean): boolean {
  const count = useRoom(
    ({ state }) => state?.messages.filter(({ sender }) => sender === 'interviewerCoach').length ?? 0,
  )
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (isShown) setSeen(count)
  }, [isShown, count])
  return !isShown && count > seen
}
