import { dayMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import { everyDocument } from '../store/everyDocument.ts'
import type { Store } from '../store/port.ts'
import { removeAll } from '../store/removeAll.ts'
import type { Letter, LetterKind } from './letter.ts'
import { createSeal } from './seal.ts'

/** A mail's status; finished ones have no content. `stopped`: its address refuses mail. */
const statusSchema = z.enum(['waiting', 'sent', 'refused', 'stopped', 'expired', 'unreadable'])
export type MailStatus = z.infer<typeof statusSchema>

const recordSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** Empty once finished. */
  to: z.string(),
  status: statusSchema,
  createdAt: z.number(),
  /** After this time, the mail isn't worth sending. */
  sendBefore: z.number(),
  /** The letter, encrypted, because its link may let people in. Null once finished. */
  sealed: z.string().nullable(),
})
export type MailRecord = z.infer<typeof recordSchema>

const refusalSchema = z.object({ id: z.string(), refusedAt: z.number() })

const letterSchema = z.object({
  subject: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
  action: z.object({ label: z.string(), url: z.string() }).optional(),
  footnotes: z.array(z.string()),
  ends: z.object({ label: z.string(), url: z.string(), oneClickUrl: z.string() }).optional(),
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })).optional(),
})

const pageSize = 100

/** Requested mails, and the addresses that refuse mail. */
export type MailOutbox = ReturnType<typeof openMailOutbox>

export function openMailOutbox(store: Store, { secret, now }: { secret: string; now: () => number }) {
  const seal = createSeal(secret, 'mail')
  const mails = store.collection<MailRecord>({
    name: 'mails',
    unique: [],
    indexes: [['status', 'createdAt'], ['createdAt'], ['to']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const refusals = store.collection({
    name: 'mailRefusals',
    unique: [],
    indexes: [],
    parse: (stored: unknown) => refusalSchema.parse(stored),
  })
  return {
    /** Stores a mail until it is sent; durable once the promise resolves. False if this id has been used before. */
    async keep(mail: {
      id: string
      kind: LetterKind
      to: string
      letter: Letter
      lifetimeMs: number
    }): Promise<boolean> {
      const { id, kind, to, letter, lifetimeMs } = mail
      const createdAt = now()
      const sealed = seal.close(JSON.stringify(letter))
      const record = { id, kind, to, status: 'waiting' as const, createdAt, sendBefore: createdAt + lifetimeMs, sealed }
      return (await mails.insert(record)) === 'inserted'
    },
    /** A waiting mail with its letter; undefined if there's nothing to send. */
    async waiting(id: string): Promise<{ record: MailRecord; letter: Letter | null } | undefined> {
      const record = await mails.get(id)
      if (record?.status !== 'waiting' || record.sealed === null) return undefined
      return { record, letter: opened(record.sealed) }
    },
    /** Ids of mails waiting since before `time`, oldest first. */
    async waitingSince(time: number): Promise<string[]> {
      const where = { status: 'waiting', createdAt: { lte: time } } as const
      return (await mails.find({ where, sort: [['createdAt', 'asc']], limit: pageSize })).map(({ id }) => id)
    },
    async figures(since: number): Promise<{ waiting: number; refused: number }> {
      const [waiting, refused] = await Promise.all([
        mails.count({ status: 'waiting' }),
        mails.count({ status: 'refused', createdAt: { gte: since } }),
      ])
      return { waiting, refused }
    },
    /** Records a mail's final status, and deletes its text and address. */
    async finish(id: string, status: Exclude<MailStatus, 'waiting'>): Promise<void> {
      await mails.update(id, { status, sealed: null, to: '' }, { status: 'waiting' })
    },
    /** A mail's status; undefined if there is none, or if it has been deleted. */
    async statusOf(id: string): Promise<MailStatus | undefined> {
      return (await mails.get(id))?.status
    },
    /** Deletes a mail, whether or not it was sent. */
    async remove(id: string): Promise<void> {
      await mails.delete(id)
    },
    /** Mails waiting to be sent to one of these addresses. */
    async *waitingFor(addresses: readonly string[]): AsyncGenerator<MailRecord> {
      if (addresses.length > 0) yield* everyDocument(mails, { to: { in: addresses } })
    },
    /** Deletes mails waiting for these addresses, and the record of whether the addresses refuse mail. */
    async removeFor(addresses: readonly string[]): Promise<void> {
      await removeAll(mails, { to: { in: addresses } })
      for (const address of addresses) await refusals.delete(address)
    },
    /** Deletes the records of mails older than this many days. */
    removeOld: (keptDays: number) => removeAll(mails, { createdAt: { lte: now() - keptDays * dayMs } }),
    /** Whether a mail server refused this address and it hasn't been verified since. */
    async refuses(address: string): Promise<boolean> {
      return (await refusals.get(address)) !== undefined
    },
    async noteRefusal(address: string): Promise<void> {
      await refusals.insert({ id: address, refusedAt: now() })
    },
    /** Deletes the refusal: the address works after all. */
    async forgetRefusal(address: string): Promise<void> {
      await refusals.delete(address)
    },
  }

  function opened(sealed: string): Letter | null {
    try {
      const { action, ends, calendar, replyTo, attachments, ...rest } = letterSchema.parse(
        JSON.parse(seal.open(sealed)),
      )
      return {
        ...rest,
        ...(action !== undefined && { action }),
        ...(ends !== undefined && { ends }),
        ...(calendar !== undefined && { calendar }),
        ...(replyTo !== undefined && { replyTo }),
        ...(attachments !== undefined && { attachments }),
      }
    } catch {
      return null
    }
  }
}
