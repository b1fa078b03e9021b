import type { AssessmentType } from '@greenroom/shared/vocabulary'
import type { SessionSummary } from '@greenroom/shared/wire'
import { interviewLine } from './sessionLabels.ts'

/** How the kinds of assessment are called. */
export const assessmentNames: Record<AssessmentType, string> = {
  truth_or_despair: 'Truth or despair',
  timed_coding: 'Timed coding',
  efficient_algorithm: 'Efficient algorithm',
  skip_dummy_challenge: 'Warm-up',
  not_an_assessment: 'Practice',
  system_design: 'System design',
}

type Kind = Pick<SessionSummary, 'assessmentType'>

/** Practice of one challenge has neither a clock nor a scorecard: it is no interview, and is found among the challenges. */
export const isInterview = ({ assessmentType }: Kind): boolean => assessmentType !== 'not_an_assessment'

const inWorkspace: ReadonlySet<AssessmentType | null> = new Set<AssessmentType>([
  'timed_coding',
  'efficient_algorithm',
  'truth_or_despair',
  'not_an_assessment',
])

/** Where a session is gone on with: the workspace or the room. The workspace sends on to the room what is only talked about. */
export const addressOfSession = ({ sessionId, assessmentType }: Kind & Pick<SessionSummary, 'sessionId'>): string =>
  `/app/${inWorkspace.has(assessmentType) ? 'mockInterview' : 'aiInterview'}?session=${encodeURIComponent(sessionId)}`

/** `Google, on-site, 45 minutes`, or `Timed coding, 30 minutes`: which one it is, in one line. */
export const sessionLine = ({ assessmentType, settings }: Kind & Pick<SessionSummary, 'settings'>): string =>
  assessmentType === null
    ? interviewLine(settings)
    : `${assessmentNames[assessmentType]}, ${settings.timeLimitInMinutes} minutes`
