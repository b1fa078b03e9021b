import type { Session } from '../session/state.ts'

type Timed = Pick<Session, 'settings' | 'extraTimePercent'>

/** A time for a candidate with extra time: the same work, more time. */
export const withExtraTime = (ms: number, { extraTimePercent }: Pick<Session, 'extraTimePercent'>): number =>
  ms * (1 + extraTimePercent / 100)

/** How long an interview lasts, in ms: its chosen duration and the candidate's extra time. */
export const allottedMs = (state: Timed): number => withExtraTime(state.settings.timeLimitInMinutes * 60_000, state)
