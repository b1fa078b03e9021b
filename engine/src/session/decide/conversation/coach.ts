import { scanRefunded } from '@greenroom/shared/english'
import { chatCallFailureText } from '@greenroom/shared/rules'
import {
  type AwaitedReply,
  type CoachCall,
  coachFailureId,
  coachReplyId,
  type EventOf,
  examinedVersionsOf,
  type InProgress,
  isCoachCall,
  type JobRequest,
  lastHintRung,
  type Session,
  type StoredEvent,
} from '@greenroom/shared/session'
import type { DesiredAction, HintRung, ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { JobResult } from '@greenroom/shared/wire'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { endUse, refundUse } from '../powerUps/powerUpEnds.ts'
import { requestLook } from '../work/look.ts'
import { messageSent } from './messageSent.ts'

/** A request to the coach that the candidate made with a button or a power-up. */
export type CoachAsk = {
  call: CoachCall
  desiredAction?: DesiredAction | undefined
  inReplyTo?: string | null
  /** The rung of the hint ladder revealed by the answer. */
  hintRung?: HintRung | undefined
  /** The id of the power-up use that made the request. */
  useId?: string | undefined
  /** The code the coach should look at; missing if the request isn't about code. */
  looksAt?: { code: string; programmingLanguage: ProgrammingLanguage } | undefined
}

/**
 * Requests the coach's reply from the workers. The message with the reply gets the request's id. Only the candidate
 * sees the request, the reply or a failure. A commit has at most one request for a reply, to the coach or to the
 * interviewer.
 */
export function requestCoach(
  state: InProgress,
  { call, desiredAction, inReplyTo = null, hintRung, useId, looksAt }: CoachAsk,
  { seq }: Pick<Context, 'seq'>,
): { events: StoredEvent[]; jobs: JobRequest[] } {
  const replyId = coachReplyId(seq)
  const look = looksAt === undefined ? undefined : requestLook(state, looksAt, { seq })
  const asked: EventOf<'ReplyRequested'> = {
    type: 'ReplyRequested',
    replyId,
    call,
    action: null,
    inReplyTo,
    ...(desiredAction === undefined ? {} : { desiredAction }),
    ...(hintRung === undefined ? {} : { hintRung }),
    ...(useId === undefined ? {} : { useId }),
  }
  const job: JobRequest = {
    kind: 'chat.call',
    replyId,
    call,
    action: null,
    ...(desiredAction === undefined ? {} : { desiredAction }),
    ...(look?.looksAt === undefined ? {} : { looksAt: look.looksAt }),
  }
  const looked = (look?.events ?? []).map((event) => toCandidate(state, event))
  return { events: [...looked, toCandidate(state, asked)], jobs: [...(look?.jobs ?? []), job] }
}

/**
 * Delivers the coach's answer, visible only to the candidate. A hint from the coach counts like any other hint of the
 * same rung.
 */
export function decideDeliverCoachReply(
  state: Session,
  command: Extract<JobResult, { type: 'DeliverReply' }>,
  { now }: Context,
): Decision {
  const { replyId, response } = command
  const awaited = awaitedFromCoach(state, replyId)
  if (state.phase !== 'IN_PROGRESS' || awaited === null) return refuse('NO_LONGER_AWAITED')
  const foundNothing = response.nothingFound === true && isScan(state, awaited.useId)
  const message = foundNothing ? `${response.message} ${scanRefunded}` : response.message
  const said = toCandidate(state, {
    ...messageSent(state, { id: replyId, sender: 'interviewerCoach', recipient: 'candidate', message, now }),
    ...paidFor(command),
  })
  const { hintRung: rung } = awaited
  if (foundNothing) return accept([said, ...refundUse(state, awaited.useId, 'nothing_new')])
  const named = inputNamedBy(state, command).map((event) => toCandidate(state, event))
  if (rung === undefined) return accept([said, ...named, ...endUse(state, awaited.useId, 'spent')])
  // If the interviewer has given this rung in the meantime, the power-up revealed nothing new and is refunded.
  if (rung <= state.question.hintRung) return accept([said, ...refundUse(state, awaited.useId, 'nothing_new')])
  const revealed: EventOf<'HintRevealed'> = { type: 'HintRevealed', rung, messageId: replyId }
  return accept([said, ...named, revealed, ...endUse(state, awaited.useId, 'spent')])
}

/**
 * Returns an `InputNamed` event if the message asks the candidate to trace an input. Returns none if we know of no
 * version that fails on that input, or if the candidate was already asked about that version's input.
 */
export function inputNamedBy(
  state: InProgress,
  { replyId, response: { namedInput } }: Extract<JobResult, { type: 'DeliverReply' }>,
): EventOf<'InputNamed'>[] {
  const named = JSON.stringify(namedInput)
  const version = examinedVersionsOf(state.question).findLast(
    ({ facts }) => facts?.counterexample && JSON.stringify(facts.counterexample.rows) === named,
  )
  if (namedInput === undefined || version === undefined || version.isInputNamed) return []
  return [{ type: 'InputNamed', versionId: version.versionId, messageId: replyId, rows: namedInput }]
}

/** Whether this power-up use is a bug scan. Only a bug scan is refunded if it finds nothing. */
const isScan = (state: InProgress, useId: string | undefined): boolean =>
  state.powerUps.some((use) => use.useId === useId && use.powerUp === 'bug_scanner')

/** Handles a coach call that has failed for good: shows the text from spec §8 in the chat and refunds the power-up. */
export function decideFailCoachReply(
  state: Session,
  { replyId, status, code }: Pick<Extract<JobResult, { type: 'FailReply' }>, 'replyId' | 'status' | 'code'>,
  { now, seq }: Context,
): Decision {
  const awaited = awaitedFromCoach(state, replyId)
  if (state.phase !== 'IN_PROGRESS' || awaited === null) return refuse('NO_LONGER_AWAITED')
  const failure = { id: coachFailureId(seq), sender: 'system', recipient: 'candidate' } as const
  return accept([
    toCandidate(state, { type: 'ReplyFailed', replyId, status, code }),
    ...refundUse(state, awaited.useId, 'failed'),
    toCandidate(state, messageSent(state, { ...failure, message: chatCallFailureText(status), now })),
  ])
}

/** Retries a failed coach request. A power-up's request was refunded instead, so it isn't retried. */
export function decideRetryCoach(state: InProgress, context: Context): Decision {
  if (state.failedCoach === null) return refuse('NOTHING_TO_RETRY')
  const { call, desiredAction, inReplyTo, hintRung } = state.failedCoach
  if (!isCoachCall(call)) return refuse('NOTHING_TO_RETRY')
  // If the interviewer has given the failed request's rung in the meantime, the coach gives the next rung.
  const rung = hintRung === undefined ? undefined : state.question.hintRung + 1
  if (rung !== undefined && rung > lastHintRung) return refuse('NO_HINTS_LEFT')
  const again = requestCoach(state, { call, desiredAction, inReplyTo, hintRung: rung }, context)
  return accept(again.events, again.jobs)
}

/** Returns the event so that only the candidate can see it. */
export const toCandidate = (state: InProgress, event: StoredEvent): StoredEvent => ({
  ...event,
  audience: [state.candidate.id],
})

/** Returns the model usage of a reply, as stored in the log. */
export const paidFor = ({ usage }: Extract<JobResult, { type: 'DeliverReply' }>): Pick<StoredEvent, 'modelUsage'> =>
  usage === undefined ? {} : { modelUsage: usage }

function awaitedFromCoach(state: Session, replyId: string): AwaitedReply | null {
  if (state.phase !== 'IN_PROGRESS' || state.awaitingCoach?.replyId !== replyId) return null
  return state.awaitingCoach
}
