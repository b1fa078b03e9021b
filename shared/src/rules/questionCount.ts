import type { InterviewSettings } from '../session/interviewSettings.ts'
import type { AssessmentType } from '../vocabulary/interview.ts'

/**
 * The number of questions that fit: one up to 25 minutes, two up to 45, three in 60. A take-home assessment is one
 * larger task.
 */
export function questionCountFor(settings: Pick<InterviewSettings, 'timeLimitInMinutes' | 'interviewStage'>): number {
  if (settings.interviewStage === 'take_home_assessment') return 1
  if (settings.timeLimitInMinutes <= 25) return 1
  return settings.timeLimitInMinutes <= 45 ? 2 : 3
}

const ofOneProblem: readonly (AssessmentType | null)[] = [
  'timed_coding',
  'efficient_algorithm',
  'skip_dummy_challenge',
  'not_an_assessment',
  'system_design',
]

/** Whether an assessment is about one problem, however long it takes (answers §3). */
export const isOneProblem = (assessmentType: AssessmentType | null): boolean => ofOneProblem.includes(assessmentType)
