import { callNameOf } from '@greenroom/shared/rules'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useMe } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { isInterview } from '../../data/sessionKinds.ts'
import ui from '../../ui/primitives.module.css'
import { Activity } from './Activity.tsx'
import classes from './DashboardPage.module.css'
import { GoalLine } from './GoalLine.tsx'
import { LastScorecard } from './LastScorecard.tsx'
import { type NextStep, nextStepOf } from './nextStep.ts'
import { useLastScorecard, useRecentSessions } from './queries.ts'
import { RecentInterviews } from './RecentInterviews.tsx'
import { dashboardTexts as texts } from './texts.ts'

/** `/dashboard`: the next step, and progress. */
export default function DashboardPage() {
  const { data: me } = useMe()
  const sessions = useRecentSessions()
  const lastScored = sessions.data?.find(({ decision }) => decision !== null)?.sessionId ?? null
  const scorecard = useLastScorecard(lastScored)
  const isReady = sessions.data !== undefined && (lastScored === null || !scorecard.isPending)
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={clsx(ui.under16, ui.breaks)}>
        {texts.title(me === undefined || me === null ? '' : callNameOf(me))}
      </h1>
      <GoalLine />
      {sessions.isError && (
        <div className={classes.failed} role="alert">
          <p>{texts.recent.failed}</p>
          <p className={ui.quiet}>{sentenceOf(sessions.error)}</p>
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
          <div className={clsx(ui.grid, ui.halves, classes.columns)}>
            <LastScorecard scorecard={scorecard.data ?? null} failed={scorecard.isError} />
            <RecentInterviews sessions={sessions.data.filter(isInterview)} />
          </div>
          <Activity sessions={sessions.data} />
        </>
      )}
    </div>
  )
}

/** The suggested next step. */

function DoThisNext({ step: { title, body, action, to, minutes } }: { step: NextStep }) {
  return (
    <section
      className={clsx(ui.row, ui.between, ui.lineAround, ui.round, ui.surface, classes.next)}
      aria-labelledby="next"
    >
      <div>
        <p className={clsx(ui.under4, ui.small, ui.accent, ui.medium)}>{texts.next}</p>
        <h2 id="next" className={clsx(ui.under6, classes.nextTitle)}>
          {title}
        </h2>
        <p className={clsx(ui.flat, ui.quiet, ui.breaks, ui.pretty, classes.body)}>{body}</p>
      </div>
      <div className={clsx(ui.grid, ui.gap8, ui.fixed, ui.centre, classes.action)}>
        {minutes !== null && (
          <p className={clsx(ui.flat, ui.quiet)}>
            <span className={clsx(ui.ink, ui.strong, classes.number)}>{minutes}</span> {texts.minutes}
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
        <Link to="/app/mockInterview" className={clsx(ui.small, ui.quiet)}>
          {texts.shorter}
        </Link>
      </div>
    </section>
  )
}
