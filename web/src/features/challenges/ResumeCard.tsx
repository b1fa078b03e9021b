import type { ChallengeSummary } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { challengeAddress } from './challenges.ts'
import classes from './ResumeCard.module.css'
import { challengeTexts as texts } from './texts.ts'

/** Resumes the latest challenge in progress. */
export function ResumeCard({ challenge }: { challenge: ChallengeSummary }) {
  const { title, lastStartedAt } = challenge
  return (
    <section
      className={clsx(ui.row, ui.wrap, ui.between, ui.inset16by20, ui.round, ui.surface, classes.card)}
      aria-labelledby="resume"
    >
      <div className={ui.shrinks}>
        <h2 id="resume" className={clsx(ui.flat, ui.large, ui.breaks)}>
          {texts.goOn(title)}
        </h2>
        {lastStartedAt !== null && (
          <p className={clsx(ui.small, ui.quiet, classes.body)}>
            {texts.goOnBody(dayAndTimeOf(new Date(lastStartedAt)))}
          </p>
        )}
      </div>
      <Button component={Link} to={challengeAddress(challenge)} variant="filled">
        {texts.goOnButton}
      </Button>
    </section>
  )
}
