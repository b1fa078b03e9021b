import { createHash } from 'node:crypto'
import {
  calendarFeedSchema,
  feedQuerySchema,
  learningPathPaths,
  learningPathSchema,
  newPathSchema,
  pathAnswerSchema,
  pathPreviewSchema,
  pathWishSchema,
  replanSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CalendarWriter } from '../../mail/calendar.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import { throttle } from '../../platform/throttle.ts'
import { pathPage } from './events.ts'
import type { Paths } from './paths.ts'

/** Limits planning, because it reads everything about a learner. */
const planning = { burst: 20, perSecond: 1 / 5 }
const feedLimit = limit(120, 60)
const calendarType = 'text/calendar; charset=utf-8'

/** Secret addresses of feeds, at most one per account. */
export type PathFeeds = {
  keyOf(userId: number): Promise<string | null>
  renew(userId: number): Promise<string>
  end(userId: number): Promise<void>
  ownerOf(key: string): Promise<number | null>
}

export type LearningPathRoutesOptions = {
  paths: Paths
  feeds: PathFeeds
  calendar: CalendarWriter
  publicUrl: string
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
  now: () => number
}

/** Routes for the caller's own path. */
export function learningPathRoutes(app: HttpApp, options: LearningPathRoutesOptions): void {
  const { paths, feeds, calendar, publicUrl, accountOf, now } = options
  const plans = app.limits('learningPath.plans', planning, now)
  const onRequest = onlyAccounts(accountOf)
  const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  }
  const tags = ['learning path']
  const idOf = async (request: FastifyRequest): Promise<number> => (await accountOf(request)).userId
  const planner = async (request: FastifyRequest): Promise<number> => {
    const userId = await idOf(request)
    throttle(plans.take(String(userId)))
    return userId
  }

  app.get(
    learningPathPaths.path,
    { onRequest, onSend, schema: { summary: 'My path', tags, response: { 200: pathAnswerSchema } } },
    async (request) => paths.answerFor(await idOf(request)),
  )
  app.post(
    learningPathPaths.path,
    {
      ...{ onRequest, onSend, config: refuses('PATH_CHANGED', 'TOO_MANY_REQUESTS') },
      schema: {
        summary: 'Make a path, or replace mine',
        description: 'What is done of the replaced path is kept. `replaces` must be its revision.',
        tags,
        body: newPathSchema,
        response: { 200: learningPathSchema },
      },
    },
    async (request) => {
      const { replaces, ...wish } = request.body
      return paths.make(await planner(request), wish, replaces)
    },
  )
  app.post(
    learningPathPaths.preview,
    {
      ...{ onRequest, onSend, config: refuses('TOO_MANY_REQUESTS') },
      schema: {
        summary: 'Preview a path',
        description: 'Nothing is stored.',
        tags,
        body: pathWishSchema,
        response: { 200: pathPreviewSchema },
      },
    },
    async (request) => paths.preview(await planner(request), request.body),
  )
  app.post(
    learningPathPaths.replan,
    {
      ...{ onRequest, onSend, config: refuses('PATH_NOT_FOUND', 'PATH_CHANGED', 'TOO_MANY_REQUESTS') },
      schema: {
        summary: 'Plan the rest of my path again, from today',
        description: 'Steps that are done stay. Missed steps are moved.',
        tags,
        body: replanSchema,
        response: { 200: learningPathSchema },
      },
    },
    async (request) => paths.replan(await planner(request), request.body.revision),
  )
  app.delete(
    learningPathPaths.path,
    { onRequest, schema: { summary: 'Delete my path', tags, response: { 204: z.null().describe('It’s gone.') } } },
    async (request, reply) => {
      const userId = await idOf(request)
      await feeds.end(userId)
      await paths.remove(userId)
      return reply.code(204).send(null)
    },
  )

  const addressOf = (key: string): string => `${publicUrl}${learningPathPaths.feedFile}?key=${key}`
  app.get(
    learningPathPaths.feed,
    {
      ...{ onRequest, onSend },
      schema: { summary: 'The secret address of my path’s calendar feed', tags, response: { 200: calendarFeedSchema } },
    },
    async (request) => {
      const key = await feeds.keyOf(await idOf(request))
      return { url: key === null ? null : addressOf(key) }
    },
  )
  app.post(
    learningPathPaths.feed,
    {
      ...{ onRequest, onSend, config: refuses('TOO_MANY_REQUESTS') },
      schema: {
        summary: 'Make a calendar feed of my path, or give it a new address',
        description: 'The previous address stops working at once.',
        tags,
        response: { 200: calendarFeedSchema },
      },
    },
    async (request) => ({ url: addressOf(await feeds.renew(await planner(request))) }),
  )
  app.delete(
    learningPathPaths.feed,
    {
      onRequest,
      schema: {
        summary: 'End the calendar feed of my path',
        tags,
        response: { 204: z.null().describe('Its address is gone.') },
      },
    },
    async (request, reply) => {
      await feeds.end(await idOf(request))
      return reply.code(204).send(null)
    },
  )
  app.get(
    learningPathPaths.feedFile,
    {
      config: { rateLimit: feedLimit, ...refuses('FEED_UNKNOWN') },
      schema: {
        summary: 'The days of a path, for calendar programs',
        description: 'Anybody with the address can read it. With an ETag: 304 if nothing changed.',
        tags,
        querystring: feedQuerySchema,
        response: { 200: z.string().describe('text/calendar'), 304: z.null() },
      },
    },
    async (request, reply) => {
      const userId = await feeds.ownerOf(request.query.key)
      if (userId === null) throw new ProblemError('FEED_UNKNOWN')
      const events = (await paths.eventsOf(userId)).map((event) => ({ ...event, url: `${publicUrl}${pathPage}` }))
      const content = calendar.published(events, 'Greenroom: path')
      const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
      reply.header('etag', etag).header('cache-control', 'private, no-cache').type(calendarType)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send(null)
      return reply.send(content)
    },
  )
}
