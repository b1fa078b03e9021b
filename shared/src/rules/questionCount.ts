import type { InterviewSettings } from '../session/interviewSettings.ts'
import type { AssessmentType } from '../vocabulary/interview.ts'

/**
 * The number of questions in an interview of this length: one up to 25 minutes, two up to 45, three in 60. A take-home
 * assessment has one larger task.
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

/** Whether an assessment of this type has only one problem, whatever its length (answers §3). */
export const isOneProblem = (assessmentType: AssessmentType | null): boolean => ofOneProblem.includes(assessmentType)
