import { randomUUID } from 'node:crypto'
import { dayMs, fixedPeriodsMs } from '@greenroom/shared/rules'
import type { CvReview } from '@greenroom/shared/wire'
import type { Mail } from '../../mail/openMail.ts'
import type { Collection } from '../../store/port.ts'
import type { ReviewRecord } from './records.ts'
import { type CvFile, reviewLetter } from './texts.ts'

export type ReviewMail = Pick<Mail, 'post' | 'statusOf' | 'remove'>

/** How long we keep trying to send the mail. */
const triedForMs = 3 * dayMs
const mostShown = 20

export type Reviews = ReturnType<typeof createReviews>

/** Requests to have a person read a CV. Each is sent as one mail, and shares that mail's state. */
export function createReviews(
  records: Collection<ReviewRecord>,
  { mail, now }: { mail: ReviewMail; now: () => number },
) {
  const mailIdOf = (id: string): string => `cv-review-${id}`

  /** Records whether the mail was delivered. */
  async function settled(record: ReviewRecord): Promise<ReviewRecord> {
    if (record.status !== 'queued') return record
    const ofMail = await mail.statusOf(mailIdOf(record.id))
    if (ofMail === 'waiting') return record
    const status = ofMail === 'sent' ? 'sent' : 'failed'
    await records.update(record.id, { status }, { status: 'queued' })
    return { ...record, status }
  }

  async function removeOne({ id }: Pick<ReviewRecord, 'id'>): Promise<void> {
    await mail.remove(mailIdOf(id))
    await records.delete(id)
  }

  return {
    /** Queues the mail. @returns the request's id */
    async request(of: {
      person: { userId: number; name: string; email: string }
      to: string
      targetRole: string
      notes: string
      file: CvFile
    }): Promise<string> {
      const { person, to, targetRole, notes, file } = of
      const id = randomUUID()
      const [createdAt, deleteAt] = [now(), now() + fixedPeriodsMs.cv]
      // The mail is stored first. Otherwise, if an engine died in between, the request would stay queued for ever.
      await mail.post({
        ...{ id: mailIdOf(id), kind: 'cvReview', to, lifetimeMs: triedForMs },
        letter: reviewLetter({ person, targetRole, notes, file, deleteAt }),
      })
      await records.insert({ id, userId: person.userId, targetRole, notes, status: 'queued', createdAt, deleteAt })
      return id
    },
    /** Latest first. */
    async of(userId: number): Promise<CvReview[]> {
      const found = await records.find({ where: { userId }, sort: [['createdAt', 'desc']], limit: mostShown })
      const all = await Promise.all(found.map(settled))
      return all.map(({ id, targetRole, status, createdAt, deleteAt }) => ({
        ...{ requestId: id, targetRole, status, createdAt: iso(createdAt), deleteAt: iso(deleteAt) },
      }))
    },
    /** Deletes a request, and its mail if that is still waiting. @returns whether it existed */
    async remove(userId: number, id: string): Promise<boolean> {
      const found = await records.get(id)
      if (found?.userId !== userId) return false
      await removeOne(found)
      return true
    },
    async removeOf(userId: number): Promise<void> {
      for (;;) {
        const found = await records.find({ where: { userId } })
        for (const each of found) await removeOne(each)
        if (found.length === 0) break
      }
    },
    /** Deletes expired requests, and records the state of the others before their mails are deleted. */
    async removeOver(): Promise<void> {
      for (;;) {
        const over = await records.find({ where: { deleteAt: { lte: now() } } })
        for (const each of over) await removeOne(each)
        if (over.length === 0) break
      }
      for (const each of await records.find({ where: { status: 'queued' }, limit: 1_000 })) await settled(each)
    },
    async exported(userId: number): Promise<unknown[]> {
      const found = await records.find({ where: { userId }, limit: 1_000 })
      return found.map(({ id, targetRole, notes, status, createdAt, deleteAt }) => ({
        ...{ requestId: id, targetRole, notes, status, createdAt: iso(createdAt), deleteAt: iso(deleteAt) },
      }))
    },
  }
}

const iso = (at: number): string => new Date(at).toISOString()
