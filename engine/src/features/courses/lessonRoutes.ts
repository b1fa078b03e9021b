import type { ContentLibrary } from '@greenroom/shared/content'
import type { NewCard } from '@greenroom/shared/learning'
import { type ContentReader, lessonProgramsOf } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import {
  beginLessonSchema,
  checkedAnswerSchema,
  finishedLessonSchema,
  type LessonRef,
  learningSchema,
  lessonBounds,
  lessonNoteChangeSchema,
  lessonNoteSchema,
  lessonParamsSchema,
  lessonPaths,
  lessonRunParamsSchema,
  lessonRunSchema,
  lessonViewSchema,
  newLessonRunSchema,
  type PracticeItem,
  quizAnswerSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Learners } from '../../learning/learners.ts'
import { learnerOf } from '../../ledger/entry.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { LessonRecord, LessonRecords } from './lessonRecords.ts'
import type { LessonRuns } from './lessonRuns.ts'
import { createLessonFinder, lessonFor, noteOf, type ReadLesson, reasonFor } from './lessons.ts'
import { keptLessonsOf, progressOfCourse } from './progress.ts'
import { cardOf, evidenceOf, questionKeyOf } from './quizAnswers.ts'

const answerBucket = { burst: 60, perSecond: 1 }
/** Covers bookmarks, notes (saved while the reader types) and the like. */
const changeBucket = { burst: 60, perSecond: 1 }
const runBucket = { burst: 10, perSecond: 0.25 }

export type LessonRoutesOptions = {
  library: Pick<ContentLibrary, 'get' | 'items'>
  records: LessonRecords
  runs: LessonRuns
  learners: Pick<Learners, 'of' | 'record'>
  ledger: Pick<Ledger, 'grant'>
  /** Adds cards to somebody's reviews. `from` names the source, so that adding them again changes nothing. */
  addCards: (userId: number, cards: NewCard[], from: string) => Promise<void>
  /** Why a lesson is on the reader's path, or null. */
  pathReasonOf: (userId: number, ref: string) => Promise<string | null>
  /** The item to practise with, by `kind/id`; null if it can't be practised here. */
  practiceOf: (ref: string) => PracticeItem | null
  readerOf: (request: FastifyRequest) => Promise<ContentReader>
  /** The domain that a user studies: only its courses are listed for them. */
  domainOf: (userId: number) => Promise<ContentDomain>
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
  userIdOf: (request: FastifyRequest) => Promise<number | null>
  now: () => number
}

type LessonRequest = FastifyRequest<{ Params: z.output<typeof lessonParamsSchema> }>

