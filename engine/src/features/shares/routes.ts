import { type Commit, sharedScorecardOf, sharedViewOf, viewOf } from '@greenroom/shared/session'
import {
  createdShareSchema,
  longestReplay,
  newShareSchema,
  readShareSchema,
  type Share,
  sessionParamsSchema,
  sharedScorecardSchema,
  shareListSchema,
  shareParamsSchema,
  sharePaths,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import { throttle } from '../../platform/throttle.ts'
import { type Seat, seats, type Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { openScorecardOf } from '../../session/openScorecard.ts'
import { type SessionLog, wholeLog } from '../../session/sessionLog.ts'
import { type ShareRecord, type Shares, statusOf } from './shares.ts'

const creationBucket = { burst: 20, perSecond: 0.2 }
/**
 * Tokens can't be guessed, but this limits the database work caused by guessing. Per address, which a whole office may
 * share.
 */
const readLimit = limit(300, 60)

/** The refusals that `sessionOfCandidate` may throw. */
const candidateRefusals = ['SESSION_NOT_FOUND', 'FORBIDDEN'] as const

export type ShareRoutesOptions = {
  shares: Shares
  handler: SessionHandler
  log: SessionLog
  now: () => number
  /** The caller, signed in or a guest. Throws the 401 problem for anyone else. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  /** Greenroom's public URL, if the request doesn't reveal it. */
  publicUrl?: string | undefined
}

/**
 * Routes for private links to a scorecard. The token is in the link's fragment, invisible to servers and referrers. A
 * `POST` exchanges it for the scorecard, so it never gets into a log.
 */
export function shareRoutes(app: HttpApp, options: ShareRoutesOptions): void {
  const { shares, handler, log, now, visitorOf } = options
  const creations = app.limits('shares.creations', creationBucket, now)
  const sessionFor = seats(handler, visitorOf)
  const tags = ['sessions']

  const onRequest = onlyVisitors(visitorOf)

  /** The session, for its candidate only: nobody else may share the scorecard. */
  async function sessionOfCandidate(request: FastifyRequest, id: string): Promise<Seat> {
    const seat = await sessionFor(request, id)
    if (seat.participant.role !== 'candidate') throw new ProblemError('FORBIDDEN')
    return seat
  }

  const toldOf = (share: ShareRecord): Share => ({
    shareId: share.id,
    includesReplay: share.includesReplay,
    status: statusOf(share, now()),
    createdAt: new Date(share.createdAt).toISOString(),
    expiresAt: new Date(share.expiresAt).toISOString(),
  })

  app.post(
    sharePaths.shares,
    {
      onRequest,
      config: refuses(...candidateRefusals, 'NOT_SHAREABLE', 'TOO_MANY_SHARES', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Make a private link to my scorecard',
        description:
          'For the candidate, once the scorecard is ready: 409 NOT_SHAREABLE before. The link works for 30 days, or until it is revoked.',
        tags,
        params: sessionParamsSchema,
        body: newShareSchema,
        response: { 201: createdShareSchema },
      },
    },
    async (request, reply) => {
      const { state, participant } = await sessionOfCandidate(request, request.params.id)
      throttle(creations.take(participant.id))
      if (openScorecardOf(state) === null) throw new ProblemError('NOT_SHAREABLE')
      const { sessionId } = state
      const { includesReplay } = request.body
      const created = await shares.create({ sessionId, createdBy: participant.id, includesReplay })
      if (created === 'TOO_MANY')
        throw new ProblemError('TOO_MANY_SHARES', 'Revoke a link you no longer need, then make a new one.')
      const link = new URL('/scorecard/shared', options.publicUrl ?? `${request.protocol}://${request.host}`)
      link.hash = `token=${created.token}`
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ ...toldOf(created.share), link: link.href })
    },
  )

  app.get(
    sharePaths.shares,
    {
      onRequest,
      config: refuses(...candidateRefusals),
      schema: {
        summary: 'The links to my scorecard, without their tokens',
        tags,
        params: sessionParamsSchema,
        response: { 200: shareListSchema },
      },
    },
    async (request, reply) => {
      const { state } = await sessionOfCandidate(request, request.params.id)
      const all = await shares.of(state.sessionId)
      return reply.header('cache-control', 'no-store').send({ shares: all.map(toldOf) })
    },
  )

  app.delete(
    sharePaths.share,
    {
      onRequest,
      config: refuses(...candidateRefusals, 'SHARE_UNKNOWN'),
      schema: {
        summary: 'Revoke a link to my scorecard',
        tags,
        params: shareParamsSchema,
        response: { 204: z.null().describe('It no longer opens the scorecard.') },
      },
    },
    async (request, reply) => {
      const { state } = await sessionOfCandidate(request, request.params.id)
      const share = await shares.byId(state.sessionId, request.params.shareId)
      if (share === undefined) throw new ProblemError('SHARE_UNKNOWN')
      await shares.revoke(share)
      return reply.code(204).send(null)
    },
  )

  app.post(
    sharePaths.read,
    {
      config: { rateLimit: readLimit, ...refuses('SHARE_UNKNOWN', 'SHARE_REVOKED', 'SHARE_EXPIRED') },
      schema: {
        summary: 'Read a shared scorecard by the token of its link',
        description: 'Without names, and without the messages between candidate and coach.',
        tags,
        body: readShareSchema,
        response: { 200: sharedScorecardSchema },
      },
    },
    async (request, reply) => {
      const { token, after } = request.body
      const share = await shares.byToken(token)
      if (share === undefined) throw new ProblemError('SHARE_UNKNOWN')
      const status = statusOf(share, now())
      if (status === 'revoked') throw new ProblemError('SHARE_REVOKED')
      if (status === 'expired') throw new ProblemError('SHARE_EXPIRED')
      const state = await handler.reload(share.sessionId)
      const scored = state && openScorecardOf(state)
      if (!scored) throw new ProblemError('SHARE_UNKNOWN')
      const { ended, scorecard } = scored
      const own = (await wholeLog(log, share.sessionId)).map((commit: Commit) => viewOf(commit, ended.candidate.id))
      const page = sharedViewOf(own, ended)
        .filter(({ seq }) => seq > after)
        .slice(0, longestReplay)
      reply.header('cache-control', 'no-store')
      return {
        settings: ended.settings,
        startedAt: ended.startedAt,
        endedAt: ended.endedAt,
        expiresAt: new Date(share.expiresAt).toISOString(),
        scorecard: sharedScorecardOf(scorecard, own, ended),
        replay: share.includesReplay
          ? { commits: page, next: page.length === longestReplay ? (page.at(-1)?.seq ?? null) : null }
          : null,
      }
    },
  )
}
