import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import { scorecardJobSchema } from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import { scoreSession } from '../scoring/scoreSession.ts'
import type { ReportResult } from './reportResult.ts'

export type ScorecardJobOptions = {
  bank: ChallengeBank
  spoken: SpokenBank
  report: ReportResult
  logger: FastifyBaseLogger
}

/** Scores an ended session from its log; a scoring that failed is said to have failed, never made up. */
export function scorecardJobProcessor({ bank, spoken, report, logger }: ScorecardJobOptions) {
  return async (job: Job): Promise<void> => {
    const { sessionId, log } = scorecardJobSchema.parse(job.data)
    const commandId = String(job.id)
    try {
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
