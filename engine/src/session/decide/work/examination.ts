import { isExam } from '@greenroom/shared/rules'
import {
  examinedVersionsOf,
  looksOf,
  questionsOf,
  type Session,
  type SessionEvent,
  type StoredEvent,
} from '@greenroom/shared/session'
import type { JobResult } from '@greenroom/shared/wire'
import { accept, type Decision, refuse } from '../decision.ts'
import { audienceOfFacts } from './audienceOfFacts.ts'
import { wrongInputShown } from './look.ts'

/**
 * Stores the facts about a version of the code. During the interview only a human interviewer sees these facts. In
 * practice, the candidate sees the input that a submission gets wrong. Facts about an undone hand-in are ignored.
 */
export function decideCompleteExamination(
  state: Session,
  { versionId, facts }: Extract<JobResult, { type: 'CompleteExamination' }>,
): Decision {
  const version = questionsOf(state)
    .flatMap(examinedVersionsOf)
    .find((each) => each.versionId === versionId)
  if (version === undefined || version.facts !== undefined) return refuse('NO_LONGER_AWAITED')
  const examined: SessionEvent = { type: 'CodeExamined', versionId, facts }
  if (state.phase !== 'IN_PROGRESS') return accept([examined])
  const look = looksOf(state.question).find((each) => each.versionId === versionId)
  const shown = look?.runId === undefined ? [] : wrongInputShown(state, { versionId, facts })
  return accept([{ ...examined, audience: audienceOfFacts(state) }, ...shown])
}

/** The events with all facts found so far, for an interviewer who joins now. */
export const factsFor = (state: Session, interviewerId: string): StoredEvent[] =>
  state.phase === 'IN_PROGRESS' && !isExam(state)
    ? disclosedFacts(state).map((event) => ({ ...event, audience: [interviewerId] }))
    : []

/** The events that reveal the hidden facts to everybody at the end. */
export const disclosedFacts = (state: Session): SessionEvent[] =>
  questionsOf(state)
    .flatMap(examinedVersionsOf)
    .flatMap(({ versionId, facts }) => (facts === undefined ? [] : [{ type: 'CodeExamined', versionId, facts }]))
