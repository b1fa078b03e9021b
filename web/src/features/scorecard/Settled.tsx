import type { CommitView, Session } from '@greenroom/shared'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { sentenceOf } from '../../app/api.ts'
import { Notice } from '../../app/layout/Notice.tsx'
import { interviewLine } from '../../app/sessionLabels.ts'
import { clockTimeOf, longDayOf } from '../../app/time.ts'
import { useSubmit } from '../../app/useSubmit.ts'
import { FixFirst } from './FixFirst.tsx'
import { Lines } from './Lines.tsx'
import { Objective } from './Objective.tsx'
import { Outcome } from './Outcome.tsx'
import { retryScorecard, type ScorecardAnswer, useLog } from './queries.ts'
import { Recording } from './Recording.tsx'
import classes from './ScorecardPage.module.css'
import { ScorecardSkeleton } from './ScorecardSkeleton.tsx'
import { scorecardTexts as texts } from './texts.ts'
import { sessionAt, timelineOf } from './timeline.ts'
import { Verdict } from './Verdict.tsx'

type SettledAnswer = Exclude<ScorecardAnswer, { status: 'pending' }>

/** An interview whose scorecard is there, failed, or will never be; the recording stands beneath in every case. */
export function Settled({ sessionId, answer }: { sessionId: string; answer: SettledAnswer }) {
  const log = useLog(sessionId, answer.status)
  const commits = log.data
  const recorded = useMemo(() => commits && read(commits), [commits])
  const session = recorded?.session ?? null

  if (answer.status === 'none' && session !== null && session.phase !== 'ENDED') {
    const { title, body, action } = texts.going
    const room = `/app/aiInterview?session=${encodeURIComponent(sessionId)}`
    return <Notice title={title} body={body} action={{ label: action, to: room }} />
  }
  const scorecard = answer.status === 'completed' ? answer.scorecard : null
  return (
    <>
      <div className={classes.top}>
        <Judgement sessionId={sessionId} answer={answer} session={session} />
        {scorecard && <FixFirst advice={scorecard.fixFirst} />}
      </div>
      {commits && recorded?.timeline ? (
        <Recording commits={commits} timeline={recorded.timeline} scorecard={scorecard} />
      ) : log.error === null ? (
        commits === undefined && <ScorecardSkeleton withVerdict={false} />
      ) : (
        <>
          <div className={classes.failure} role="alert">
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
                commits={undefined}
                startedAt={null}
                chosen={null}
                onChoose={() => undefined}
              />
              <Objective objective={scorecard.objective} />
            </>
          )}
        </>
      )}
    </>
  )
}

function Judgement(props: { sessionId: string; answer: SettledAnswer; session: Session | null }) {
  const { sessionId, answer, session } = props
  const client = useQueryClient()
  const commandId = useRef(newCommandId())
  const { submit, pending, error } = useSubmit(async () => {
    await retryScorecard(sessionId, commandId.current)
    // It was heard: asking once more would be another command.
    commandId.current = newCommandId()
    await client.invalidateQueries({ queryKey: ['scorecard', sessionId] })
  })
  const line = session === null ? '' : lineOf(session)
  switch (answer.status) {
    case 'completed':
      return <Verdict scorecard={answer.scorecard} line={line} />
    case 'failed':
      return (
        <Outcome
          line={line}
          title={texts.failed.title}
          body={`${answer.message} ${texts.failed.body}`}
          action={{
            label: texts.failed.action,
            pending,
            failure: error === null ? null : `${texts.failed.refused} ${sentenceOf(error)}`,
            onClick: () => void submit(),
          }}
        />
      )
    case 'none': {
      const abandoned = session?.phase === 'ENDED' && session.reason === 'abandoned'
      const because = abandoned ? `${texts.none.because.abandoned} ` : ''
      return <Outcome line={line} title={texts.none.title} body={`${because}${texts.none.body}`} />
    }
  }
}

function read(commits: readonly CommitView[]) {
  return { session: sessionAt(commits, Number.POSITIVE_INFINITY), timeline: timelineOf(commits) }
}

/** `Google, on-site, 45 minutes. Saturday 21 November, 13:36 to 14:20` */
function lineOf(session: Session): string {
  const which = interviewLine(session.settings)
  if (session.phase !== 'ENDED') return `${which}.`
  const { startedAt, endedAt } = session
  return `${which}. ${longDayOf(startedAt)}, ${clockTimeOf(startedAt)} to ${clockTimeOf(endedAt)}`
}

/** Unique per sender and session; `crypto.randomUUID` would need a secure context. */
function newCommandId(): string {
  const random = crypto.getRandomValues(new Uint32Array(4))
  return `retry-${Array.from(random, (part) => part.toString(36)).join('')}`
}
