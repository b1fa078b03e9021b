import { jobPolicy } from '@greenroom/shared/wire'
import { Queue, Worker } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { Mail } from '../../../mail/openMail.ts'
import { openRedis } from '../../../platform/openRedis.ts'
import { startSweep } from '../../../platform/sweep.ts'
import type { AnswerRecord, PageRecords } from '../records.ts'
import { answerLetter } from './answerLetter.ts'
import { type ActionConditions, type ActionOutcome, postToAction } from './postToAction.ts'

export const formAnswerQueueName = 'form-answers'

/** Tries again after 5 s, 10 s, 20 s and so on, for almost three hours in total. */
const retries = { attempts: 12, backoffMs: 5_000 }
const sweepEveryMs = 5_000
const pageSize = 100

export type DeliveriesOptions = {
  records: Pick<PageRecords, 'answers' | 'destinations'>
  mail: Pick<Mail, 'post'>
  redisUrl: string
  logger: FastifyBaseLogger
  now: () => number
  /** Replaced in specs. */
  conditions?: ActionConditions & { attempts?: number; backoffMs?: number }
}

export type Deliveries = ReturnType<typeof startDeliveries>

/**
 * Delivers stored answers to where their form sends them. As with mails, they are stored first, and a BullMQ queue of
 * ids only decides when to try. Answers that can't be delivered stay, and ADMINs see them.
 */
export function startDeliveries({ records, mail, redisUrl, logger, now, conditions = {} }: DeliveriesOptions) {
  const { answers, destinations } = records
  const { attempts = retries.attempts, backoffMs = retries.backoffMs, ...ofCalls } = conditions

  const connection = () => {
    const redis = openRedis(redisUrl, { maxRetriesPerRequest: null })
    redis.on('error', (error: unknown) => logger.warn({ err: error }, 'redis connection'))
    return redis
  }
  const connections = [connection(), connection()] as const
  const queue = new Queue(formAnswerQueueName, { connection: connections[0] })
  queue.on('error', (error) => logger.warn({ err: error }, 'form answer queue'))

  async function bring(answer: AnswerRecord): Promise<ActionOutcome> {
    const destination = await destinations.get(answer.destinationId)
    if (destination === undefined) return { kind: 'never', reason: 'ADDRESS_REMOVED' }
    if (destination.kind === 'mail') {
      const id = `form-answer-${answer.id}-${answer.attempts}`
      await mail.post({ id, kind: 'formAnswer', to: destination.address, letter: answerLetter(answer) })
      return { kind: 'delivered' }
    }
    return postToAction({ url: destination.address, id: answer.id, json: toldTo(answer) }, ofCalls)
  }

  /** @throws if it should be retried later */
  async function deliver(id: string, isLast: boolean): Promise<void> {
    const answer = await answers.get(id)
    if (answer?.status !== 'waiting') return
    const outcome = await bring(answer)
    const tried = { attempts: answer.attempts + 1 }
    if (outcome.kind === 'delivered') {
      await answers.update(id, { ...tried, status: 'delivered', reason: null, endedAt: now() }, { status: 'waiting' })
    } else if (outcome.kind === 'never' || isLast) {
      logger.warn({ answerId: id, reason: outcome.reason }, "a form answer couldn't be delivered")
      const set = { ...tried, status: 'failed', reason: outcome.reason, endedAt: now() } as const
      await answers.update(id, set, { status: 'waiting' })
    } else {
      await answers.update(id, { ...tried, reason: outcome.reason }, { status: 'waiting' })
      throw new Error(outcome.reason)
    }
  }

  const worker = new Worker(
    formAnswerQueueName,
    async (job) => deliver(String(job.id), job.attemptsMade + 1 >= attempts),
    {
      connection: connections[1],
      concurrency: 4,
      lockDuration: jobPolicy.lockDurationMs,
      maxStalledCount: jobPolicy.maxStalledCount,
    },
  )
  worker.on('error', (error) => logger.warn({ err: error }, 'form answer worker'))

  const enqueue = (id: string) =>
    queue.add(
      'answer',
      {},
      {
        jobId: id,
        attempts,
        backoff: { type: 'exponential', delay: backoffMs },
        removeOnComplete: true,
        removeOnFail: true,
      },
    )

  /** Finds answers whose job was lost, in Redis or in an engine that died halfway. */
  const sweep = startSweep(
    async () => {
      if (connections[0].status !== 'ready') return
      const where = { status: 'waiting', sentAt: { lte: now() - sweepEveryMs } } as const
      for (const { id } of await answers.find({ where, sort: [['sentAt', 'asc']], limit: pageSize })) await enqueue(id)
    },
    { of: 'form answers', everyMs: sweepEveryMs, logger },
  )

  const enqueuing = new Set<Promise<unknown>>()
  const begin = (id: string) => {
    // Doesn't wait for Redis: the sweep adds jobs that Redis couldn't take.
    const added = enqueue(id)
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'queueing a form answer failed; the sweep will deliver it'),
      )
      .finally(() => enqueuing.delete(added))
    enqueuing.add(added)
  }

  return {
    begin,
    /** Tries again to deliver an answer that has failed; false if there is none. */
    async retry(id: string): Promise<boolean> {
      const isThere = await answers.update(id, { status: 'waiting', endedAt: null }, { status: 'failed' })
      if (isThere) begin(id)
      return isThere
    },
    async stop() {
      await sweep.stop()
      if (connections[0].status !== 'ready') connections[0].disconnect()
      await Promise.all(enqueuing)
      await worker.close()
      await queue.close()
      for (const each of connections) each.disconnect()
    },
  }
}

/** The answer as JSON for an action. */
const toldTo = ({ id, pageTitle, formTitle, answers, consent, sentAt }: AnswerRecord) => ({
  ...{ id, page: pageTitle, form: formTitle, sentAt: new Date(sentAt).toISOString(), consent },
  answers,
})
