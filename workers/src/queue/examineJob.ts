import { type Challenge, type ChallengeBank, inNotation } from '@greenroom/shared/content'
import type { CodeFacts } from '@greenroom/shared/session'
import { type ExamineJob, examineJobSchema } from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { Counter, Histogram, type Registry } from 'prom-client'
import { examine, type ProgramFacts } from '../facts/examine.ts'
import { CannotRun, type RunProgram } from '../facts/programRuns.ts'
import type { SmallInputsOf } from '../facts/smallInputs.ts'
import { leaveFacts } from './foundFacts.ts'
import type { ReportResult } from './reportResult.ts'

export type ExamineJobOptions = {
  bank: ChallengeBank
  redis: Redis
  run: RunProgram
  smallInputsOf: SmallInputsOf
  report: ReportResult
  registry: Registry
  logger: FastifyBaseLogger
}

/**
 * Runs a version behind the scenes and reports the result. Callers only wait seconds for the facts. If this fails, the
 * interviewer continues without them.
 */
export function examineJobProcessor({ bank, redis, run, smallInputsOf, report, registry, logger }: ExamineJobOptions) {
  const outcomes = new Counter({
    name: 'examinations_total',
    help: 'Versions of code that were run behind the scenes, by what came of it',
    labelNames: ['language', 'outcome'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'examination_seconds',
    help: 'How long it took until what running the code told was known',
    labelNames: ['language'],
    buckets: [0.5, 1, 2, 3, 5, 10, 20, 45],
    registers: [registry],
  })
  return async (job: Pick<Job, 'id' | 'data'>): Promise<void> => {
    const { sessionId, versionId, challengeId, contentVersion, language, sourceCode } = examineJobSchema.parse(job.data)
    const challenge = bank.get(challengeId, contentVersion)
    if (challenge === undefined) return leaveFacts(redis, { sessionId, versionId }, null)
    const end = seconds.startTimer({ language })
    try {
      const found = await examine(challenge, { language, sourceCode }, { run, smallInputsOf })
      const facts = factsOf(found, challenge, language)
      outcomes.inc({ language, outcome: outcomeOf(facts) })
      end()
      // Report the facts before handing them to the reply, so that the log has them before anything is said because of
      // them.
      if (facts !== null)
        await report({
          sessionId,
          commandId: String(job.id),
          result: { type: 'CompleteExamination', versionId, facts },
        })
      await leaveFacts(redis, { sessionId, versionId }, facts)
    } catch (error) {
      if (!(error instanceof CannotRun) && !(error instanceof Error && error.name === 'TimeoutError')) throw error
      outcomes.inc({ language, outcome: 'failed' })
      await leaveFacts(redis, { sessionId, versionId }, null)
      logger.info({ sessionId, versionId, reason: error.message }, 'examining the code failed')
    }
  }
}

const outcomeOf = (facts: CodeFacts | null): string => {
  if (facts === null) return 'no_inputs'
  return facts.counterexample === null ? 'nothing_found' : 'counterexample'
}

const maxCharacters = 2_000

function factsOf(
  { search, cost, probe }: ProgramFacts,
  challenge: Challenge,
  language: ExamineJob['language'],
): CodeFacts | null {
  if (search === null) return null
  const { searched, wrong, counterexample } = search
  if (counterexample === null)
    return { searched, wrong, counterexample: null, cost, ...(probe === null ? {} : { probe }) }
  const { input, right, outcome } = counterexample
  return {
    searched,
    wrong,
    counterexample: {
      rows: inNotation(input.stdin, challenge, language),
      does: outcome.kind,
      prints: outcome.kind === 'prints' ? outcome.output.trim().slice(0, maxCharacters) : '',
      right: right.trim().slice(0, maxCharacters),
    },
    cost,
  }
}