/** Routes for reading lessons: the reader's progress, checked answers, notes, bookmarks and runs. */
export function lessonRoutes(app: HttpApp, options: LessonRoutesOptions): void {
  const { library, records, runs, learners, ledger, addCards, pathReasonOf, practiceOf, now } = options
  const { readerOf, accountOf, userIdOf } = options
  const finder = createLessonFinder(library)
  const buckets = {
    answer: app.limits('courses.lessonRoutes.answer', answerBucket, now),
    change: app.limits('courses.lessonRoutes.change', changeBucket, now),
    run: app.limits('courses.lessonRoutes.run', runBucket, now),
  }
  const tags = ['learning']
  const params = lessonParamsSchema
  const onRequest = onlyAccounts(accountOf)
  // The response depends on the caller.
  const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  }

  const ownOf = async (userId: number, found: ReadLesson, record: LessonRecord | undefined) => ({
    record,
    reason:
      (await pathReasonOf(userId, doneRefOf(found.ref))) ?? reasonFor(await learners.of(userId), found.lesson, now()),
  })

  /** The lesson that a signed-in caller reads. */
  async function callerReads(request: LessonRequest, bucket: keyof typeof buckets) {
    const { userId } = await accountOf(request)
    throttle(buckets[bucket].take(String(userId)))
    const ref = request.params
    const [reader, record] = await Promise.all([readerOf(request), records.of(userId, ref)])
    return { userId, ref, reader, record, found: finder.find(ref, reader, record) }
  }

  app.get(
    lessonPaths.learning,
    {
      onRequest,
      onSend,
      schema: { summary: 'My progress in courses, bookmarks and notes', tags, response: { 200: learningSchema } },
    },
    async (request) => {
      const { userId } = await accountOf(request)
      const [reader, all, domain] = await Promise.all([
        readerOf(request),
        records.all(userId),
        options.domainOf(userId),
      ])
      const seen = finder.coursesFor(reader).filter(({ course }) => course.domain === domain)
      const open = seen.filter(({ isOpen }) => isOpen).map(({ course }) => course)
      const courses = seen.map(({ course }) => progressOfCourse(course, all))
      const [last] = courses
        .filter(({ courseId, state }) => state === 'in_progress' && open.some(({ id }) => id === courseId))
        .toSorted((one, other) => ((one.lastAt ?? '') < (other.lastAt ?? '') ? 1 : -1))
      const course = open.find(({ id }) => id === last?.courseId)
      const lesson = course?.lessons.find(({ id }) => id === last?.nextLessonId)
      return {
        courses,
        next:
          course === undefined || lesson === undefined
            ? null
            : {
                ...{ courseId: course.id, courseTitle: course.title },
                ...{ lessonId: lesson.id, title: lesson.title, minutes: lesson.minutes },
                reason: reasonFor(await learners.of(userId), lesson, now()),
              },
        ...keptLessonsOf(
          seen.map(({ course }) => course),
          all,
        ),
      }
    },
  )

  app.get(
    lessonPaths.lesson,
    {
      onSend,
      config: refuses('LESSON_UNKNOWN', 'LESSON_LOCKED'),
      schema: {
        summary: 'A lesson, in the version that the caller started with',
        description:
          'Anybody may read the lessons of a course that is open to them. Which options are right is never sent.',
        tags,
        params,
        response: { 200: lessonViewSchema },
      },
    },
    async (request) => {
      const [userId, reader] = await Promise.all([userIdOf(request), readerOf(request)])
      const record = userId === null ? undefined : await records.of(userId, request.params)
      const found = finder.find(request.params, reader, record)
      return lessonFor(found, userId === null ? null : await ownOf(userId, found, record), practiceOf)
    },
  )

  app.post(
    lessonPaths.begin,
    {
      onRequest,
      onSend,
      config: refuses('LESSON_UNKNOWN', 'LESSON_LOCKED', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Begin a lesson, or move to its newest version',
        description: 'Repeating it only changes when the lesson was last opened.',
        tags,
        params,
        body: beginLessonSchema,
        response: { 200: lessonViewSchema },
      },
    },
    async (request) => {
      const { userId, ref, reader, found } = await callerReads(request, 'change')
      const { record } = await records.change(userId, ref, ({ state }) => ({
        version: request.body.newest ? found.newest.version : found.course.version,
        state: state === 'not_started' ? 'in_progress' : state,
        workedAt: now(),
      }))
      const begun = finder.find(ref, reader, record)
      return lessonFor(begun, await ownOf(userId, begun, record), practiceOf)
    },
  )

  app.post(
    lessonPaths.answers,
    {
      onSend,
      config: refuses('LESSON_UNKNOWN', 'LESSON_LOCKED', 'LESSON_CHANGED', 'INVALID_REQUEST', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Answer a check of a lesson',
        description:
          'Says whether the chosen option is right, and why. With an account the first answer counts, and a missed check becomes a review card.',
        tags,
        params,
        body: quizAnswerSchema,
        response: { 200: checkedAnswerSchema },
      },
    },
    async (request) => {
      const { params: ref, body } = request
      const [userId, reader] = await Promise.all([userIdOf(request), readerOf(request)])
      throttle(buckets.answer.take(userId === null ? request.ip : String(userId)))
      const record = userId === null ? undefined : await records.of(userId, ref)
      const found = finder.findSeen(ref, reader, record, body.version)
      const question = found.lesson.quiz[body.question]
      const option = question?.options[body.option]
      if (question === undefined || option === undefined)
        throw new ProblemError('INVALID_REQUEST', 'This lesson has no such check or option.')
      const checked = { option: body.option, isRight: option.isRight, why: option.why }
      return userId === null
        ? { ...checked, counted: false }
        : { ...checked, counted: await count(userId, found, body) }
    },
  )

  /** Stores an answer. @returns whether it counts, because it is the first */
  async function count(userId: number, found: ReadLesson, given: z.output<typeof quizAnswerSchema>): Promise<boolean> {
    const question = found.lesson.quiz[given.question]
    const isRight = question?.options[given.option]?.isRight
    if (question === undefined || isRight === undefined) return false
    const key = questionKeyOf(question)
    const fresh = { key, first: given.option, isFirstRight: isRight }
    let isFirst = false
    const { record } = await records.change(userId, found.ref, ({ answers, state }) => {
      const before = answers.find((each) => each.key === key)
      isFirst = before === undefined
      return {
        version: found.course.version,
        state: state === 'not_started' ? 'in_progress' : state,
        workedAt: now(),
        answers: [...answers.filter((each) => each.key !== key), { ...(before ?? fresh), latest: given.option }],
      }
    })
    const answer = record.answers.find((each) => each.key === key)
    if (answer === undefined) return false
    // Done each time, because an engine may have died after storing the first answer. Recording and adding are
    // idempotent.
    const evidence = evidenceOf(found.ref, found.lesson, { question, answer, at: now() })
    await learners.record(userId, evidence)
    const card = answer.isFirstRight ? null : cardOf(found.ref, found.newest, key)
    if (card !== null) await addCards(userId, [card], evidence.id)
    return isFirst
  }

  app.put(
    lessonPaths.note,
    {
      onRequest,
      onSend,
      bodyLimit: lessonBounds.bodyBytes,
      config: refuses('LESSON_UNKNOWN', 'LESSON_LOCKED', 'NOTE_CHANGED', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Save my note on a lesson',
        description:
          '409 NOTE_CHANGED if another tab or device has saved since `revision`. Sending the same text again changes nothing.',
        tags,
        params,
        body: lessonNoteChangeSchema,
        response: { 200: lessonNoteSchema },
      },
    },
    async (request) => {
      const { text, revision } = request.body
      const { userId, ref } = await callerReads(request, 'change')
      let isOutdated = false
      const { record } = await records.change(userId, ref, ({ note, noteRevision }) => {
        isOutdated = noteRevision !== revision && note !== text
        return isOutdated || note === text ? null : { note: text, noteRevision: noteRevision + 1, noteChangedAt: now() }
      })
      if (isOutdated) throw new ProblemError('NOTE_CHANGED')
      return noteOf(record)
    },
  )

  const bookmarkRefusals = { config: refuses('LESSON_UNKNOWN', 'LESSON_LOCKED', 'TOO_MANY_REQUESTS') }
  app.put(
    lessonPaths.bookmark,
    {
      onRequest,
      onSend,
      ...bookmarkRefusals,
      schema: {
        summary: 'Bookmark a lesson',
        tags,
        params,
        response: { 204: z.null().describe('It has a bookmark.') },
      },
    },
    async (request, reply) => {
      const { userId, ref } = await callerReads(request, 'change')
      await records.change(userId, ref, ({ bookmarkedAt }) => (bookmarkedAt === null ? { bookmarkedAt: now() } : null))
      return reply.code(204).send(null)
    },
  )
  app.delete(
    lessonPaths.bookmark,
    {
      onRequest,
      onSend,
      config: refuses('LESSON_UNKNOWN', 'LESSON_LOCKED'),
      schema: {
        ...{ summary: 'Remove a lesson’s bookmark', tags, params },
        response: { 204: z.null().describe('It has no bookmark.') },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const record = await records.of(userId, request.params)
      // A bookmark can be removed even if its lesson has been removed or locked.
      if (record === undefined) finder.find(request.params, await readerOf(request), undefined)
      else
        await records.change(userId, request.params, ({ bookmarkedAt }) =>
          bookmarkedAt === null ? null : { bookmarkedAt: null },
        )
      return reply.code(204).send(null)
    },
  )

  app.post(
    lessonPaths.finish,
    {
      onRequest,
      onSend,
      config: refuses('LESSON_UNKNOWN', 'LESSON_LOCKED', 'LESSON_CHECKS_OPEN', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Finish a lesson',
        description: 'All its checks have to be answered, right or wrong. Earns one power-up charge, once per lesson.',
        tags,
        params,
        response: { 200: finishedLessonSchema },
      },
    },
    async (request) => {
      const { userId, ref, record, found } = await callerReads(request, 'change')
      const answered = new Set(record?.answers.map(({ key }) => key))
      if (!found.lesson.quiz.every((question) => answered.has(questionKeyOf(question))))
        throw new ProblemError('LESSON_CHECKS_OPEN')
      const at = now()
      const done = doneRefOf(ref)
      // Done before the lesson counts as finished. If an engine dies in between, finishing again completes the rest.
      await learners.record(userId, { id: done, at, minutes: found.lesson.minutes, done: [done] })
      const { balance } = await ledger.grant(learnerOf(participantIdOf(userId)), {
        entryId: chargeIdOf(ref),
        amount: 1,
      })
      const { hasChanged } = await records.change(userId, ref, ({ state }) =>
        state === 'completed' ? null : { state: 'completed', completedAt: at, workedAt: at },
      )
      const progress = progressOfCourse(found.newest, await records.all(userId))
      const next = found.newest.lessons.find(({ id }) => id === progress.nextLessonId)
      return {
        earned: hasChanged ? 1 : 0,
        charges: balance,
        next: next === undefined ? null : { courseId: ref.courseId, lessonId: next.id, title: next.title },
        courseState: progress.state,
      }
    },
  )

  app.post(
    lessonPaths.runs,
    {
      onRequest,
      onSend,
      bodyLimit: lessonBounds.bodyBytes,
      config: refuses(
        ...(['LESSON_UNKNOWN', 'LESSON_LOCKED', 'LESSON_CHANGED', 'INVALID_REQUEST'] as const),
        ...(['INSUFFICIENT_TOKENS', 'TOO_MANY_REQUESTS'] as const),
      ),
      schema: {
        summary: 'Run my changed version of a lesson’s program',
        tags,
        params,
        body: newLessonRunSchema,
        response: { 202: lessonRunSchema },
      },
    },
    async (request, reply) => {
      const { version, program: place, code } = request.body
      const { userId, ref, reader, record } = await callerReads(request, 'run')
      const program = lessonProgramsOf(finder.findSeen(ref, reader, record, version).lesson.body)[place]
      if (program === undefined) throw new ProblemError('INVALID_REQUEST', 'This lesson has no such program.')
      return reply.code(202).send(await runs.start(userId, program, code))
    },
  )
  app.get(
    lessonPaths.run,
    {
      onRequest,
      onSend,
      config: refuses('LESSON_RUN_UNKNOWN'),
      schema: {
        ...{ summary: 'The output of a lesson’s program', tags },
        params: lessonRunParamsSchema,
        response: { 200: lessonRunSchema },
      },
    },
    async (request) => runs.of((await accountOf(request)).userId, request.params.runId),
  )
}

/** The name of a finished lesson in a learner's history (`doneRefSchema`). */
const doneRefOf = ({ courseId, lessonId }: LessonRef): string => `lesson/${courseId}/${lessonId}`
const chargeIdOf = ({ courseId, lessonId }: LessonRef): string => `charge.lesson.${courseId}.${lessonId}`
