import { addressOfSession, interviewTitle, isInterview, scorecardOf } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'

type Kind = Pick<SessionSummary, 'assessmentType'>

export { addressOfSession, isInterview, scorecardOf }

/** The address of a mock's lobby and room. */
export const lobbyOf = (sessionId: string): string => `/mockinterview/human?session=${encodeURIComponent(sessionId)}`

/** The address of the replay at the time of this commit. */
export const replayAt = (sessionId: string, seq: number): string => `${scorecardOf(sessionId)}&at=${seq}`

/** The page for a session: its scorecard once it has ended, otherwise the page to resume it on. */
export const addressNow = (session: Kind & Pick<SessionSummary, 'sessionId' | 'phase'>): string =>
  session.phase === 'ENDED' ? scorecardOf(session.sessionId) : addressOfSession(session)

/** `Google, on-site, 45 minutes`, or `Timed coding, 30 minutes`: sums up a session in one line. */
export const sessionLine = ({ assessmentType, settings }: Kind & Pick<SessionSummary, 'settings'>): string =>
  `${interviewTitle({ assessmentType, settings })}, ${settings.timeLimitInMinutes} minutes`

/**
 * The line below an interview's title. While the interview isn't over, its title already says what it is, so this only
 * gives the minutes.
 */
export const lineUnderTitle = (session: Kind & Pick<SessionSummary, 'settings' | 'phase'>): string =>
  session.phase === 'ENDED' ? sessionLine(session) : `${session.settings.timeLimitInMinutes} minutes`
