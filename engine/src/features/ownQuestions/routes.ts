import { problemsIn } from '@greenroom/shared/content'
import {
  createdOwnQuestionLinkSchema,
  newOwnQuestionLinkSchema,
  type OwnQuestion,
  type OwnQuestionContent,
  ownQuestionBounds,
  ownQuestionChangeSchema,
  ownQuestionContentSchema,
  ownQuestionListSchema,
  ownQuestionParamsSchema,
  ownQuestionPaths,
  ownQuestionSchema,
  type QuestionCheckJob,
  sharedQuestionSchema,
  sharedQuestionTokenSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Account } from '../../realtime/access.ts'
import type { OwnQuestions } from './ownQuestions.ts'

/** Covers saves and checks: each check runs a program up to fifty times. */
const savingBucket = { burst: 30, perSecond: 0.2 }
const linkBucket = { burst: 20, perSecond: 0.2 }
/** Tokens can't be guessed, but this limits the work caused by guessing. */
const lookBucket = { burst: 30, perSecond: 0.5 }

export type OwnQuestionRoutesOptions = {
  ownQuestions: OwnQuestions
  /** The caller's account; throws the 401 problem if they aren't signed in. */
  accountOf: (request: FastifyRequest) => Promise<Account>
  nameOf: (userId: number) => Promise<string>
  /** Queues a solution's run for the workers. */
  enqueue: (jobId: string, job: QuestionCheckJob) => Promise<void>
  now: () => number
  /** Greenroom's public URL, if the request doesn't reveal it. */
  publicUrl?: string | undefined
}

