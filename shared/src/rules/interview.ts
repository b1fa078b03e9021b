import type { Session } from '../session/state.ts'
import type { AssessmentType, InterviewStep } from '../vocabulary/interview.ts'

/** How long the clock may be paused in an interview because the candidate is away, in ms and in total. */
export const longestDisconnectionMs = 2 * 60_000

/** How long we wait for a reply or a result before giving up, in ms. */
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
 * Whether this is an exam, which has no hints, no coach and no power-ups. Some assessment types are always exams, and
 * the host can make any interview an exam.
 */
export const isExam = ({ exam, assessmentType }: Pick<Session, 'exam' | 'assessmentType'>): boolean =>
  exam || alwaysExams.includes(assessmentType)

/** Whether the session has a clock. Practice has none. */
export const hasClock = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType !== 'not_an_assessment'

/** Whether this is practice: no clock, no score, and a coach in place of the interviewer. */
export const isPractice = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType === 'not_an_assessment'

/** Whether the session gets a scorecard. Practice and the warm-up don't. */
export const isScored = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType !== 'not_an_assessment' && assessmentType !== 'skip_dummy_challenge'

/**
 * Whether code may be submitted repeatedly. True in practice, where a submission doesn't end the question and help
 * stays available after a failed one.
 */
export const submitsRepeatedly = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType === 'not_an_assessment'
