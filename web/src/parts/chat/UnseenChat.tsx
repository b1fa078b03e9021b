import { CloseButton, VisuallyHidden } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './UnseenChat.module.css'
import { useConversation } from './useConversation.ts'
import { useLatestSpoken } from './useLatestSpoken.ts'

/** Reads out new messages, and shows time announcements, while the conversation isn't visible. */
export function UnseenChat({ isShown, withCoach = false }: { isShown: boolean; withCoach?: boolean }) {
  const spoken = useLatestSpoken(useConversation(withCoach))
  const latest = useRoom(({ state }) => state?.announcements.at(-1))
  const isRunning = useRoom(({ state }) => state?.phase === 'IN_PROGRESS')
  /** The latest announcement seen, in the conversation or here. */
  const [seen, setSeen] = useState(latest?.at)
  /** The latest entry read out by the conversation itself. */
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
        <section
          className={clsx(ui.row, ui.gap10, ui.fixed, ui.touchable, ui.small, ui.warn, ui.warnGround, classes.notice)}
          aria-label={texts.time}
        >
          <IconClock size={17} stroke={1.6} aria-hidden="true" />
          <p className={clsx(ui.grow, ui.flat)}>{latest.message}</p>
          <CloseButton aria-label={texts.closeNotice} onClick={() => setSeen(latest.at)} />
        </section>
      )}
    </>
  )
}
