import { dayMs, type FormAnswer, type PageContent, type PageForm } from '@greenroom/shared/rules'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import { removeAll } from '../../store/removeAll.ts'
import type { AnswerRecord, PageRecords } from './records.ts'

export type NewAnswer = {
  id: string
  pageId: string
  content: PageContent
  form: PageForm
  answers: readonly FormAnswer[]
  userId: number | null
}

export type Answers = ReturnType<typeof openAnswers>

/** Form answers from visitors. */
export function openAnswers({ answers }: Pick<PageRecords, 'answers'>, { now }: { now: () => number }) {
  return {
    isKnown: async (id: string): Promise<boolean> => (await answers.get(id)) !== undefined,
    /** Stores an answer durably; false if it was stored before. */
    async keep({ id, pageId, content, form, answers: given, userId }: NewAnswer): Promise<boolean> {
      const told = form.fields.map(({ label, kind }, at) => {
        const answer = given[at]
        if (kind === 'tick') return { label, answer: answer === true }
        return { label, answer: typeof answer === 'string' ? answer.trim() : '' }
      })
      const emailAt = form.fields.findIndex(({ kind }) => kind === 'email')
      const email = String(told[emailAt]?.answer ?? '').toLowerCase()
      const record: AnswerRecord = {
        ...{ id, pageId, pageTitle: content.settings.title, formTitle: form.title, answers: told, userId },
        ...{ destinationId: form.destinationId, consent: form.consent === '' ? null : form.consent },
        email: email === '' ? null : email,
        ...{ sentAt: now(), status: 'waiting', attempts: 0, reason: null, endedAt: null },
      }
      return (await answers.insert(record)) === 'inserted'
    },
    /** Answers that couldn't be delivered, latest first. */
    failed: (): Promise<AnswerRecord[]> =>
      answers.find({ where: { status: 'failed' }, sort: [['sentAt', 'desc']], limit: 100 }),
    get: (id: string) => answers.get(id),
    /** How many couldn't be delivered, since when, and the titles of some of their pages. */
    async failures(): Promise<{ count: number; oldestAt: number | null; pages: string[] }> {
      const where = { status: 'failed' } as const
      const [count, first] = await Promise.all([
        answers.count(where),
        answers.find({ where, sort: [['sentAt', 'asc']], limit: 20 }),
      ])
      return { count, oldestAt: first[0]?.sentAt ?? null, pages: [...new Set(first.map((each) => each.pageTitle))] }
    },
    /** Deletes answers older than this many days. */
    removeOld: (keptDays: number) => removeAll(answers, { sentAt: { lte: now() - keptDays * dayMs } }),
    personalData: {
      collections: ['formAnswers'],
      async *exported({ userId, emails }) {
        yield jsonListFile('form-answers.json', exportedOf(userId, emails))
      },
      async erase({ userId, emails }) {
        await removeAll(answers, { userId })
        if (emails.length > 0) await removeAll(answers, { email: { in: [...emails] } })
      },
    } satisfies PersonalData,
  }

  async function* exportedOf(userId: number, emails: readonly string[]) {
    const told = ({ pageTitle, formTitle, answers: given, consent, sentAt }: AnswerRecord) => ({
      ...{ page: pageTitle, form: formTitle, sentAt: new Date(sentAt).toISOString(), consent, answers: given },
    })
    for await (const each of everyDocument(answers, { userId })) yield told(each)
    if (emails.length === 0) return
    for await (const each of everyDocument(answers, { email: { in: [...emails] } }))
      if (each.userId !== userId) yield told(each)
  }
}
