import { randomUUID } from 'node:crypto'
import { userFeedbackSchema } from '@greenroom/shared/vocabulary'
import { feedbackPaths, givenFeedbackSchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/httpService.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { Feedback } from './feedback.ts'

export type FeedbackRoutesOptions = {
  feedback: Feedback
  now: () => number
  /** The caller; null if they aren't signed in. */
  userIdOf: (request: FastifyRequest) => Promise<number | null>
}

/** `POST /feedback/userExperience` (spec §7): open to everybody, at most ten times a minute. */
export function feedbackRoutes(app: HttpApp, { feedback, now, userIdOf }: FeedbackRoutesOptions): void {
  app.post(
    feedbackPaths.userExperience,
    {
      config: { rateLimit: limit(10, 60) },
      schema: {
        summary: 'Give feedback on the product',
        tags: ['visitors'],
        body: userFeedbackSchema,
        response: { 201: givenFeedbackSchema },
      },
    },
    async (request, reply) => {
      const id = randomUUID()
      const userId = await userIdOf(request)
      await feedback.keep({ ...request.body, id, userId, givenAt: new Date(now()).toISOString() })
      return reply.code(201).send({ feedbackId: id })
    },
  )
}
