import type { Session } from '../session/state.ts'
import type { AssessmentType, InterviewStep } from '../vocabulary/interview.ts'

/** The clock stands while the candidate is away, for at most this long in one interview. */
export const longestDisconnectionMs = 2 * 60_000

/** A reply or a result that is awaited for so long is given up, so that nobody waits for ever. */
export const longestResultWaitMs = 2 * 60_000

const stepsAfterCoding: readonly InterviewStep[] = ['testing', 'follow_up', 'wrap_up']

/** Whether the candidate has said that they are done coding the question at hand. */
export const isAfterCoding = (step: InterviewStep): boolean => stepsAfterCoding.includes(step)

/** Whether the candidate may run code in front of them (spec §2: never in telephone and on-site interviews). */
export function codeRuns({ settings, assessmentType }: Pick<Session, 'settings' | 'assessmentType'>): boolean {
  if (settings.interviewStage === 'take_home_assessment') return true
  return assessmentType !== null && assessmentType !== 'system_design' && assessmentType !== 'truth_or_despair'
}

const alwaysExams: readonly (AssessmentType | null)[] = ['timed_coding', 'efficient_algorithm']

/** Whether this is an exam: no hints, no coach, no power-ups. Some assessments always are, any interview can be by choice. */
export const isExam = ({ exam, assessmentType }: Pick<Session, 'exam' | 'assessmentType'>): boolean =>
  exam || alwaysExams.includes(assessmentType)

/** Whether there is a clock: practice goes on for as long as one likes. */
export const hasClock = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType !== 'not_an_assessment'

/** Whether it is practice: no clock, no score, and a coach in the interviewer's place. */
export const isPractice = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType === 'not_an_assessment'

/** Whether a scorecard is made of it: not of practice, and not of the warm-up in which one learns the room. */
export const isScored = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType !== 'not_an_assessment' && assessmentType !== 'skip_dummy_challenge'

/** Whether code may be handed in again and again: practice ends no question by it, and help goes on after a failed submission. */
export const submitsRepeatedly = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType === 'not_an_assessment'
