import { interviewTitle } from '@greenroom/shared/session'
import type { AssessmentType } from '@greenroom/shared/vocabulary'
import type { SessionSummary } from '@greenroom/shared/wire'

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

export const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`

/** Where a session is looked at: its scorecard once it has ended, else where it goes on. */
export const addressNow = (session: Kind & Pick<SessionSummary, 'sessionId' | 'phase'>): string =>
  session.phase === 'ENDED' ? scorecardOf(session.sessionId) : addressOfSession(session)

/** `Google, on-site, 45 minutes`, or `Timed coding, 30 minutes`: which one it is, in one line. */
export const sessionLine = ({ assessmentType, settings }: Kind & Pick<SessionSummary, 'settings'>): string =>
  `${interviewTitle({ assessmentType, settings })}, ${settings.timeLimitInMinutes} minutes`

/** What stands under the title of an interview: until its end the title says which one it is, and only the minutes are left to say. */
export const lineUnderTitle = (session: Kind & Pick<SessionSummary, 'settings' | 'phase'>): string =>
  session.phase === 'ENDED' ? sessionLine(session) : `${session.settings.timeLimitInMinutes} minutes`
