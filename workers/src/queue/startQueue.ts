import { join } from 'node:path'
import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import { noTracing, type Tracing } from '@greenroom/shared/service'
import { jobPolicy, queueNames } from '@greenroom/shared/wire'
import { DelayedError, type Job, type Processor, UnrecoverableError, Worker } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { Counter, type Registry } from 'prom-client'
import { ZodError, z } from 'zod'
import { inBatches } from '../facts/inBatches.ts'
import { runsAt } from '../facts/programRuns.ts'
import { openSmallInputs } from '../facts/smallInputs.ts'
import { cacheDir } from '../platform/cacheDir.ts'
import { ChatCallFailed } from './chatCall.ts'
import { chatJobProcessor } from './chatJob.ts'
import { claimChecks } from './claimChecks.ts'
import { codeJobProcessor } from './codeJob.ts'
import { countJobs } from './countJobs.ts'
import { cvWordingProcessor, isCvWording } from './cvWordingJob.ts'
import { examineJobProcessor } from './examineJob.ts'
import { explanationProcessor, isExplanation } from './explanationJob.ts'
import { createFetchLog } from './fetchLog.ts'
import { keepLanguageList } from './languageList.ts'
import { isLessonRun, lessonRunProcessor } from './lessonRunJob.ts'
import { isQuestionCheck, questionCheckProcessor } from './questionCheckJob.ts'
import { forgettingReported } from './reportedJob.ts'
import { createReportResult, EngineUnavailable } from './reportResult.ts'
import { scorecardJobProcessor } from './scorecardJob.ts'

export type QueueOptions = {
  redisUrl: string
  engineUrl: string
  internalToken: string
  aiBackend: { url: string; token: string; timeoutMs: number }
  executor: { url: string; token: string; timeoutMs: number }
  bank: ChallengeBank
  spoken: SpokenBank
  registry: Registry
  tracing?: Tracing
  logger: FastifyBaseLogger
  concurrency: { chat: number; code: number; examine: number; scorecard: number }
}

/**
 * How long a job waits before reporting again if no engine accepted its result, in ms. This doesn't count as an
 * attempt.
 */
const reportAgainAfterMs = 1_000

/**
 * How long a worker waits before asking Redis for a job again, in ms. Without this, a worker whose command was cut off
 * when Redis died wouldn't take a job for 15 s.
 */
const askRedisAgainAfterMs = 500

/** Starts the workers of all queues. `stop` lets running jobs finish. */
export async function startQueue(options: QueueOptions): Promise<{ isReady(): boolean; stop(): Promise<void> }> {
  const { redisUrl, engineUrl, internalToken, aiBackend, executor, bank, spoken, registry, logger, concurrency } =
    options
  const { tracing = noTracing } = options
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null, maxLoadingRetryTime: 250 })
  redis.on('error', (error: unknown) => logger.warn({ err: error }, 'redis connection'))
  const report = createReportResult(engineUrl, internalToken, tracing)
  const finished = new Counter({
    name: 'jobs_finished_total',
    help: 'Jobs by queue and outcome',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  })

  const stopCounting = countJobs(Object.values(queueNames), { redis, registry })

  function work(queue: string, process: (job: Job) => Promise<void>, jobsAtOnce: number): Worker {
    const worker = new Worker(queue, patient(forgettingReported(traced(process, tracing))), {
      connection: redis.duplicate(),
      concurrency: jobsAtOnce,
      lockDuration: jobPolicy.lockDurationMs,
      stalledInterval: jobPolicy.stalledIntervalMs,
      maxStalledCount: jobPolicy.maxStalledCount,
      runRetryDelay: askRedisAgainAfterMs,
    })
    worker.on('error', (error) => logger.warn({ err: error, queue }, 'queue worker'))
    worker.on('completed', () => finished.inc({ queue, outcome: 'completed' }))
    worker.on('failed', (job, error) => {
      finished.inc({ queue, outcome: 'failed_attempt' })
      if (!(error instanceof ChatCallFailed)) logger.error({ err: error, queue, jobId: job?.id }, 'job failed')
    })
    return worker
  }

  const run = runsAt(executor)
  const runCode = codeJobProcessor({ executorUrl: executor.url, ...executor, report, tracing, logger })
  const checkQuestion = questionCheckProcessor({
    ...{ executorUrl: executor.url, ...executor, engineUrl, internalToken, tracing, logger },
  })
  const runLesson = lessonRunProcessor({ executorUrl: executor.url, ...executor, redis, tracing, logger })
  const processCode = (job: Job): Promise<void> =>
    isQuestionCheck(job) ? checkQuestion(job) : isLessonRun(job) ? runLesson(job) : runCode(job)
  const judgeExplanation = explanationProcessor({ bank, engineUrl, internalToken })
  const fetchLog = createFetchLog(engineUrl, internalToken)
  const scoreSession = scorecardJobProcessor({ bank, spoken, fetchLog, report, logger })
  const smallInputsOf = openSmallInputs({ run: inBatches(run), folder: join(cacheDir, 'small-inputs') })
  const callChat = chatJobProcessor({
    ...{ backendUrl: aiBackend.url, ...aiBackend, redis, report, tracing, logger },
    checkClaim: claimChecks({ bank, run, smallInputsOf, logger }),
  })
  const wordCv = cvWordingProcessor({ backendUrl: aiBackend.url, ...aiBackend, redis, logger })
  const workers = [
    work(queueNames['chat.call'], (job) => (isCvWording(job) ? wordCv(job) : callChat(job)), concurrency.chat),
    work(queueNames['code.run'], processCode, concurrency.code),
    work(
      queueNames['code.examine'],
      examineJobProcessor({
        ...{ bank, redis, run, smallInputsOf, report, registry, logger },
      }),
      concurrency.examine,
    ),
    work(
      queueNames['scorecard.complete'],
      (job) => (isExplanation(job) ? judgeExplanation(job) : scoreSession(job)),
      concurrency.scorecard,
    ),
  ]
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  const stopLanguageList = keepLanguageList({ executor, redis, logger })

  return {
    isReady: () => redis.status === 'ready' && workers.every((worker) => worker.isRunning()),
    async stop() {
      await stopLanguageList()
      await Promise.all(workers.map((worker) => worker.close()))
      await stopCounting()
      await redis.quit()
    },
  }
}

const tracedJobSchema = z.object({ traceparent: z.string().optional(), sessionId: z.string().optional() })

/** Wraps a processor so that each attempt is a span, which continues the trace of whatever caused the job. */
const traced =
  (process: (job: Job) => Promise<void>, tracing: Tracing) =>
  (job: Job): Promise<void> => {
    if (tracing === noTracing) return process(job)
    const { traceparent, sessionId } = tracedJobSchema.parse(job.data)
    const facts = {
      'job.id': job.id ?? '',
      'job.attempt': job.attemptsMade + 1,
      ...(sessionId && { 'session.id': sessionId }),
    }
    return tracing.span(`job ${job.name}`, facts, () => process(job), traceparent)
  }

/**
 * Wraps a processor. A job that waits for an engine is retried without counting an attempt. A permanent failure isn't
 * retried.
 */
function patient(process: (job: Job) => Promise<void>): Processor {
  return async (job, token) => {
    try {
      await process(job)
    } catch (error) {
      if (error instanceof EngineUnavailable) {
        await job.moveToDelayed(Date.now() + reportAgainAfterMs, token)
        throw new DelayedError(error.message)
      }
      if (error instanceof ZodError) throw new UnrecoverableError(error.message)
      throw error
    }
  }
}
