import { languageListInRedis, languageListSchema, languagePaths } from '@greenroom/shared/wire'
import type { Redis } from 'ioredis'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'

/** `GET /api/languages`: the languages that can run now, and why the others can't (spec §3). */
export function languageRoutes(app: HttpApp, { redis }: { redis: Redis }): void {
  app.get(
    languagePaths.list,
    {
      schema: {
        summary: 'The programming languages that can run now',
        tags: ['challenges'],
        response: { 200: languageListSchema },
      },
    },
    async (request, reply) => {
      const known = await redis.get(languageListInRedis.key).catch((error: unknown) => {
        request.log.warn({ err: error }, "the list of languages can't be read")
        throw new ProblemError('UNAVAILABLE', undefined, { headers: { 'retry-after': '2' } })
      })
      const list = known === null ? [] : languageListSchema.parse(JSON.parse(known))
      return reply.header('cache-control', 'no-store').send(list)
    },
  )
}
