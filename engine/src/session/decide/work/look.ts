import { isAfterCoding, isExam } from '@greenroom/shared/rules'
import {
  currentCode,
  type EventOf,
  type ExaminedVersion,
  examinedVersionOf,
  type InProgress,
  isUntouched,
  type JobRequest,
  lookIdOf,
  type StoredEvent,
} from '@greenroom/shared/session'
import type { Context } from '../decision.ts'
import { isSpokenNow } from '../questions/progress.ts'
import { audienceOfFacts } from './audienceOfFacts.ts'

type Look = { events: StoredEvent[]; jobs: JobRequest[]; looksAt?: string }
type Code = Pick<ExaminedVersion, 'code' | 'programmingLanguage'>

const none: Look = { events: [], jobs: [] }

/**
 * Runs the code behind the scenes because the candidate asked the interviewer to look at it. Runs each version only
 * once. `looksAt` is the version that the answer is about. Does nothing in an exam, after the hand-in, or if there is
 * no code.
 */
export function requestLook(state: InProgress, code: Code, { seq }: Pick<Context, 'seq'>): Look {
  if (isExam(state) || state.control === 'human' || isAfterCoding(state.step) || !isOwnCode(state, code)) return none
  const known = examinedVersionOf(state.question, code)
  if (known !== undefined) return { ...none, looksAt: known.versionId }
  const versionId = lookIdOf(seq)
  const { event, job } = beginning(versionId, code)
  return { events: [event], jobs: [job], looksAt: versionId }
}

export const codeNow = ({ question, programmingLanguage }: InProgress): Code => ({
  code: currentCode(question, programmingLanguage),
  programmingLanguage,
})

/**
 * The events that copy the facts from an earlier look to the hand-in of the same code, so that it needn't be run again.
 */
export function factsOfLook(state: InProgress, code: Code, handInId: string): StoredEvent[] {
  const facts = examinedVersionOf(state.question, code)?.facts
  return facts === undefined
    ? []
    : [{ type: 'CodeExamined', versionId: handInId, facts, audience: audienceOfFacts(state) }]
}

/** Like `requestLook`, but for a version submitted in practice, where the page shows the candidate a failing input. */
export function lookAtSubmission(
  state: InProgress,
  { runId, ...code }: Code & { runId: string },
  { seq }: Pick<Context, 'seq'>,
): Look {
  if (!isOwnCode(state, code)) return none
  const known = examinedVersionOf(state.question, code)
  const { event, job } = beginning(known?.versionId ?? lookIdOf(seq), { ...code, runId })
  if (known === undefined) return { events: [event], jobs: [job] }
  return { events: [event, ...wrongInputShown(state, known)], jobs: [] }
}

/**
 * The event that shows an input that a submitted version gets wrong. Only in practice and only once; never in an exam.
 */
export function wrongInputShown(
  state: InProgress,
  { versionId, facts }: Pick<ExaminedVersion, 'versionId' | 'facts'>,
): EventOf<'WrongInputShown'>[] {
  const wasShown = state.question.looks?.some((each) => each.versionId === versionId && each.shown !== undefined)
  if (isExam(state) || wasShown === true || !facts?.counterexample) return []
  const { right: _right, ...shown } = facts.counterexample
  return [{ type: 'WrongInputShown', versionId, shown }]
}

function isOwnCode(state: InProgress, { code, programmingLanguage }: Code): boolean {
  const { challenge } = state.question
  const stub = challenge.programming_language === programmingLanguage ? challenge.code_stub : ''
  return !isSpokenNow(state) && !isUntouched(code, stub)
}

const beginning = (
  versionId: string,
  code: Code & { runId?: string },
): { event: EventOf<'LookRequested'>; job: JobRequest } => ({
  event: {
    ...{ type: 'LookRequested', versionId, code: code.code, programmingLanguage: code.programmingLanguage },
    ...(code.runId === undefined ? {} : { runId: code.runId }),
  },
  job: { kind: 'code.examine', versionId },
})
