import type { Session } from '../session/state.ts'

type Timed = Pick<Session, 'settings' | 'extraTimePercent'>

/** How much of a time there is for somebody with extra time: the same work, more of it. */
export const withExtraTime = (ms: number, { extraTimePercent }: Pick<Session, 'extraTimePercent'>): number =>
  ms * (1 + extraTimePercent / 100)

/** How long an interview lasts, in ms: its duration as chosen, and the candidate's extra time. */
export const allottedMs = (state: Timed): number => withExtraTime(state.settings.timeLimitInMinutes * 60_000, state)
