import { callNameOf } from '@greenroom/shared/rules'
import type { Dashboard } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useMe } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { domainTexts } from '../../parts/domain/texts.ts'
import { daysToGo, goalLine } from '../../parts/goal/goalWords.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { Activity } from './Activity.tsx'
import classes from './DashboardPage.module.css'
import { DoThisNext } from './DoThisNext.tsx'
import { DueReviews } from './DueReviews.tsx'
import { LastPaper } from './LastPaper.tsx'
import { LastScorecard } from './LastScorecard.tsx'
import { useDashboard } from './queries.ts'
import { Readiness } from './Readiness.tsx'
import { RecentInterviews } from './RecentInterviews.tsx'
import { dashboardTexts as texts } from './texts.ts'

/** `/dashboard`: what to do next, and why; then readiness, reviews, the last scorecard and activity. */
export default function DashboardPage() {
  const { data, isError, error, refetch } = useDashboard()
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <Head dashboard={data} />
      {data !== undefined ? (
        <Today dashboard={data} />
      ) : isError ? (
        <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
          <Button mt={12} onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </EmptyBox>
      ) : (
        <div role="status" aria-label={texts.loading} aria-busy="true">
          <Skeleton height={172} mb={40} animate={false} />
          <Skeleton height={240} animate={false} />
        </div>
      )}
    </div>
  )
}

function Head({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { data: me } = useMe()
  const goal = dashboard?.goal ?? null
  const line = goalLine(goal, dashboard?.rounds ?? null)
  const toGo = daysToGo(goal, new Date())
  const isOver = goal?.date != null && toGo === null
  return (
    <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.under16, classes.head)}>
      <h1 className={clsx(ui.flat, ui.breaks)}>
        {texts.title(toGo ?? texts.today, me === undefined || me === null ? '' : callNameOf(me))}
      </h1>
      {dashboard?.domain === 'pharmacy_pre_reg' ? (
        <p className={clsx(ui.flat, ui.small, ui.warn)}>{domainTexts.notReviewed}</p>
      ) : (
        dashboard !== undefined && (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>
            {isOver ? texts.goal.over : (line ?? texts.goal.none)}{' '}
            <Link to="/app/firstRun" className={clsx(ui.accent, ui.medium)}>
              {goal?.date == null ? texts.goal.set : texts.goal.change}
            </Link>
          </p>
        )
      )}
    </div>
  )
}

function Today({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <DoThisNext next={dashboard.next} shorter={dashboard.shorter} />
      <div className={clsx(ui.grid, classes.columns)} data-wide={dashboard.reviews === null}>
        <Readiness dashboard={dashboard} />
        {dashboard.reviews !== null && <DueReviews reviews={dashboard.reviews} day={dashboard.day} />}
        {dashboard.domain === 'pharmacy_pre_reg' ? (
          <LastPaper paper={dashboard.lastPaper} />
        ) : (
          <LastScorecard scorecard={dashboard.lastScorecard} />
        )}
      </div>
      <Activity dashboard={dashboard} />
      {dashboard.interviews.length > 0 && <RecentInterviews sessions={dashboard.interviews} />}
    </>
  )
}
