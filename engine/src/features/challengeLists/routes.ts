import {
  type ChallengeShelf,
  challengeListPaths,
  challengeShelfSchema,
  dashboardQuerySchema,
  listEntryParamsSchema,
  newOwnListSchema,
  type OwnList,
  ownListChangeSchema,
  ownListParamsSchema,
  ownListSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Account } from '../../realtime/access.ts'
import type { ListRefusal, OwnLists } from './ownLists.ts'

export type ChallengeListRoutesOptions = {
  ownLists: OwnLists
  shelfOf: (request: FastifyRequest, timeZone: string) => Promise<ChallengeShelf>
  /** Whether the caller may see this challenge, locked or not. */
  isVisible: (request: FastifyRequest, challengeId: string) => Promise<boolean>
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<Account>
}

/** Routes for lists of challenges, including the caller's own. */
export function challengeListRoutes(app: HttpApp, options: ChallengeListRoutesOptions): void {
  const { ownLists, shelfOf, isVisible, accountOf } = options
  const onRequest = onlyAccounts(accountOf)
  const tags = ['challenges']
  const userIdOf = async (request: FastifyRequest): Promise<number> => (await accountOf(request)).userId

  app.get(
    challengeListPaths.shelf,
    {
      schema: {
        summary: 'What helps to choose a challenge: lists, patterns, and a recommendation',
        description: 'Open to everybody. Without an account there is no progress, and nothing is recommended.',
        tags,
        querystring: dashboardQuerySchema,
        response: { 200: challengeShelfSchema },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'private, no-cache').send(await shelfOf(request, request.query.timeZone)),
  )
  app.post(
    challengeListPaths.own,
    {
      onRequest,
      config: refuses('TOO_MANY_CHALLENGE_LISTS'),
      schema: {
        summary: 'Make a list of challenges, or restore a deleted one',
        tags,
        body: newOwnListSchema,
        response: { 201: ownListSchema },
      },
    },
    async (request, reply) => reply.code(201).send(done(await ownLists.create(await userIdOf(request), request.body))),
  )
  app.put(
    challengeListPaths.list,
    {
      onRequest,
      config: refuses('CHALLENGE_LIST_UNKNOWN', 'CHALLENGE_LIST_CHANGED'),
      schema: {
        summary: 'Rename or reorder one of my lists',
        tags,
        params: ownListParamsSchema,
        body: ownListChangeSchema,
        response: { 200: ownListSchema },
      },
    },
    async (request) => done(await ownLists.change(await userIdOf(request), request.params.listId, request.body)),
  )
  app.delete(
    challengeListPaths.list,
    {
      onRequest,
      config: refuses('CHALLENGE_LIST_UNKNOWN'),
      schema: { summary: 'Delete one of my lists', tags, params: ownListParamsSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const wasThere = await ownLists.remove(await userIdOf(request), request.params.listId)
      if (!wasThere) throw new ProblemError('CHALLENGE_LIST_UNKNOWN')
      return reply.code(204).send(null)
    },
  )
  app.put(
    challengeListPaths.entry,
    {
      onRequest,
      config: refuses('CHALLENGE_LIST_UNKNOWN', 'CHALLENGE_NOT_FOUND', 'CHALLENGE_LIST_FULL'),
      schema: {
        summary: 'Add a challenge to one of my lists',
        tags,
        params: listEntryParamsSchema,
        response: { 200: ownListSchema },
      },
    },
    async (request) => {
      const { listId, challengeId } = request.params
      const userId = await userIdOf(request)
      if ((await ownLists.one(userId, listId)) === undefined) throw new ProblemError('CHALLENGE_LIST_UNKNOWN')
      if (!(await isVisible(request, challengeId))) throw new ProblemError('CHALLENGE_NOT_FOUND')
      return done(await ownLists.put(userId, listId, challengeId))
    },
  )
  app.delete(
    challengeListPaths.entry,
    {
      onRequest,
      config: refuses('CHALLENGE_LIST_UNKNOWN'),
      schema: {
        summary: 'Remove a challenge from one of my lists',
        tags,
        params: listEntryParamsSchema,
        response: { 200: ownListSchema },
      },
    },
    async (request) => {
      const { listId, challengeId } = request.params
      return done(await ownLists.take(await userIdOf(request), listId, challengeId))
    },
  )
}

const problemOf = {
  UNKNOWN: 'CHALLENGE_LIST_UNKNOWN',
  CHANGED: 'CHALLENGE_LIST_CHANGED',
  FULL: 'CHALLENGE_LIST_FULL',
  TOO_MANY: 'TOO_MANY_CHALLENGE_LISTS',
} as const satisfies Record<ListRefusal, string>

/** @throws the problem, if the list couldn't be changed */
function done(list: OwnList | ListRefusal): OwnList {
  if (typeof list === 'string') throw new ProblemError(problemOf[list])
  return list
}
