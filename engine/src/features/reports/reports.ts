import { randomUUID } from 'node:crypto'
import { type Report, reportSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'
import { type FoundPage, type PageQuery, readPage } from '../../store/readPage.ts'
import { removeAll } from '../../store/removeAll.ts'

/** The most reports about one session; nobody needs more. */
export const maxReports = 50

const recordSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  /** The participant who wrote it. */
  authorId: z.string(),
  /** The browser's own id for the report, so that it is stored once. */
  reportId: z.string(),
  about: z.enum(['challenge', 'score', 'person']),
  reportedAt: z.string(),
  report: reportSchema,
  /** When it was answered, ISO 8601; missing until then. */
  answeredAt: z.string().optional(),
  answer: z.object({ text: z.string(), byUserId: z.int() }).optional(),
})
export type ReportRecord = z.infer<typeof recordSchema>

/** Reports that something is wrong with a question, a score, or another person. */
export type Reports = {
  /** Stores a report. If one with this id exists, it stays as it is. */
  add(sessionId: string, authorId: string, report: Report): Promise<{ report: Report; isNew: boolean } | 'TOO_MANY'>
  /** One person's reports about a session, latest first. */
  of(sessionId: string, authorId: string): Promise<Report[]>
  /** Everybody's reports, latest first. */
  page(
    query: PageQuery & { about?: ReportRecord['about'] | undefined; isAnswered?: boolean | undefined },
  ): Promise<FoundPage<ReportRecord>>
  byId(id: string): Promise<ReportRecord | undefined>
  /** Answers a report, once; false if it was already answered. */
  answer(id: string, answer: { text: string; byUserId: number; at: string }): Promise<boolean>
  /** How many are waiting for an answer, and the latest of those. */
  open(about: ReportRecord['about']): Promise<{ count: number; oldestAt: string | null; latest: ReportRecord[] }>
  /** How many there are about a session, or about something else with a key of its own. */
  countAbout(sessionId: string): Promise<number>
  /**
   * Deletes this person's reports about questions and scores. Reports about a person remain, because others may need
   * them.
   */
  removeBy(sessionId: string, authorId: string): Promise<void>
  /** Removes the reports of a deleted session. */
  removeOf(sessionId: string): Promise<void>
}

export function openReports(store: Store): Reports {
  const records = store.collection<ReportRecord>({
    name: 'reports',
    unique: [['sessionId', 'authorId', 'reportId']],
    indexes: [
      ['sessionId', 'authorId', 'reportedAt'],
      ['about', 'answeredAt', 'reportedAt'],
      ['answeredAt', 'reportedAt'],
      ['reportedAt'],
    ],
    parse: (stored) => recordSchema.parse(stored),
  })
  return {
    async add(sessionId, authorId, report) {
      const { reportId, about, reportedAt } = report
      const known = { sessionId, authorId, reportId }
      const [before] = await records.find({ where: known, limit: 1 })
      if (before !== undefined) return { report: before.report, isNew: false }
      if ((await records.count({ sessionId, authorId })) >= maxReports) return 'TOO_MANY'
      const record = { id: randomUUID(), ...known, about, reportedAt, report }
      if ((await records.insert(record)) === 'inserted') return { report, isNew: true }
      // A second click got there first.
      const [first] = await records.find({ where: known, limit: 1 })
      return { report: first?.report ?? report, isNew: false }
    },
    async of(sessionId, authorId) {
      const found = await records.find({
        where: { sessionId, authorId },
        sort: [['reportedAt', 'desc']],
        limit: maxReports,
      })
      return found.map(({ report, answer, answeredAt }) =>
        answer === undefined || answeredAt === undefined
          ? report
          : { ...report, answer: { text: answer.text, at: answeredAt } },
      )
    },
    page: ({ about, isAnswered, ...query }) =>
      readPage(records, query, {
        where: {
          ...(about === undefined ? {} : { about }),
          ...(isAnswered === undefined ? {} : { answeredAt: isAnswered ? { gt: '' } : null }),
        },
        sort: [['reportedAt', 'desc']],
      }),
    byId: (id) => records.get(id),
    answer: (id, { at, ...answer }) => records.update(id, { answer, answeredAt: at }, { answeredAt: null }),
    async open(about) {
      const where = { about, answeredAt: null }
      const [count, [oldest], latest] = await Promise.all([
        records.count(where),
        records.find({ where, sort: [['reportedAt', 'asc']], limit: 1 }),
        records.find({ where, sort: [['reportedAt', 'desc']], limit: 3 }),
      ])
      return { count, oldestAt: oldest?.reportedAt ?? null, latest }
    },
    async removeBy(sessionId, authorId) {
      const own = await records.find({ where: { sessionId, authorId }, limit: maxReports })
      for (const { id, about } of own) if (about !== 'person') await records.delete(id)
    },
    countAbout: (sessionId) => records.count({ sessionId }),
    removeOf: (sessionId) => removeAll(records, { sessionId }),
  }
}
