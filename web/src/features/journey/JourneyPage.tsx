import type { Journey } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { domainTexts } from '../../parts/domain/texts.ts'
import { daysToGo, goalLine } from '../../parts/goal/goalWords.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { AskForDate } from './AskForDate.tsx'
import { BeforeList } from './BeforeList.tsx'
import { DoneList } from './DoneList.tsx'
import classes from './Journey.module.css'
import { NextList } from './NextList.tsx'
import { useJourney } from './queries.ts'
import { Timeline } from './Timeline.tsx'
import { TimePerStep } from './TimePerStep.tsx'
import { journeyTexts as texts } from './texts.ts'

/** `/journey`: from the first day of preparation to the interview, what is done, and what is next (spec §2, answers §9). */
export default function JourneyPage() {
  const { data, isError, error, refetch } = useJourney()
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      {data !== undefined ? (
        <Loaded journey={data} />
      ) : (
        <>
          <h1 className={ui.under16}>{texts.title}</h1>
          {isError ? (
            <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
              <Button mt={12} onClick={() => void refetch()}>
                {texts.again}
              </Button>
            </EmptyBox>
          ) : (
            <div role="status" aria-label={texts.loading} aria-busy="true">
              <Skeleton height={360} mb={40} animate={false} />
              <Skeleton height={200} animate={false} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Loaded({ journey }: { journey: Journey }) {
  const { goal, rounds } = journey
  const toGo = daysToGo(goal, new Date(), texts.left)
  const line = [goal?.company, goalLine(goal, rounds)].filter((part) => part != null).join(', ')
  return (
    <>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.under24, classes.head)}>
        <h1 className={clsx(ui.flat, ui.breaks)}>{toGo ?? (goal?.date == null ? texts.title : texts.over)}</h1>
        {line !== '' && (
          <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>
            {line}{' '}
            <Link to="/app/firstRun" className={clsx(ui.accent, ui.medium)}>
              {texts.change}
            </Link>
          </p>
        )}
      </div>
      {toGo === null && journey.domain !== 'pharmacy_pre_reg' && <AskForDate />}
      {journey.domain === 'pharmacy_pre_reg' && (
        <p className={clsx(ui.under16, ui.small, ui.warn)}>{domainTexts.notReviewed}</p>
      )}
      {!journey.hasPath && (
        <div
          className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.gap16, ui.lineAround, ui.round, classes.offer)}
        >
          <div className={ui.shrinks}>
            <h2 className={clsx(ui.under4, ui.large)}>{texts.path.title}</h2>
            <p className={clsx(ui.flat, ui.small, ui.quiet)}>
              {journey.domain === 'pharmacy_pre_reg' ? texts.path.exam : texts.path.body}
            </p>
          </div>
          <Button component={Link} to="/app/learningPathGenerator">
            {texts.path.make}
          </Button>
        </div>
      )}
      <Timeline journey={journey} />
      <TimePerStep stepTimes={journey.stepTimes} />
      <div className={clsx(ui.grid, classes.columns)}>
        <DoneList journey={journey} />
        <NextList journey={journey} />
        <BeforeList journey={journey} />
      </div>
    </>
  )
}
