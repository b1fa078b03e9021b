import { randomUUID } from 'node:crypto'
import { userFeedbackSchema } from '@greenroom/shared/vocabulary'
import { feedbackPaths, givenFeedbackSchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { Store } from '../../store/port.ts'

const feedbackRecordSchema = userFeedbackSchema.extend({
  id: z.string(),
  userId: z.int().nullable(),
  givenAt: z.iso.datetime(),
})
type FeedbackRecord = z.infer<typeof feedbackRecordSchema>

export type FeedbackRoutesOptions = {
  store: Store
  now: () => number
  /** Who asks; null where nobody is signed in. */
  userIdOf: (request: FastifyRequest) => Promise<number | null>
}

/** `POST /feedback/userExperience` (spec §7): from anybody, ten times a minute at most. */
export function feedbackRoutes(app: HttpApp, { store, now, userIdOf }: FeedbackRoutesOptions): void {
  const feedback = store.collection<FeedbackRecord>({
    name: 'userFeedback',
    unique: [],
    indexes: [['givenAt'], ['userId']],
    parse: (stored) => feedbackRecordSchema.parse(stored),
  })
  app.post(
    feedbackPaths.userExperience,
    {
      config: { rateLimit: limit(10, 60) },
      schema: {
        summary: 'What somebody says of the product',
        tags: ['visitors'],
        body: userFeedbackSchema,
        response: { 201: givenFeedbackSchema },
      },
    },
    async (request, reply) => {
      const id = randomUUID()
      const userId = await userIdOf(request)
      await feedback.insert({ ...request.body, id, userId, givenAt: new Date(now()).toISOString() })
      return reply.code(201).send({ feedbackId: id })
    },
  )
}
