import { dayMs } from '@greenroom/shared/rules'
import { userFeedbackSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { type FoundPage, type PageQuery, readPage } from '../../store/readPage.ts'
import { removeAll } from '../../store/removeAll.ts'

const recordSchema = userFeedbackSchema.extend({
  id: z.string(),
  userId: z.int().nullable(),
  givenAt: z.iso.datetime(),
})
type FeedbackRecord = z.infer<typeof recordSchema>

/** Users' feedback on Greenroom. */
export type Feedback = {
  keep(feedback: FeedbackRecord): Promise<void>
  /** Deletes feedback older than this many days. */
  removeOld(keptDays: number): Promise<void>
  /** Latest first. */
  page(query: PageQuery): Promise<FoundPage<FeedbackRecord>>
  personalData: PersonalData
}

export function openFeedback(store: Store, now: () => number): Feedback {
  const feedback = store.collection<FeedbackRecord>({
    name: 'userFeedback',
    unique: [],
    indexes: [['givenAt'], ['userId'], ['userEmail']],
    parse: (stored) => recordSchema.parse(stored),
  })
  return {
    personalData: {
      collections: ['userFeedback'],
      async *exported({ userId }) {
        yield jsonListFile('feedback.json', everyDocument(feedback, { userId }))
      },
      async erase({ userId, emails }) {
        await removeAll(feedback, { userId })
        // Feedback from people who weren't signed in but left an email for a reply.
        await removeAll(feedback, { userEmail: { in: emails } })
      },
    },
    async keep(record) {
      await feedback.insert(record)
    },
    page: (query) => readPage(feedback, query, { sort: [['givenAt', 'desc']] }),
    removeOld: (keptDays) =>
      removeAll(feedback, { givenAt: { lte: new Date(now() - keptDays * dayMs).toISOString() } }),
  }
}
