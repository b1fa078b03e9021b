import { CloseButton, VisuallyHidden } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useRoom } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './UnseenChat.module.css'
import { useConversation } from './useConversation.ts'
import { useLatestSpoken } from './useLatestSpoken.ts'

/** While the conversation is out of sight: what is said in it is read out all the same, and a time that is announced can be seen. */
export function UnseenChat({ isShown, withCoach = false }: { isShown: boolean; withCoach?: boolean }) {
  const spoken = useLatestSpoken(useConversation(withCoach))
  const latest = useRoom(({ state }) => state?.announcements.at(-1))
  const isRunning = useRoom(({ state }) => state?.phase === 'IN_PROGRESS')
  /** The announcement that was seen, in the conversation or here. */
  const [seen, setSeen] = useState(latest?.at)
  /** What the conversation itself has read out. */
  const [heard, setHeard] = useState(spoken)
  useEffect(() => {
    if (!isShown) return
    setSeen(latest?.at)
    setHeard(spoken)
  }, [isShown, latest, spoken])
  const isNews = !isShown && latest !== undefined && latest.at !== seen
  return (
    <>
      <VisuallyHidden aria-live="polite">{isShown || spoken === heard ? '' : spoken}</VisuallyHidden>
      {isNews && isRunning && (
        <section className={classes.notice} aria-label={texts.time}>
          <IconClock size={17} stroke={1.6} aria-hidden="true" />
          <p className={classes.text}>{latest.message}</p>
          <CloseButton aria-label={texts.closeNotice} onClick={() => setSeen(latest.at)} />
        </section>
      )}
    </>
  )
}
