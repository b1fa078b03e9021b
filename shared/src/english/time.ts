import type { TimeAnnouncement } from '../session/events.ts'
import type { Control } from '../vocabulary/interview.ts'

/** The interviewer's announcement about the time. */
export function announcementText(
  announcement: TimeAnnouncement,
  left: {
    /** Half of the interview's minutes. */
    halfMinutes: number
    /** Whether the code is run unchanged once the question's time is up. */
    codeRuns: boolean
  },
): string {
  switch (announcement) {
    case 'half_time':
      return `Half-time. ${inHalves(left.halfMinutes)} minutes left.`
    case 'five_minutes':
      return 'Five minutes left. Leave two for testing.'
    case 'one_minute':
      return 'One minute left. Tell me what you’d do next.'
    case 'share_nears':
      return 'Five minutes left for this question. Leave two for testing.'
    case 'share_ends':
      return left.codeRuns
        ? 'Two minutes left for this question. Then we’ll run the code you have.'
        : 'Two minutes left for this question. Then we’ll move on.'
    case 'share_used':
      return 'Time for the next question.'
  }
}

/** `12½`: close enough when half the time isn't a whole number. */
const inHalves = (minutes: number): string => {
  const halves = Math.round(minutes * 2)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
}

/** Said when the next question is due but there is none. */
export const lastQuestionText = 'This is the last question. Use the rest of the time for it.'

/** Why there is no scorecard, depending on who should have made it. */
export const scorecardTooLate = {
  ai: 'Scoring took too long.',
  human: 'The interviewer hasn’t written a scorecard.',
} as const satisfies Record<Control, string>
