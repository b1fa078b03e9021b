import {
  reviewAnswerRequestSchema,
  reviewAnswerSchema,
  reviewCardParamsSchema,
  reviewCardSchema,
  reviewGradedSchema,
  reviewGradeRequestSchema,
  reviewListQuerySchema,
  reviewListSchema,
  reviewPaths,
  reviewSittingSchema,
  reviewUndoSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { ReviewRefusal, ReviewsService } from './reviews.ts'

/** Nobody reviews faster than this for long. */
const bucket = { burst: 60, perSecond: 2 }

export type ReviewRoutesOptions = {
  reviews: ReviewsService
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
  now: () => number
}

/** Routes for spaced reviews. People only ever reach their own cards. */
export function reviewRoutes(app: HttpApp, { reviews, accountOf, now }: ReviewRoutesOptions): void {
  const calls = app.limits('reviews.calls', bucket, now)
  const tags = ['learning']
  const onRequest = onlyAccounts(accountOf)
  const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  }
  async function learnerOf(request: FastifyRequest): Promise<number> {
    const { userId } = await accountOf(request)
    throttle(calls.take(String(userId)))
    return userId
  }
  function orThrow<T>(result: T | ReviewRefusal): Exclude<T, string> {
    if (typeof result === 'string') throw new ProblemError(result as ReviewRefusal)
    return result as Exclude<T, string>
  }

  app.get(
    reviewPaths.reviews,
    {
      ...{ onRequest, onSend, config: refuses('TOO_MANY_REQUESTS') },
      schema: {
        summary: 'My due reviews, and what comes next',
        description: 'For a card that asks a question, the right answer is only sent after the caller has answered.',
        tags,
        querystring: reviewListQuerySchema,
        response: { 200: reviewListSchema },
      },
    },
    async (request) => reviews.list(await learnerOf(request), request.query.timeZone),
  )

  app.post(
    reviewPaths.answer,
    {
      ...{ onRequest, onSend, config: refuses('REVIEW_UNKNOWN', 'REVIEW_CHANGED', 'TOO_MANY_REQUESTS') },
      schema: {
        summary: 'Answer a card, and see how it is judged',
        description: 'Only the first answer counts: a repeated call returns it.',
        tags,
        params: reviewCardParamsSchema,
        body: reviewAnswerRequestSchema,
        response: { 200: reviewAnswerSchema },
      },
    },
    async (request) => orThrow(await reviews.answer(await learnerOf(request), request.params.id, request.body)),
  )

  app.post(
    reviewPaths.grade,
    {
      ...{ onRequest, onSend },
      config: refuses('REVIEW_UNKNOWN', 'REVIEW_CHANGED', 'REVIEW_UNANSWERED', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Grade a card',
        description:
          'Repeated with the same `gradeId`, it changes nothing. If another tab was first, 409 REVIEW_CHANGED.',
        tags,
        params: reviewCardParamsSchema,
        body: reviewGradeRequestSchema,
        response: { 200: reviewGradedSchema },
      },
    },
    async (request) => orThrow(await reviews.grade(await learnerOf(request), request.params.id, request.body)),
  )

  app.post(
    reviewPaths.undo,
    {
      ...{ onRequest, onSend, config: refuses('REVIEW_UNKNOWN', 'REVIEW_CHANGED', 'TOO_MANY_REQUESTS') },
      schema: {
        summary: 'Undo a card’s last grade',
        description: 'Possible for ten minutes, or until the sitting ends.',
        tags,
        params: reviewCardParamsSchema,
        body: reviewUndoSchema,
        response: { 200: reviewCardSchema },
      },
    },
    async (request) => orThrow(await reviews.undo(await learnerOf(request), request.params.id, request.body.gradeId)),
  )

  for (const [method, summary] of [
    ['PUT', 'Put a card away'],
    ['DELETE', 'Bring back a card that was put away'],
  ] as const)
    app.route({
      method,
      url: reviewPaths.suspension,
      ...{ onRequest, config: refuses('REVIEW_UNKNOWN', 'TOO_MANY_REQUESTS') },
      schema: { summary, tags, params: reviewCardParamsSchema, response: { 204: z.null() } },
      async handler(request, reply) {
        const isKnown = await reviews.suspend(await learnerOf(request), request.params.id, method === 'PUT')
        if (!isKnown) throw new ProblemError('REVIEW_UNKNOWN')
        return reply.code(204).send(null)
      },
    })

  app.post(
    reviewPaths.sittings,
    {
      ...{ onRequest, onSend, config: refuses('TOO_MANY_REQUESTS') },
      schema: {
        summary: 'End a sitting of reviews',
        description: 'Its grades count from now on, and what they changed is in the answer.',
        tags,
        response: { 200: reviewSittingSchema },
      },
    },
    async (request) => reviews.finish(await learnerOf(request)),
  )
}
