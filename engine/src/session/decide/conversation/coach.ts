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

/** What the candidate asks the coach for, by a button or by a power-up. */
export type CoachAsk = {
  call: CoachCall
  desiredAction?: DesiredAction | undefined
  inReplyTo?: string | null
  /** The rung of the hint ladder that the answer reveals. */
  hintRung?: HintRung | undefined
  /** The power-up that asks. */
  useId?: string | undefined
  /** The code that the coach is asked to look at; missing if it is about something else. */
  looksAt?: { code: string; programmingLanguage: ProgrammingLanguage } | undefined
}

/**
 * Asks the workers for the coach's words; the id of the request will be the id of the message. Request, answer and failure
 * are for the candidate alone. At most one such request in a commit, and none beside one to the interviewer.
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

/** The coach's answer, to the candidate alone; a hint in it counts as any hint of its rung. */
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
  // The interviewer may have given the same rung meanwhile: then the power-up has brought nothing.
  if (rung <= state.question.hintRung) return accept([said, ...refundUse(state, awaited.useId, 'nothing_new')])
  const revealed: EventOf<'HintRevealed'> = { type: 'HintRevealed', rung, messageId: replyId }
  return accept([said, ...named, revealed, ...endUse(state, awaited.useId, 'spent')])
}

/** The input for which a message asks what the program prints; nothing if that is of no version that was examined, or was said before. */
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

/** The one power-up that is paid for what it finds. */
const isScan = (state: InProgress, useId: string | undefined): boolean =>
  state.powerUps.some((use) => use.useId === useId && use.powerUp === 'bug_scanner')

/** A call of the coach that failed for good: the text of spec §8 stands in the chat, and a power-up is refunded. */
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

/** Asks the coach again for what failed. What a power-up had asked for was refunded, and is not asked for again. */
export function decideRetryCoach(state: InProgress, context: Context): Decision {
  if (state.failedCoach === null) return refuse('NOTHING_TO_RETRY')
  const { call, desiredAction, inReplyTo, hintRung } = state.failedCoach
  if (!isCoachCall(call)) return refuse('NOTHING_TO_RETRY')
  // The interviewer may have given the rung that was asked for meanwhile: then it is the one after.
  const rung = hintRung === undefined ? undefined : state.question.hintRung + 1
  if (rung !== undefined && rung > lastHintRung) return refuse('NO_HINTS_LEFT')
  const again = requestCoach(state, { call, desiredAction, inReplyTo, hintRung: rung }, context)
  return accept(again.events, again.jobs)
}

/** The event with the candidate as its only audience. */
export const toCandidate = (state: InProgress, event: StoredEvent): StoredEvent => ({
  ...event,
  audience: [state.candidate.id],
})

/** What a language model was paid for a reply, as the log keeps it. */
export const paidFor = ({ usage }: Extract<JobResult, { type: 'DeliverReply' }>): Pick<StoredEvent, 'modelUsage'> =>
  usage === undefined ? {} : { modelUsage: usage }

function awaitedFromCoach(state: Session, replyId: string): AwaitedReply | null {
  if (state.phase !== 'IN_PROGRESS' || state.awaitingCoach?.replyId !== replyId) return null
  return state.awaitingCoach
}
