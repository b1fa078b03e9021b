import type { Session } from '../session/state.ts'
import type { AssessmentType } from '../vocabulary/assessmentType.ts'
import type { InterviewStep } from '../vocabulary/interviewStep.ts'

/** The clock stands while the candidate is away, for at most this long in one interview. */
export const longestDisconnectionMs = 2 * 60_000

const stepsAfterCoding: readonly InterviewStep[] = ['testing', 'follow_up', 'wrap_up']

/** Whether the candidate has said that they are done coding the question at hand. */
export const isAfterCoding = (step: InterviewStep): boolean => stepsAfterCoding.includes(step)

/** Whether the candidate may run code in front of them (spec §2: never in telephone and on-site interviews). */
export function codeRuns({ settings, assessmentType }: Pick<Session, 'settings' | 'assessmentType'>): boolean {
  if (settings.interviewStage === 'take_home_assessment') return true
  return assessmentType !== null && assessmentType !== 'system_design' && assessmentType !== 'truth_or_despair'
}

const alwaysExams: readonly (AssessmentType | null)[] = ['timed_coding', 'efficient_algorithm']

/** Whether this is an exam: no hints, no coach, no power-ups. Some assessments always are. */
export const isExam = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  alwaysExams.includes(assessmentType)
