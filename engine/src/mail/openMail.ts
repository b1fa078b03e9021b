import { join } from 'node:path'
import { dayMs } from '@greenroom/shared/rules'
import { jobPolicy } from '@greenroom/shared/wire'
import { Queue, Worker } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { EngineConfig } from '../config.ts'
import { openRedis } from '../platform/openRedis.ts'
import { jsonListFile, type PersonalData } from '../platform/personalData.ts'
import type { Store } from '../store/port.ts'
import type { Letter, LetterKind } from './letter.ts'
import { htmlOf, textOf } from './look.ts'
import { type MailStatus, openMailOutbox } from './outbox.ts'
import { AddressRefused, folderTransport, MailRefused, type MailTransport, smtpTransport } from './transport.ts'

/** A mail to a person. Sending twice with the same `id` sends it once. */
export type Post = { id: string; kind: LetterKind; to: string; letter: Letter; lifetimeMs?: number }

export type Mail = {
  /** Resolves once the mail is stored. It is sent soon, with retries for as long as it's still useful. */
  post(mail: Post): Promise<void>
  /** Allows mail to this address again, because it has been verified. */
  addressWorks(address: string): Promise<void>
  /** Whether a mail server has refused this address and it hasn't been verified since. */
  refuses(address: string): Promise<boolean>
  /** A mail's status; undefined if there is none with this id, or if it has been deleted. */
  statusOf(id: string): Promise<MailStatus | undefined>
  /** Deletes a mail. If it is still waiting, it is never sent. */
  remove(id: string): Promise<void>
  /** The number of waiting mails, and of those refused since this time, ms since 1970. */
  figures(since: number): Promise<{ waiting: number; refused: number }>
  /** Deletes the records of mails older than this many days. */
  removeOld(keptDays: number): Promise<void>
  personalData: PersonalData
  /** Waits for mails that are being sent. */
  stop(): Promise<void>
}

export const mailQueueName = 'mail'

/** Temporary refusals are retried after 5 s, 10 s, 20 s and so on, for eleven hours in total. */
const retries = { attempts: 14, backoff: { type: 'exponential', delay: 5_000 } } as const
const sweepEveryMs = 5_000
const mailsAtOnce = 4

/** The folder that mails are written to if there is no mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/**
 * Sends mail. Each mail is stored first; a BullMQ queue of ids only decides when to try. Engines send it themselves,
 * because only they have the mail server's password and the store.
 */
