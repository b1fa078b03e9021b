import { useEffect, useState } from 'react'

/** Whether there is more of something than when it was last in sight. */
export function useNews(count: number, isShown: boolean): boolean {
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (isShown) setSeen(count)
  }, [isShown, count])
  return !isShown && count > seen
}
