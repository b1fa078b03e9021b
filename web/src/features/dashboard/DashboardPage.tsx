import { callNameOf } from '@greenroom/shared/rules'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMe } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { isInterview } from '../../data/sessionKinds.ts'
import { Activity } from './Activity.tsx'
import classes from './DashboardPage.module.css'
import { GoalLine } from './GoalLine.tsx'
import { LastScorecard } from './LastScorecard.tsx'
import { type NextStep, nextStepOf } from './nextStep.ts'
import { useLastScorecard, useRecentSessions } from './queries.ts'
import { RecentInterviews } from './RecentInterviews.tsx'
import { dashboardTexts as texts } from './texts.ts'

/** `/dashboard`: what to do next, and how far one is. */
export default function DashboardPage() {
  const { data: me } = useMe()
  const sessions = useRecentSessions()
  const lastScored = sessions.data?.find(({ decision }) => decision !== null)?.sessionId ?? null
  const scorecard = useLastScorecard(lastScored)
  const isReady = sessions.data !== undefined && (lastScored === null || !scorecard.isPending)
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{texts.title(me === undefined || me === null ? '' : callNameOf(me))}</h1>
      <GoalLine />
      {sessions.isError && (
        <div className={classes.failed} role="alert">
          <p>{texts.recent.failed}</p>
          <p className={classes.support}>{sentenceOf(sessions.error)}</p>
          <Button onClick={() => void sessions.refetch()}>{texts.recent.again}</Button>
        </div>
      )}
      {!isReady && !sessions.isError && (
        <div role="status" aria-label={texts.loading} aria-busy="true">
          <Skeleton height={172} animate={false} />
        </div>
      )}
      {isReady && (
        <>
          <DoThisNext step={nextStepOf(sessions.data, scorecard.data ?? null)} />
          <div className={classes.columns}>
            <LastScorecard scorecard={scorecard.data ?? null} failed={scorecard.isError} />
            <RecentInterviews sessions={sessions.data.filter(isInterview)} />
          </div>
          <Activity sessions={sessions.data} />
        </>
      )}
    </div>
  )
}

/** What the interviewer says as well: the first of several names. */

function DoThisNext({ step: { title, body, action, to, minutes } }: { step: NextStep }) {
  return (
    <section className={classes.next} aria-labelledby="next">
      <div>
        <p className={classes.label}>{texts.next}</p>
        <h2 id="next" className={classes.nextTitle}>
          {title}
        </h2>
        <p className={classes.body}>{body}</p>
      </div>
      <div className={classes.action}>
        {minutes !== null && (
          <p className={classes.minutes}>
            <span className={classes.number}>{minutes}</span> {texts.minutes}
          </p>
        )}
        <Button
          component={Link}
          to={to}
          size="md"
          variant="filled"
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        >
          {action}
        </Button>
        <Link to="/app/mockInterview" className={classes.shorter}>
          {texts.shorter}
        </Link>
      </div>
    </section>
  )
}