export function openMail(options: {
  store: Store
  config: Pick<
    EngineConfig,
    'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'PORT' | 'DATA_DIR' | 'REDIS_URL' | 'INTERNAL_TOKEN'
  >
  logger: FastifyBaseLogger
  now: () => number
}): Mail {
  const { store, config, logger, now } = options
  const outbox = openMailOutbox(store, { secret: config.INTERNAL_TOKEN, now })
  const transport: MailTransport =
    config.SMTP_URL === undefined ? folderTransport(outboxFolder(config.DATA_DIR)) : smtpTransport(config.SMTP_URL)
  const from = mailFromOf(config)

  const connection = () => {
    const redis = openRedis(config.REDIS_URL, { maxRetriesPerRequest: null })
    redis.on('error', (error: unknown) => logger.warn({ err: error }, 'redis connection'))
    return redis
  }
  const connections = [connection(), connection()] as const
  const queue = new Queue(mailQueueName, { connection: connections[0] })
  queue.on('error', (error) => logger.warn({ err: error }, 'mail queue'))

  async function send(id: string): Promise<void> {
    const found = await outbox.waiting(id)
    if (found === undefined) return
    const { record, letter } = found
    if (letter === null) return outbox.finish(id, 'unreadable')
    if (record.sendBefore < now()) return outbox.finish(id, 'expired')
    if (record.kind !== 'verification' && (await outbox.refuses(record.to))) return outbox.finish(id, 'stopped')
    try {
      await transport.send({
        id,
        from: `Greenroom <${from}>`,
        to: record.to,
        subject: letter.subject,
        text: textOf(letter),
        html: htmlOf(letter),
        ...(letter.ends !== undefined && { unsubscribeUrl: letter.ends.oneClickUrl }),
        ...(letter.calendar !== undefined && { calendar: letter.calendar }),
        ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
        ...(letter.attachments !== undefined && { attachments: letter.attachments }),
        date: new Date(record.createdAt),
      })
    } catch (error) {
      if (!(error instanceof AddressRefused || error instanceof MailRefused)) throw error
      // Don't log the address: readers of logs don't need it.
      logger.warn({ mailId: id, kind: record.kind, reason: error.message }, 'the mail server refused a mail for good')
      if (error instanceof AddressRefused) await outbox.noteRefusal(record.to)
      return outbox.finish(id, 'refused')
    }
    await outbox.finish(id, 'sent')
  }

  const worker = new Worker(mailQueueName, async (job) => send(String(job.id)), {
    connection: connections[1],
    concurrency: mailsAtOnce,
    lockDuration: jobPolicy.lockDurationMs,
    maxStalledCount: jobPolicy.maxStalledCount,
  })
  worker.on('error', (error) => logger.warn({ err: error }, 'mail worker'))
  worker.on('failed', (job, error) =>
    logger.warn({ code: error.name, mailId: job?.id, attempt: job?.attemptsMade }, 'sending a mail failed; will retry'),
  )

  const enqueue = (id: string) =>
    queue.add('mail', {}, { jobId: id, ...retries, removeOnComplete: true, removeOnFail: true })

  /** Finds mails whose job was lost, in Redis or in an engine that died halfway. Queued mails are left alone. */
  async function sweep(): Promise<void> {
    for (const id of await outbox.waitingSince(now() - sweepEveryMs)) await enqueue(id)
  }
  let sweeping = Promise.resolve()
  let stopped = false
  const timer = setInterval(() => {
    sweeping = sweeping.then(async () => {
      if (stopped || connections[0].status !== 'ready') return
      await sweep().catch((error: unknown) =>
        logger.warn({ err: error }, 'the sweep of mails failed; the next one retries'),
      )
    })
  }, sweepEveryMs)

  async function* waitingFor(emails: readonly string[]) {
    for await (const { kind, to, status, createdAt } of outbox.waitingFor(emails))
      yield { kind, to, status, createdAt: new Date(createdAt).toISOString() }
  }

  const enqueuing = new Set<Promise<unknown>>()
  return {
    async post({ lifetimeMs = dayMs, ...mail }) {
      if (!(await outbox.keep({ ...mail, lifetimeMs }))) return
      // Doesn't wait for Redis: the sweep adds jobs that Redis couldn't take.
      const added = enqueue(mail.id)
        .catch((error: unknown) => logger.warn({ err: error }, 'queueing a mail failed; the sweep will send it'))
        .finally(() => enqueuing.delete(added))
      enqueuing.add(added)
    },
    addressWorks: (address) => outbox.forgetRefusal(address),
    figures: (since) => outbox.figures(since),
    statusOf: (id) => outbox.statusOf(id),
    async remove(id) {
      await outbox.remove(id)
      await transport.forgetMail?.(id)
    },
    refuses: (address) => outbox.refuses(address),
    async removeOld(keptDays) {
      await outbox.removeOld(keptDays)
      await transport.removeBefore(now() - keptDays * dayMs)
    },
    personalData: {
      collections: ['mails', 'mailRefusals'],
      async *exported({ emails }) {
        yield jsonListFile('mails.json', waitingFor(emails))
      },
      async erase({ emails }) {
        await outbox.removeFor(emails)
        await transport.forget?.(emails)
      },
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await sweeping
      // Waiting for Redis while it is down could take forever; another engine's sweep will find the mail.
      if (connections[0].status !== 'ready') connections[0].disconnect()
      await Promise.all(enqueuing)
      await worker.close()
      await queue.close()
      transport.close()
      for (const each of connections) each.disconnect()
    },
  }
}

/** Greenroom's address for browsers, without a trailing slash. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<EngineConfig, 'PUBLIC_URL' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://127.0.0.1:${PORT}`).replace(/\/$/, '')

/** The sender address of mails. */
export const mailFromOf = (config: Pick<EngineConfig, 'MAIL_FROM' | 'PUBLIC_URL' | 'PORT'>): string =>
  config.MAIL_FROM ?? `no-reply@${new URL(publicUrlOf(config)).hostname}`
