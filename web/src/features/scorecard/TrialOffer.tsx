import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { signUpToKeep, useTrial } from '../../data/trial.ts'
import { trialTexts as texts } from '../../parts/trial/texts.ts'
import ui from '../../ui/primitives.module.css'
import { clockTimeOf, longDayOf } from '../../ui/time.ts'
import classes from './TrialOffer.module.css'

/** On a visitor's scorecard: how long it is stored and how to keep it, or confirmation that it's kept. */
export function TrialOffer({ sessionId }: { sessionId: string }) {
  const { data: trial } = useTrial()
  if (trial?.sessionId !== sessionId) return null
  if (trial.kept) {
    return (
      <aside
        className={clsx(ui.row, ui.between, ui.inset14by20, ui.round, ui.notPrinted, classes.offer)}
        aria-label={texts.name}
      >
        <p className={clsx(ui.flat, ui.body, classes.words)} role="status">
          <IconCheck size={18} stroke={1.8} aria-hidden="true" className={clsx(ui.accent, classes.icon)} /> {texts.kept}
        </p>
        <Link to="/app/interviewSelection" className={clsx(ui.fixed, ui.accent, ui.medium)}>
          {texts.yours}
        </Link>
      </aside>
    )
  }
  return (
    <aside
      className={clsx(ui.row, ui.between, ui.inset14by20, ui.round, ui.notPrinted, classes.offer)}
      aria-label={texts.name}
    >
      <p className={clsx(ui.flat, ui.body, classes.words)}>
        <strong>{texts.keptForADay(momentOf(trial.expiresAt))}</strong> {texts.why}
      </p>
      <Button component={Link} to={signUpToKeep(sessionId)} variant="filled" className={ui.fixed}>
        {texts.offer}
      </Button>
    </aside>
  )
}

/** `Sunday 22 November, 14:05` */
const momentOf = (iso: string): string => {
  const at = Date.parse(iso)
  return `${longDayOf(at)}, ${clockTimeOf(at)}`
}
