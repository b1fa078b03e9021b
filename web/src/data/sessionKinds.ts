import { addressOfSession, interviewTitle, isInterview, scorecardOf } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'

type Kind = Pick<SessionSummary, 'assessmentType'>

export { addressOfSession, isInterview, scorecardOf }

/** The lobby and room of a mock with people. */
export const lobbyOf = (sessionId: string): string => `/mockinterview/human?session=${encodeURIComponent(sessionId)}`

/** The replay, at the moment of a commit. */
export const replayAt = (sessionId: string, seq: number): string => `${scorecardOf(sessionId)}&at=${seq}`

/** The page for viewing a session: its scorecard once it has ended, otherwise the page where it's resumed. */
export const addressNow = (session: Kind & Pick<SessionSummary, 'sessionId' | 'phase'>): string =>
  session.phase === 'ENDED' ? scorecardOf(session.sessionId) : addressOfSession(session)

/** `Google, on-site, 45 minutes`, or `Timed coding, 30 minutes`: sums up a session in one line. */
export const sessionLine = ({ assessmentType, settings }: Kind & Pick<SessionSummary, 'settings'>): string =>
  `${interviewTitle({ assessmentType, settings })}, ${settings.timeLimitInMinutes} minutes`

/**
 * The line below an interview's title. Until the end the title identifies the interview, so this only gives the
 * minutes.
 */
export const lineUnderTitle = (session: Kind & Pick<SessionSummary, 'settings' | 'phase'>): string =>
  session.phase === 'ENDED' ? sessionLine(session) : `${session.settings.timeLimitInMinutes} minutes`
