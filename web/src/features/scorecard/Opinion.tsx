import { clsx } from 'clsx'
import { useState } from 'react'
import { browserStorage } from '../../data/storage.ts'
import { FeedbackForm } from '../../parts/feedback/FeedbackForm.tsx'
import { feedbackTexts } from '../../parts/feedback/texts.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Opinion.module.css'
import { scorecardTexts as texts } from './texts.ts'

const storage = browserStorage(() => localStorage)
const key = 'feedback-given'
/** Enough for all the interviews that someone is likely to look at again. */
const maxRemembered = 50

const remembered = (): string[] => (storage.read(key) ?? '').split(' ').filter((id) => id !== '')

/** Asks once, while it's fresh, what the user thought of the interview (spec §3's user feedback). */
export function Opinion({ sessionId }: { sessionId: string }) {
  const [isSent, setSent] = useState(() => remembered().includes(sessionId))
  const [hasJustSent, setJustSent] = useState(false)
  function sent() {
    storage.write(key, [...remembered(), sessionId].slice(-maxRemembered).join(' '))
    setSent(true)
    setJustSent(true)
  }
  if (isSent)
    return hasJustSent ? (
      <p role="status" className={clsx(ui.centred, ui.small, ui.quiet, classes.opinion)}>
        {feedbackTexts.sent}
      </p>
    ) : null
  return (
    <details className={clsx(ui.centred, ui.notPrinted, classes.opinion)}>
      <summary>{texts.opinion}</summary>
      <div className={classes.form}>
        <FeedbackForm onSent={sent} />
      </div>
    </details>
  )
}
