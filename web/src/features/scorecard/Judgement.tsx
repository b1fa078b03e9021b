import type { Session } from '@greenroom/shared/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { sessionLine } from '../../data/sessionKinds.ts'
import { clockTimeOf, longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { Making } from './Making.tsx'
import { Outcome } from './Outcome.tsx'
import { retryScorecard, type ScorecardAnswer } from './queries.ts'
import { scorecardTexts as texts } from './texts.ts'
import { Verdict } from './Verdict.tsx'

/** The decision, or why there is none. */
export function Judgement(props: { sessionId: string; answer: ScorecardAnswer; session: Session | null }) {
  const { sessionId, answer, session } = props
  const client = useQueryClient()
  const commandId = useRef(newCommandId())
  const { submit, pending, error } = useSubmit(async () => {
    await retryScorecard(sessionId, commandId.current)
    // This request was accepted, so a later one is a new command.
    commandId.current = newCommandId()
    await client.invalidateQueries({ queryKey: ['scorecard', sessionId] })
  })
  const line = session === null ? '' : lineOf(session)
  switch (answer.status) {
    case 'completed':
      return <Verdict scorecard={answer.scorecard} line={line} />
    case 'pending':
      return session?.phase === 'ENDED' && session.scoredBy === 'human' ? (
        <Outcome line={line} title={texts.fromPerson.title} body={texts.fromPerson.waiting} />
      ) : (
        <div>
          <Outcome line={line} title={texts.pending.title} body={texts.pending.body} />
          <Making session={session} />
        </div>
      )
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
    case 'none':
      return <Outcome line={line} title={texts.none.title} body={`${whyNone(session)}${texts.none.body}`} />
  }
}

/** Why there is no score, if known. */
function whyNone(session: Session | null): string {
  if (session?.phase !== 'ENDED') return ''
  if (session.reason === 'abandoned') return `${texts.none.because.abandoned} `
  if (session.assessmentType === 'not_an_assessment') return `${texts.none.because.practice} `
  if (session.assessmentType === 'skip_dummy_challenge') return `${texts.none.because.warmUp} `
  return ''
}

/** `Google, on-site, 45 minutes. Saturday 21 November, 13:36 to 14:20` */
function lineOf(session: Session): string {
  const which = sessionLine(session)
  if (session.phase !== 'ENDED') return which
  const { startedAt, endedAt } = session
  return `${which}. ${longDayOf(startedAt)}, ${clockTimeOf(startedAt)} to ${clockTimeOf(endedAt)}`
}

/** Unique per sender and session; `crypto.randomUUID` would need a secure context. */
function newCommandId(): string {
  const random = crypto.getRandomValues(new Uint32Array(4))
  return `retry-${Array.from(random, (part) => part.toString(36)).join('')}`
}
