import type { ChallengeSummary } from '@greenroom/shared'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { dayAndTimeOf } from '../../app/time.ts'
import { challengeAddress } from './challenges.ts'
import classes from './ResumeCard.module.css'
import { challengeTexts as texts } from './texts.ts'

/** What one was at last comes before choosing another. */
export function ResumeCard({ challenge }: { challenge: ChallengeSummary }) {
  const { title, lastStartedAt } = challenge
  return (
    <section className={classes.card} aria-labelledby="resume">
      <div className={classes.words}>
        <h2 id="resume" className={classes.title}>
          {texts.goOn(title)}
        </h2>
        {lastStartedAt !== null && (
          <p className={classes.body}>{texts.goOnBody(dayAndTimeOf(new Date(lastStartedAt)))}</p>
        )}
      </div>
      <Button component={Link} to={challengeAddress(challenge)} variant="filled">
        {texts.goOnButton}
      </Button>
    </section>
  )
}