/** Routes for user-written questions: writing, checking against the solution, sharing by link, and copying. */
export function ownQuestionRoutes(app: HttpApp, options: OwnQuestionRoutesOptions): void {
  const { ownQuestions, accountOf, nameOf, enqueue, now } = options
  const buckets = {
    saving: app.limits('ownQuestions.saving', savingBucket, now),
    link: app.limits('ownQuestions.link', linkBucket, now),
    look: app.limits('ownQuestions.look', lookBucket, now),
  }
  const tags = ['own questions']
  const params = ownQuestionParamsSchema
  const onRequest = onlyAccounts(accountOf)
  const bodyLimit = ownQuestionBounds.bodyBytes

  async function callerOf(request: FastifyRequest, bucket?: keyof typeof buckets): Promise<Account> {
    const account = await accountOf(request)
    if (bucket !== undefined) throttle(buckets[bucket].take(String(account.userId)))
    return account
  }

  /** A question that was just stored, with its check in progress if it has a solution. */
  const stored = async (userId: number, question: OwnQuestion): Promise<OwnQuestion> =>
    question.content.solution === null
      ? question
      : ((await ownQuestions.check(userId, question.questionId, enqueue)) ?? question)

  app.get(
    ownQuestionPaths.questions,
    {
      onRequest,
      schema: { summary: 'My own questions, last changed first', tags, response: { 200: ownQuestionListSchema } },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request)
      return reply.header('cache-control', 'no-store').send({ questions: await ownQuestions.list(userId) })
    },
  )

  app.post(
    ownQuestionPaths.questions,
    {
      onRequest,
      bodyLimit,
      config: refuses('INVALID_REQUEST', 'TOO_MANY_OWN_QUESTIONS', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Write a question of my own',
        description:
          'Only I can see it. 400 INVALID_REQUEST names each wrong field. A solution is immediately run on every case.',
        tags,
        body: ownQuestionContentSchema,
        response: { 201: ownQuestionSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request, 'saving')
      checkContent(request.body, '')
      const created = await ownQuestions.create(userId, request.body)
      if (created === 'TOO_MANY') throw tooMany()
      return reply.code(201).send(await stored(userId, created))
    },
  )

  app.get(
    ownQuestionPaths.question,
    {
      onRequest,
      config: refuses('OWN_QUESTION_UNKNOWN'),
      schema: { summary: 'One of my own questions', tags, params, response: { 200: ownQuestionSchema } },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request)
      const found = known(await ownQuestions.read(userId, request.params.questionId))
      return reply.header('cache-control', 'no-store').send(found)
    },
  )

  app.put(
    ownQuestionPaths.question,
    {
      onRequest,
      bodyLimit,
      config: refuses('INVALID_REQUEST', 'OWN_QUESTION_UNKNOWN', 'OWN_QUESTION_CHANGED', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Change one of my own questions',
        description:
          'Sessions keep the version they began with. 409 OWN_QUESTION_CHANGED if another window has saved since `version`.',
        tags,
        params,
        body: ownQuestionChangeSchema,
        response: { 200: ownQuestionSchema },
      },
    },
    async (request) => {
      const { userId } = await callerOf(request, 'saving')
      const { questionId } = request.params
      // An error about the content must not reveal that somebody else's question exists.
      if (!(await ownQuestions.isOwner(userId, questionId))) throw new ProblemError('OWN_QUESTION_UNKNOWN')
      checkContent(request.body.content, 'content.')
      const saved = known(await ownQuestions.save(userId, questionId, request.body))
      if (saved === 'CHANGED') throw new ProblemError('OWN_QUESTION_CHANGED')
      return stored(userId, saved)
    },
  )

  app.delete(
    ownQuestionPaths.question,
    {
      onRequest,
      config: refuses('OWN_QUESTION_UNKNOWN'),
      schema: {
        summary: 'Delete one of my own questions',
        description: 'Its link stops working. Sessions keep only what their candidates saw.',
        tags,
        params,
        response: { 204: z.null().describe('It is deleted, in all its versions.') },
      },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request)
      if (!(await ownQuestions.remove(userId, request.params.questionId)))
        throw new ProblemError('OWN_QUESTION_UNKNOWN')
      return reply.code(204).send(null)
    },
  )

  app.post(
    ownQuestionPaths.check,
    {
      onRequest,
      config: refuses('OWN_QUESTION_UNKNOWN', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Run my solution on every case again',
        tags,
        params,
        response: { 200: ownQuestionSchema },
      },
    },
    async (request) => {
      const { userId } = await callerOf(request, 'saving')
      return known(await ownQuestions.check(userId, request.params.questionId, enqueue))
    },
  )

  app.post(
    ownQuestionPaths.link,
    {
      onRequest,
      config: refuses('OWN_QUESTION_UNKNOWN', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Make a link to one of my own questions',
        description: 'Any signed-in person with the link can practise the question. An earlier link stops working.',
        tags,
        params,
        body: newOwnQuestionLinkSchema,
        response: { 201: createdOwnQuestionLinkSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request, 'link')
      const { token, ...made } = known(
        await ownQuestions.share(userId, request.params.questionId, request.body.mayCopy),
      )
      const link = new URL('/app/sharedQuestion', options.publicUrl ?? `${request.protocol}://${request.host}`)
      // Browsers never send the fragment to a server, not even in the Referer header.
      link.hash = `token=${token}`
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ ...made, link: link.href })
    },
  )

  app.delete(
    ownQuestionPaths.link,
    {
      onRequest,
      config: refuses('OWN_QUESTION_UNKNOWN'),
      schema: {
        summary: 'Revoke the link to one of my own questions',
        description: 'People with the link can’t open the question any more. Their open sessions continue.',
        tags,
        params,
        response: { 204: z.null().describe('The link doesn’t work any more.') },
      },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request)
      if (!(await ownQuestions.unshare(userId, request.params.questionId)))
        throw new ProblemError('OWN_QUESTION_UNKNOWN')
      return reply.code(204).send(null)
    },
  )

  app.post(
    ownQuestionPaths.look,
    {
      onRequest,
      config: refuses('OWN_QUESTION_NOT_SHARED', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'The question behind a link, to practise',
        description: 'Without its solution, its hints and its hidden cases.',
        tags,
        body: sharedQuestionTokenSchema,
        response: { 200: sharedQuestionSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request, 'look')
      const found = await ownQuestions.look(userId, request.body.token)
      if (found === undefined) throw new ProblemError('OWN_QUESTION_NOT_SHARED')
      const { title, difficulty, durationInMinutes, statement } = found.content
      const { questionId, mayCopy, ownerId } = found
      return reply.header('cache-control', 'no-store').send({
        ...{ questionId, title, difficulty, durationInMinutes, statement, mayCopy },
        by: await nameOf(ownerId),
        isMine: ownerId === userId,
      })
    },
  )

  app.post(
    ownQuestionPaths.copy,
    {
      onRequest,
      config: refuses('OWN_QUESTION_NOT_SHARED', 'FORBIDDEN', 'TOO_MANY_OWN_QUESTIONS', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Copy a shared question to my own questions',
        description: 'With its solution, hints and hidden cases. 403 FORBIDDEN if its author doesn’t allow copies.',
        tags,
        body: sharedQuestionTokenSchema,
        response: { 201: ownQuestionSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await callerOf(request, 'saving')
      const copy = await ownQuestions.copy(userId, request.body.token)
      if (copy === undefined) throw new ProblemError('OWN_QUESTION_NOT_SHARED')
      if (copy === 'NOT_ALLOWED')
        throw new ProblemError('FORBIDDEN', 'The author of this question doesn’t allow copies.')
      if (copy === 'TOO_MANY') throw tooMany()
      return reply.code(201).send(await stored(userId, copy))
    },
  )
}

const tooMany = () =>
  new ProblemError(
    'TOO_MANY_OWN_QUESTIONS',
    `You have ${ownQuestionBounds.questionsOfAPerson} questions. Delete one you no longer need.`,
  )

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ProblemError('OWN_QUESTION_UNKNOWN')
  return found
}

/** @throws the 400 problem, naming each invalid field */
function checkContent(content: OwnQuestionContent, inside: string): void {
  const errors = problemsIn(content).map(({ path, message }) => ({ path: `${inside}${path}`, message, in: 'body' }))
  if (errors.length === 0) return
  const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ')
  throw new ProblemError('INVALID_REQUEST', detail, { errors })
}
