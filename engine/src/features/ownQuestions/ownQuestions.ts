import { randomBytes } from 'node:crypto'
import { limitsOfOwn, ownQuestionId, signatureOf } from '@greenroom/shared/content'
import {
  type OwnQuestion,
  type OwnQuestionCheck,
  type OwnQuestionContent,
  type OwnQuestionSummary,
  ownQuestionBounds,
  type QuestionCheckJob,
  type QuestionCheckReport,
} from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { hashOf, newToken } from '../../platform/secretTokens.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import {
  type CheckRecord,
  openRecords,
  ownQuestionCollections,
  type QuestionRecord,
  type VersionRecord,
} from './records.ts'
import { versionsInMemory } from './versionsInMemory.ts'

/** A check without a result after this long was lost, and can be requested again. */
const longestCheckMs = 2 * 60_000

export type OwnQuestionsOptions = {
  store: Store
  now: () => number
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/** Queues a solution's run for the workers. */
type Enqueue = (jobId: string, job: QuestionCheckJob) => Promise<void>

/** Questions written by users: private, unless their author makes a link. */
export type OwnQuestions = ReturnType<typeof openOwnQuestions>

export function openOwnQuestions({ store, now, logger }: OwnQuestionsOptions) {
  const records = openRecords(store)
  const { questions, versions, readers } = records
  const memory = versionsInMemory(records)

  const ownedBy = async (ownerId: number, id: string): Promise<QuestionRecord | undefined> => {
    const found = await questions.get(id)
    return found?.ownerId === ownerId ? found : undefined
  }

  const newVersion = (
    question: Pick<QuestionRecord, 'id' | 'ownerId'>,
    version: number,
    content: OwnQuestionContent,
  ): VersionRecord => ({
    id: `${question.id}@${version}.${randomBytes(6).toString('base64url')}`,
    questionId: question.id,
    ownerId: question.ownerId,
    version,
    content,
    check: null,
    createdAt: now(),
  })

  const toldCheck = (check: CheckRecord | null): OwnQuestionCheck => {
    if (check === null) return { status: 'none' }
    if (check.endedAt === null) return { status: now() - check.begunAt > longestCheckMs ? 'unavailable' : 'running' }
    return check.results === null ? { status: 'unavailable' } : { status: 'done', results: check.results }
  }

  const told = (question: QuestionRecord, { content, check }: VersionRecord): OwnQuestion => ({
    questionId: question.id,
    version: question.version,
    updatedAt: iso(question.updatedAt),
    content,
    check: toldCheck(check),
    link:
      question.linkHash === null
        ? null
        : { createdAt: iso(question.linkMadeAt ?? question.updatedAt), mayCopy: question.linkMayCopy },
  })

  /** A save may replace the version while we read it. If so, read again. */
  async function withContent(question: QuestionRecord): Promise<[QuestionRecord, VersionRecord] | undefined> {
    const version = await versions.get(question.versionId)
    if (version !== undefined) return [question, version]
    const latest = await questions.get(question.id)
    const itsVersion = latest && (await versions.get(latest.versionId))
    return latest !== undefined && itsVersion !== undefined ? [latest, itsVersion] : undefined
  }

  async function create(ownerId: number, content: OwnQuestionContent): Promise<OwnQuestion | 'TOO_MANY'> {
    if ((await questions.count({ ownerId })) >= ownQuestionBounds.questionsOfAPerson) return 'TOO_MANY'
    const id = ownQuestionId(randomBytes(15).toString('base64url'))
    const version = newVersion({ id, ownerId }, 1, content)
    await versions.insert(version)
    const question: QuestionRecord = {
      ...{ id, ownerId, version: 1, versionId: version.id, createdAt: now(), updatedAt: now(), ...listed(content) },
      ...{ linkHash: null, linkMadeAt: null, linkMayCopy: false },
    }
    await questions.insert(question)
    return told(question, version)
  }

  async function removeQuestion(id: string): Promise<void> {
    memory.forget(id)
    // Delete the head first: without it, nobody finds the rest.
    await questions.delete(id)
    await removeAll(readers, { questionId: id })
    await removeAll(versions, { questionId: id })
  }

  /** The question behind a working link. */
  async function byToken(token: string): Promise<[QuestionRecord, VersionRecord] | undefined> {
    const [found] = await questions.find({ where: { linkHash: hashOf(token) }, limit: 1 })
    return found && withContent(found)
  }

  /** The listed fields of a question this person wrote, or opened by a link that still works. */
  async function readable(userId: number, id: string): Promise<OwnQuestionSummary | undefined> {
    const question = await questions.get(id)
    if (question === undefined) return undefined
    if (question.ownerId === userId) return summaryOf(question)
    const reader = await readers.get(`${id}/${userId}`)
    return reader !== undefined && reader.linkHash === question.linkHash ? summaryOf(question) : undefined
  }

  return {
    prepare: memory.prepare,
    get: memory.get,
    create,
    readable,
    async isOwner(userId: number, id: string): Promise<boolean> {
      return (await ownedBy(userId, id)) !== undefined
    },
    async list(ownerId: number): Promise<OwnQuestionSummary[]> {
      const all = await questions.find({
        where: { ownerId },
        sort: [['updatedAt', 'desc']],
        limit: ownQuestionBounds.questionsOfAPerson,
      })
      return all.map(summaryOf)
    },
    async read(ownerId: number, id: string): Promise<OwnQuestion | undefined> {
      const question = await ownedBy(ownerId, id)
      const found = question && (await withContent(question))
      return found && told(...found)
    },
    /** @param base the version this one is an edit of */
    async save(
      ownerId: number,
      id: string,
      { version: base, content }: { version: number; content: OwnQuestionContent },
    ): Promise<OwnQuestion | 'CHANGED' | undefined> {
      const before = await ownedBy(ownerId, id)
      if (before === undefined) return undefined
      const next = newVersion(before, base + 1, content)
      await versions.insert(next)
      const set = { version: next.version, versionId: next.id, updatedAt: now(), ...listed(content) }
      if (!(await questions.update(id, set, { version: base }))) {
        await versions.delete(next.id)
        return 'CHANGED'
      }
      // A session about to use the previous version has either claimed it already, or will use this one.
      if (await versions.update(before.versionId, { isReplaced: true }, { isUsed: null }))
        await versions.delete(before.versionId)
      return told({ ...before, ...set }, next)
    },
    /** @returns whether it existed */
    async remove(ownerId: number, id: string): Promise<boolean> {
      if ((await ownedBy(ownerId, id)) === undefined) return false
      await removeQuestion(id)
      return true
    },
    /** Runs the solution on every case of the newest version; a no-op if there is no solution. */
    async check(ownerId: number, id: string, enqueue: Enqueue): Promise<OwnQuestion | undefined> {
      const question = await ownedBy(ownerId, id)
      const found = question && (await withContent(question))
      if (found === undefined) return undefined
      const [head, version] = found
      const { solution } = version.content
      if (solution === null) return told(head, version)
      const checkId = randomBytes(12).toString('base64url')
      const check: CheckRecord = { checkId, begunAt: now(), endedAt: null, results: null }
      await versions.update(version.id, { check })
      try {
        await enqueue(`check-${checkId}`, jobOf(version, checkId, solution))
        return told(head, { ...version, check })
      } catch (error) {
        logger.warn({ err: error }, "a user's question couldn't be checked")
        const failed = { ...check, endedAt: now() }
        await versions.update(version.id, { check: failed })
        return told(head, { ...version, check: failed })
      }
    },
    /** Stores a worker's result; false if none is awaited. */
    async checked({ versionId, checkId, results }: QuestionCheckReport): Promise<boolean> {
      const version = await versions.get(versionId)
      if (version?.check?.checkId !== checkId) return false
      const disagreeing = results === null ? null : results.total - results.passed
      await questions.update(version.questionId, { disagreeing }, { versionId })
      return versions.update(versionId, { check: { ...version.check, endedAt: now(), results } })
    },
    /** Creates a link and revokes the previous one. */
    async share(ownerId: number, id: string, mayCopy: boolean) {
      if ((await ownedBy(ownerId, id)) === undefined) return undefined
      const token = newToken()
      const linkMadeAt = now()
      await questions.update(id, { linkHash: hashOf(token), linkMadeAt, linkMayCopy: mayCopy })
      return { token, createdAt: iso(linkMadeAt), mayCopy }
    },
    /** @returns whether it existed */
    async unshare(ownerId: number, id: string): Promise<boolean> {
      if ((await ownedBy(ownerId, id)) === undefined) return false
      await questions.update(id, { linkHash: null, linkMadeAt: null, linkMayCopy: false })
      return true
    },
    /** The question behind a link. From then on, the caller may practise it. */
    async look(userId: number, token: string) {
      const found = await byToken(token)
      if (found === undefined) return undefined
      const [question, version] = found
      const { id: questionId, linkHash } = question
      const readerId = `${questionId}/${userId}`
      if (question.ownerId !== userId && linkHash !== null) {
        const inserted = await readers.insert({ id: readerId, questionId, userId, linkHash })
        if (inserted === 'duplicate') await readers.update(readerId, { linkHash })
      }
      return { ownerId: question.ownerId, content: version.content, questionId, mayCopy: question.linkMayCopy }
    },
    async copy(userId: number, token: string): Promise<OwnQuestion | 'TOO_MANY' | 'NOT_ALLOWED' | undefined> {
      const found = await byToken(token)
      if (found === undefined) return undefined
      const [question, { content }] = found
      if (!question.linkMayCopy && question.ownerId !== userId) return 'NOT_ALLOWED'
      return create(userId, content)
    },
    personalData: {
      collections: ownQuestionCollections,
      async *exported({ userId }) {
        yield jsonListFile('own-questions.json', exportedVersions(everyDocument(versions, { ownerId: userId })))
      },
      async erase({ userId }) {
        for (;;) {
          const page = await questions.find({ where: { ownerId: userId } })
          for (const { id } of page) await removeQuestion(id)
          if (page.length === 0) break
        }
        await removeAll(versions, { ownerId: userId })
        await removeAll(readers, { userId })
      },
    } satisfies PersonalData,
  }
}

const iso = (at: number): string => new Date(at).toISOString()

/** The listed fields of a version that hasn't been checked yet. */
const listed = ({ title, difficulty, durationInMinutes, cases }: OwnQuestionContent) => ({
  ...{ title, difficulty, durationInMinutes, cases: cases.length, disagreeing: null },
})

const summaryOf = (question: QuestionRecord): OwnQuestionSummary => ({
  questionId: question.id,
  version: question.version,
  title: question.title,
  difficulty: question.difficulty,
  durationInMinutes: question.durationInMinutes,
  cases: question.cases,
  disagreeing: question.disagreeing,
  isShared: question.linkHash !== null,
  updatedAt: iso(question.updatedAt),
})

/** The author may see everything in the job's result, even hidden cases. */
function jobOf(
  { id: versionId, ownerId, content }: VersionRecord,
  checkId: string,
  { programmingLanguage, code }: NonNullable<OwnQuestionContent['solution']>,
): QuestionCheckJob {
  const signature = signatureOf(content)
  return {
    kind: 'question.check',
    ...{ checkId, versionId, userId: ownerId, language: programmingLanguage, sourceCode: code },
    limits: limitsOfOwn(content, programmingLanguage),
    ...(signature === undefined ? {} : { signature }),
    testCases: content.cases.map(({ stdin, expected_output }) => ({
      ...{ stdin, expected_output },
      hidden: false,
      category: null,
    })),
  }
}

async function* exportedVersions(all: AsyncIterable<VersionRecord>) {
  for await (const { questionId, version, content, createdAt } of all)
    yield { questionId, version, createdAt: iso(createdAt), ...content }
}
