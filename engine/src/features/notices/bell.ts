import { dayMs } from '@greenroom/shared/rules'
import { noticeKindSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import { type News, newsSchema, subjectOf } from './news.ts'

const readAtOnce = 100

const recordSchema = z.object({
  id: z.string(),
  userId: z.int(),
  kind: noticeKindSchema,
  subject: z.string(),
  /** ms since 1970. */
  at: z.number(),
  isRead: z.boolean(),
  news: newsSchema,
  /** The session concerned. The notice is deleted with it. */
  sessionId: z.string().nullable(),
  /** The account that caused the notice. The notice is deleted with it. */
  fromUserId: z.int().nullable(),
})
export type BellRecord = z.infer<typeof recordSchema>

export type BellPage = { records: BellRecord[]; next: string | null; unread: number }

/** Notices for the bell in the page header. */
export type Bell = {
  /** Adds a notice, once per kind and subject. */
  add(userId: number, news: News, of: { isRead: boolean }): Promise<void>
  /**
   * Latest first.
   * @param after the `next` of the previous page
   */
  page(userId: number, query: { limit: number; after?: string | undefined }): Promise<BellPage>
  /**
   * Marks this notice and all older ones as read.
   * @returns the number of unread ones; null if the notice isn't this user's
   */
  readUpTo(userId: number, noticeId: string): Promise<number | null>
  /** Deletes the notice of an invitation. */
  removeInvitation(inviteId: string): Promise<void>
  /** Deletes the notice that an invitation was declined, because it is open again. */
  removeRefusal(inviteId: string): Promise<void>
  /** Removes the notices of invites by a person who is leaving. */
  removeFrom(userId: number): Promise<void>
  /** Removes the notices about a deleted session. */
  removeOf(sessionId: string): Promise<void>
  /** Deletes notices older than this many days. */
  removeOld(keptDays: number): Promise<void>
  personalData: PersonalData
}

export function openBell(store: Store, now: () => number): Bell {
  const records = store.collection<BellRecord>({
    name: 'notices',
    unique: [],
    indexes: [['userId', 'at'], ['userId', 'isRead', 'at'], ['kind', 'subject'], ['sessionId'], ['fromUserId'], ['at']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const unreadOf = (userId: number) => records.count({ userId, isRead: false })

  return {
    async add(userId, news, { isRead }) {
      const { kind, at, about } = news
      const subject = subjectOf(news)
      await records.insert({
        id: `${userId}.${kind}.${subject}`,
        ...{ userId, kind, subject, at, isRead, news },
        sessionId: 'sessionId' in about ? about.sessionId : null,
        fromUserId: 'byUserId' in about ? about.byUserId : null,
      })
    },
    async page(userId, { limit, after }) {
      // Don't reveal anything about another user's notice, not even its time.
      const isOwn = after === undefined || (await records.get(after))?.userId === userId
      const [found, unread] = await Promise.all([
        isOwn
          ? records.find({
              where: { userId },
              sort: [['at', 'desc']],
              limit: limit + 1,
              ...(after !== undefined && { after }),
            })
          : [],
        unreadOf(userId),
      ])
      const shown = found.slice(0, limit)
      return { records: shown, next: found.length > limit ? (shown.at(-1)?.id ?? null) : null, unread }
    },
    async readUpTo(userId, noticeId) {
      const latest = await records.get(noticeId)
      if (latest?.userId !== userId) return null
      for (;;) {
        const where = { userId, isRead: false, at: { lte: latest.at } }
        const page = await records.find({ where, limit: readAtOnce })
        await Promise.all(page.map(({ id }) => records.update(id, { isRead: true })))
        if (page.length < readAtOnce) return unreadOf(userId)
      }
    },
    removeInvitation: (inviteId) => removeAll(records, { kind: 'invitation', subject: inviteId }),
    removeRefusal: (inviteId) => removeAll(records, { kind: 'invitation_declined', subject: inviteId }),
    removeFrom: (userId) => removeAll(records, { fromUserId: userId }),
    removeOf: (sessionId) => removeAll(records, { sessionId }),
    removeOld: (keptDays) => removeAll(records, { at: { lte: now() - keptDays * dayMs } }),
    personalData: {
      collections: ['notices'],
      async *exported({ userId }) {
        yield jsonListFile('notices.json', exportedFrom(everyDocument(records, { userId })))
      },
      async erase({ userId }) {
        await removeAll(records, { userId })
        await removeAll(records, { fromUserId: userId })
      },
    },
  }
}

/** Omits the keys to links, and other people's ids. */
async function* exportedFrom(records: AsyncIterable<BellRecord>) {
  for await (const { kind, at, isRead, news } of records) {
    if (news.kind === 'partner' || news.kind === 'content_review') {
      const { byUserId: _byUserId, ...about } = news.about
      yield { kind, at, read: isRead, about }
      continue
    }
    if (news.kind !== 'invitation') {
      yield { kind, at, read: isRead, about: news.about }
      continue
    }
    const { sealedToken: _sealedToken, byUserId: _byUserId, ...about } = news.about
    yield { kind, at, read: isRead, about }
  }
}
