import type { Session } from '../session/state.ts'

type Timed = Pick<Session, 'settings' | 'extraTimePercent'>

/** Lengthens a time by the candidate's extra time, if they get any. */
export const withExtraTime = (ms: number, { extraTimePercent }: Pick<Session, 'extraTimePercent'>): number =>
  ms * (1 + extraTimePercent / 100)

/** An interview's length in ms: the chosen duration plus the candidate's extra time. */
export const allottedMs = (state: Timed): number => withExtraTime(state.settings.timeLimitInMinutes * 60_000, state)
