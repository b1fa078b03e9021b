import type { Session } from '../session/state.ts'
import type { AssessmentType, InterviewStep } from '../vocabulary/interview.ts'

/** The clock pauses while the candidate is away, up to this long per interview. */
export const longestDisconnectionMs = 2 * 60_000

/** After this long we stop waiting for a reply or a result. */
export const longestResultWaitMs = 2 * 60_000

const stepsAfterCoding: readonly InterviewStep[] = ['testing', 'follow_up', 'wrap_up']

/** Whether the candidate has said they're done coding this question. */
export const isAfterCoding = (step: InterviewStep): boolean => stepsAfterCoding.includes(step)

/**
 * Whether the candidate may run code in front of the interviewer (spec §2: never in telephone and on-site interviews).
 */
export function codeRuns({ settings, assessmentType }: Pick<Session, 'settings' | 'assessmentType'>): boolean {
  if (settings.interviewStage === 'take_home_assessment') return true
  return assessmentType !== null && assessmentType !== 'system_design' && assessmentType !== 'truth_or_despair'
}

const alwaysExams: readonly (AssessmentType | null)[] = ['timed_coding', 'efficient_algorithm']

/**
 * Whether this is an exam: no hints, no coach, no power-ups. Some assessments always are one; any interview can be made
 * one.
 */
export const isExam = ({ exam, assessmentType }: Pick<Session, 'exam' | 'assessmentType'>): boolean =>
  exam || alwaysExams.includes(assessmentType)

/** Whether there's a clock. Practice has none. */
export const hasClock = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType !== 'not_an_assessment'

/** Whether this is practice: no clock, no score, and a coach in place of the interviewer. */
export const isPractice = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType === 'not_an_assessment'

/** Whether the session gets a scorecard. Practice and the warm-up don't. */
export const isScored = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType !== 'not_an_assessment' && assessmentType !== 'skip_dummy_challenge'

/**
 * Whether code may be handed in repeatedly: in practice a hand-in ends no question, and help continues after a failed
 * submission.
 */
export const submitsRepeatedly = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType === 'not_an_assessment'
