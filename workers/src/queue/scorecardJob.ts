import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import { carriedLogJobSchema, scorecardJobSchema } from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import { scoreSession } from '../scoring/scoreSession.ts'
import type { FetchLog } from './fetchLog.ts'
import type { ReportResult } from './reportResult.ts'

export type ScorecardJobOptions = {
  bank: ChallengeBank
  spoken: SpokenBank
  fetchLog: FetchLog
  report: ReportResult
  logger: FastifyBaseLogger
}

const payloadSchema = scorecardJobSchema.or(carriedLogJobSchema)

/** Scores an ended session from its log. If scoring fails, reports that rather than making up a score. */
export function scorecardJobProcessor({ bank, spoken, fetchLog, report, logger }: ScorecardJobOptions) {
  return async (job: Pick<Job, 'id' | 'data'>): Promise<void> => {
    const payload = payloadSchema.parse(job.data)
    const { sessionId } = payload
    const commandId = String(job.id)
    try {
      const log = 'log' in payload ? payload.log : await fetchLog(payload)
      if (log === null) return logger.info({ sessionId }, 'the session was deleted before it was scored')
      const scorecard = scoreSession(log, bank, spoken)
      await report({ sessionId, commandId, result: { type: 'CompleteScorecard', scorecard } })
    } catch (error) {
      if (error instanceof Error && error.name === 'EngineUnavailable') throw error
      logger.error({ err: error, sessionId }, 'scoring failed')
      const message = 'The scoring failed on our side. Nothing of the interview is lost.'
      await report({ sessionId, commandId, result: { type: 'FailScorecard', message } })
    }
  }
}
