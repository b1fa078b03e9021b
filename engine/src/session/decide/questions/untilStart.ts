import { isUnknownUntilStart, type NotStarted, type SessionEvent, type StoredEvent } from '@greenroom/shared/session'

/** Hides an event from everybody until the start if it would give away the question. */
export const untilStart = (session: Parameters<typeof isUnknownUntilStart>[0], event: SessionEvent): StoredEvent =>
  isUnknownUntilStart(session) ? { ...event, unknown: true } : event

/** Presents the first question again, now visible to everybody. */
export function disclosed(state: NotStarted): SessionEvent[] {
  if (state.question === null || !isUnknownUntilStart(state)) return []
  const { number, challenge, interviewer, round, shareEndsAtMs } = state.question
  return [
    {
      type: 'ChallengePresented',
      question: number,
      challenge,
      ...(interviewer === null ? {} : { interviewer }),
      ...(round === null ? {} : { round }),
      ...(shareEndsAtMs === undefined ? {} : { shareEndsAtMs }),
    },
  ]
}
