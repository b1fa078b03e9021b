import { isFree, warmUpsADay } from '@greenroom/shared/rules'
import { ProblemError } from '../../platform/problems.ts'
import type { SessionLog } from '../../session/sessionLog.ts'

const dayMs = 24 * 3_600_000
/** Well above the number of sessions anybody opens in a day. */
const maxSessionsADay = 1_000

/**
 * Limits warm-ups, which cost no tokens.
 * @throws the 429 problem WARM_UPS_USED with `retry-after` if this participant has opened `warmUpsADay` of them within
 * a day
 */
export async function checkWarmUps(log: Pick<SessionLog, 'heads'>, candidateId: string, now: number): Promise<void> {
  const heads = await log.heads.find({
    where: { candidateId, createdAt: { gt: now - dayMs } },
    sort: [['createdAt', 'desc']],
    limit: maxSessionsADay,
  })
  const free = heads.filter(({ assessmentType = null }) => isFree({ assessmentType }))
  const oldest = free[warmUpsADay - 1]
  if (oldest === undefined) return
  const headers = { 'retry-after': String(Math.ceil((oldest.createdAt + dayMs - now) / 1000)) }
  throw new ProblemError('WARM_UPS_USED', warmUpsUsed, { headers })
}

const warmUpsUsed = `You’ve opened ${warmUpsADay} free warm-ups in a day. Start an interview now, or warm up again tomorrow.`
