import { isUnknownUntilStart, type NotStarted, type SessionEvent, type StoredEvent } from '@greenroom/shared/session'

/** An event from before the start that would tell the question, kept from everybody where it is not to be known yet. */
export const untilStart = (session: Parameters<typeof isUnknownUntilStart>[0], event: SessionEvent): StoredEvent =>
  isUnknownUntilStart(session) ? { ...event, unknown: true } : event

/** The first question, presented again for everybody to read. */
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
