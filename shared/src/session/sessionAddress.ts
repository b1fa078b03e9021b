import type { AssessmentType } from '../vocabulary/interview.ts'

/** An assessment type, or null for an interview. Missing in old entries of lists. */
type Kind = { assessmentType?: AssessmentType | null | undefined }

/**
 * Whether this is an interview. Practising a single challenge isn't: it has no clock and no scorecard, and is listed
 * with the challenges.
 */
export const isInterview = ({ assessmentType }: Kind): boolean => assessmentType !== 'not_an_assessment'

const inWorkspace: ReadonlySet<AssessmentType | null> = new Set<AssessmentType>([
  'timed_coding',
  'efficient_algorithm',
  'truth_or_despair',
  'not_an_assessment',
])

/**
 * The page where a session is resumed: the workspace or the room. The workspace redirects spoken sessions to the room.
 */
export const addressOfSession = ({ sessionId, assessmentType = null }: Kind & { sessionId: string }): string =>
  `/app/${inWorkspace.has(assessmentType) ? 'mockInterview' : 'aiInterview'}?session=${encodeURIComponent(sessionId)}`

/** The page of a session's scorecard. */
export const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`
