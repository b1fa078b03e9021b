import { isUnkeptTrial } from '@greenroom/shared/rules'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { sentenceOf } from '../../data/api.ts'
import { addressOfSession, scorecardOf, sessionLine } from '../../data/sessionKinds.ts'
import { OtherHalf } from '../../parts/people/OtherHalf.tsx'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { Actions } from './Actions.tsx'
import { adviceTitle } from './adviceTitle.ts'
import { drillOf } from './drill.ts'
import { FixFirst } from './FixFirst.tsx'
import { Judgement } from './Judgement.tsx'
import { Lines } from './Lines.tsx'
import { Objective } from './Objective.tsx'
import { Practise } from './Practise.tsx'
import { usePrevious } from './previous.ts'
import { type ScorecardAnswer, useLog, useRole } from './queries.ts'
import { Recording } from './Recording.tsx'
import { readLog } from './readLog.ts'
import classes from './ScorecardPage.module.css'
import { ScorecardSkeleton } from './ScorecardSkeleton.tsx'
import { TakeAgain } from './TakeAgain.tsx'
import { scorecardTexts as texts } from './texts.ts'

/**
 * An ended interview, whether its scorecard is ready, in progress or failed, or there will never be one. The recording
 * is always below.
 */
export function Settled({ sessionId, answer }: { sessionId: string; answer: ScorecardAnswer }) {
  const log = useLog(sessionId, answer.status)
  const commits = log.data
  const recorded = useMemo(() => commits && readLog(commits), [commits])
  const session = recorded?.session ?? null
  const role = useRole(sessionId).data
  const scorecard = answer.status === 'completed' ? answer.scorecard : null
  const isMine = role === 'candidate'
  const previous = usePrevious(sessionId, scorecard !== null && isMine).data ?? null

  if (answer.status === 'none' && session !== null && session.phase !== 'ENDED') {
    const { title, body, action } = texts.going
    const room = addressOfSession(session)
    return <Notice title={title} body={body} action={{ label: action, to: room }} />
  }
  const canAct = isMine && session !== null && !isUnkeptTrial(session)
  const actions = isMine && session !== null && (
    <Actions
      sessionId={sessionId}
      session={session}
      isScored={scorecard !== null}
      isDecided={scorecard?.decision != null}
    />
  )
  return (
    <>
      {session !== null && <DocumentTitle title={texts.titleOf(sessionLine(session))} />}
      {session !== null && <OtherHalf state={session} addressOf={scorecardOf} />}
      <div className={clsx(ui.grid, classes.top)}>
        <Judgement sessionId={sessionId} answer={answer} session={session} />
        {scorecard ? (
          canAct && scorecard.decision === null && session.phase === 'ENDED' && session.mode === 'ai' ? (
            <FixFirst title={texts.again} advice={texts.takeAgain.body}>
              <TakeAgain session={session} />
              {actions}
            </FixFirst>
          ) : scorecard.fixFirst === '' && !canAct ? null : (
            <FixFirst title={adviceTitle(scorecard.lines)} advice={scorecard.fixFirst}>
              {canAct && <Practise drill={drillOf(scorecard.lines, session)} />}
              {actions}
            </FixFirst>
          )
        ) : (
          actions && <div className={clsx(ui.flex, ui.wrap, ui.gap8, ui.notPrinted, classes.actions)}>{actions}</div>
        )}
      </div>
      {commits && recorded?.timeline && session ? (
        <Recording
          commits={commits}
          timeline={recorded.timeline}
          session={session}
          scorecard={scorecard}
          before={previous && { lines: previous.scorecard.lines, day: longDayOf(previous.at) }}
          isMine={isMine}
          candidate={isMine || session.phase === 'NOT_STARTED' ? texts.you : session.candidate.name}
        />
      ) : log.error === null ? (
        commits === undefined && <ScorecardSkeleton withVerdict={false} />
      ) : (
        <>
          <div className={clsx(ui.inset16by20, ui.round, classes.failure)} role="alert">
            <p>
              {texts.logFailed} {sentenceOf(log.error)}
            </p>
            <Button size="xs" onClick={() => void log.refetch()}>
              {texts.unreadable.action}
            </Button>
          </div>
          {scorecard && (
            <>
              <Lines
                lines={scorecard.lines}
                level={scorecard.level}
                before={null}
                commits={undefined}
                startedAt={null}
                chosen={null}
                onChoose={null}
              />
              <Objective objective={scorecard.objective} />
            </>
          )}
        </>
      )}
    </>
  )
}
