import { hasClock } from '../rules/interview.ts'
import { minutesToGoOn, type ProposalOption } from '../rules/proposal.ts'
import { remainingAt } from './clock.ts'
import type { ChatMessage } from './events.ts'
import { isBugOpen, lastHandIn } from './handIns.ts'
import type { InProgress, Question } from './state.ts'
import { onlyRunsOutOfTime } from './testRun.ts'

/** The options an interviewer can propose for the remaining time, once they have no more questions. */
export type Offer = {
  /**
   * How many more minutes the candidate may spend on this question; missing if too little time is left, or if the
   * session has no clock.
   */
  minutes?: number
  /** The minutes left in this question's share of the clock; missing if the session has no clock. */
  minutesLeft?: number
  isBugOpen: boolean
  /** True if the code is right but too slow, and the interviewer has named no bug. Otherwise missing. */
  isTooSlow?: true
  /** Whether the interviewer has already made a proposal since the last hand-in. */
  isAgain: boolean
  /** Whether another question is planned after this one. */
  hasNext: boolean
}

/** Whether this is the last planned question. */
export const isLastQuestion = ({ pastQuestions, questionCount }: Pick<InProgress, 'pastQuestions' | 'questionCount'>) =>
  pastQuestions.length + 1 >= questionCount

/** Time left in this question's share of the clock, in ms; the last question has all the remaining time. */
export const shareLeftMs = ({ question, clock }: Pick<InProgress, 'question' | 'clock'>, now: number): number =>
  Math.max(0, remainingAt(clock, now) - (question.shareEndsAtMs ?? 0))

/**
 * Returns the interviewer's options for the remaining time. Null while a person interviews. Also null for a deck or a
 * tutorial, because these end with their last statement or step.
 */
export function offerAt(state: InProgress, now: number): Offer | null {
  const { control, question } = state
  const { statements, challenge } = question
  if (control !== 'ai' || statements !== null || challenge.stepCount !== undefined) return null
  const common = {
    isBugOpen: isBugOpen({ ...state, step: 'follow_up' }),
    ...(isTooSlow(question) ? { isTooSlow: true as const } : {}),
    isAgain: wasOfferedSince(lastHandIn(question)?.at ?? 0, state),
    hasNext: !isLastQuestion(state),
  }
  if (!hasClock(state)) return common
  const leftMs = shareLeftMs(state, now)
  const minutes = minutesToGoOn(leftMs)
  const minutesLeft = Math.floor(leftMs / 60_000)
  return { ...common, minutesLeft, ...(minutes === null ? {} : { minutes }) }
}

function isTooSlow(question: Question): boolean {
  const last = lastHandIn(question)
  const run = question.runs.find(({ runId }) => runId === last?.runId)
  const results = run?.outcome.status === 'COMPLETED' ? run.outcome.results : null
  return last?.traced === undefined && onlyRunsOutOfTime(results?.testCases ?? [])
}

/** Returns the buttons to show under an offer, most likely choice first. */
export function optionsOf(
  { minutes, minutesLeft, hasNext }: Offer,
  { mayGoOn, hasProblem }: { mayGoOn: boolean; hasProblem: boolean },
): ProposalOption[] {
  const isTimed = minutesLeft !== undefined
  const goesOn = mayGoOn && (!isTimed || minutes !== undefined)
  return [
    ...(hasNext ? (['next'] as const) : []),
    ...(goesOn ? (['go_on'] as const) : []),
    ...(hasProblem && !hasNext ? (['problem'] as const) : []),
    ...(!isTimed || minutesLeft >= fewestMinutesForQuestions ? (['questions'] as const) : []),
    ...(hasNext ? [] : (['end'] as const)),
  ]
}

const fewestMinutesForQuestions = 1

const wasOfferedSince = (at: number, { messages, question }: InProgress): boolean =>
  messages.some(
    ({ proposal, timeSent }) => proposal !== undefined && Date.parse(timeSent) >= Math.max(at, question.presentedAt),
  )

type Proposed = ChatMessage & { proposal: NonNullable<ChatMessage['proposal']> }

/**
 * The interviewer's open proposal. Null if there is none, if the candidate has answered it, or if they have handed in
 * code since then.
 */
export function openProposal(state: InProgress): Proposed | null {
  const { messages, question, step, control } = state
  if (control !== 'ai' || (step !== 'follow_up' && step !== 'wrap_up')) return null
  const at = messages.findLastIndex(({ proposal }) => proposal !== undefined)
  const message = messages[at]
  if (message?.proposal === undefined || Date.parse(message.timeSent) < question.presentedAt) return null
  const isAnswered = messages.slice(at).some(({ answersProposal: answer }) => answer !== undefined && settles(answer))
  const isOld = (lastHandIn(question)?.at ?? 0) > Date.parse(message.timeSent)
  return isAnswered || isOld ? null : { ...message, proposal: message.proposal }
}

const settles = (answer: NonNullable<ChatMessage['answersProposal']>): boolean =>
  answer === 'go_on' || answer === 'end' || answer === 'problem'
