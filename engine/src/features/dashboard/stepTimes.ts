import { isInterview } from '@greenroom/shared/session'
import { interviewSteps } from '@greenroom/shared/vocabulary'
import type { Journey } from '@greenroom/shared/wire'
import type { SessionHead } from '../../session/sessionLog.ts'
import type { DashboardSources } from './sources.ts'

/** Enough interviews to show a habit. Each is read from its log. */
const maxInterviews = 5

/**
 * The average time per step of the latest scored interviews. Only interviews that reached a step count for it, so that
 * one that ended early doesn't make the later steps look quick.
 */
export async function stepTimesOf(
  { stepTimesOf: timesOf }: Pick<DashboardSources, 'stepTimesOf'>,
  userId: number,
  sessions: readonly SessionHead[],
): Promise<Journey['stepTimes']> {
  const scored = sessions.filter((head) => isInterview(head) && head.decision !== null).slice(0, maxInterviews)
  const all = (await Promise.all(scored.map(({ id }) => timesOf(userId, id)))).filter(({ length }) => length > 0)
  const steps = interviewSteps.flatMap((step) => {
    const times = all.flat().filter((time) => time.step === step)
    if (times.length === 0) return []
    const mean = (of: 'seconds' | 'targetSeconds') =>
      Math.round(times.reduce((sum, time) => sum + time[of], 0) / times.length)
    return [{ step, seconds: mean('seconds'), targetSeconds: mean('targetSeconds') }]
  })
  return { interviews: all.length, steps }
}
