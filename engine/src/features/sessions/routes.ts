import { randomBytes } from 'node:crypto'
import {
  type CommandError,
  type ExtraTimePercent,
  longestReplay,
  newSessionSchema,
  openedSessionSchema,
  type Participant,
  participantCommandSchema,
  participantIdOf,
  pendingScorecardSchema,
  readLanguage,
  readSettings,
  refusals,
  type Session,
  sentCommandSchema,
  sessionListQuerySchema,
  sessionListSchema,
  sessionLogPageSchema,
  sessionLogQuerySchema,
  sessionParamsSchema,
  sessionPaths,
  sessionScorecardSchema,
  sessionViewSchema,
  storedCommandSchema,
  viewOf,
} from '@greenroom/shared'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { participantIn, type Visitor } from '../../realtime/access.ts'
import { createTokenBuckets } from '../../realtime/tokenBuckets.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { SessionLog } from '../../session/sessionLog.ts'

/** A script may well open one session for every combination of settings; more than that is a mistake. */
const creationBucket = { burst: 60, perSecond: 0.5 }
const commandBucket = { burst: 30, perSecond: 5 }

export type SessionRoutesOptions = {
  handler: SessionHandler
  log: SessionLog
  now: () => number
  /** Who asks; throws the 401 problem where nobody is signed in. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  /** The accommodation of an account, copied into the sessions it opens. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
}

/** What a person has finished, latest first; the next question should not be one of them. */
export async function finishedChallenges(log: SessionLog, participantId: string): Promise<string[]> {
  const heads = await log.heads.find({
    where: { candidateId: participantId, phase: 'ENDED' },
    sort: [['createdAt', 'desc']],
    limit: 200,
  })
  return [...new Set(heads.flatMap(({ finishedChallengeIds }) => finishedChallengeIds))]
}

/** How a refusal is told over HTTP: an outage is 503, what the session does not allow 409 with the code of the refusal. */
function refusalOf(error: CommandError): Error {
  if (error.code === 'UNAVAILABLE')
    return new ProblemError('UNAVAILABLE', error.message, { headers: { 'retry-after': '1' } })
  return new ProblemError('COMMAND_REFUSED', error.message, { refusal: error })
}

/** Sessions over HTTP: opening one, looking at it, its log, its scorecard, and the commands of the socket for scripts. */
export function sessionRoutes(app: HttpApp, { handler, log, now, visitorOf, extraTimeOf }: SessionRoutesOptions): void {
  const creations = createTokenBuckets(creationBucket, now)
  const commands = createTokenBuckets(commandBucket, now)

  function throttle(waitMs: number): void {
    if (waitMs === 0) return
    throw new ProblemError('TOO_MANY_REQUESTS', undefined, {
      headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    })
  }

  /** Before anything of the request is read, so that who is not signed in learns nothing else. */
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await visitorOf(request)
  }

  /** The session for those who are in it; for everybody else there is none. */
  async function sessionFor(
    request: FastifyRequest,
    id: string,
  ): Promise<{ state: Session; participant: Participant }> {
    const visitor = await visitorOf(request)
    const state = await handler.reload(id)
    const participant = state && participantIn(state, visitor)
    if (state === undefined || participant === undefined) throw new ProblemError('SESSION_NOT_FOUND')
    return { state, participant }
  }

  app.post(
    sessionPaths.sessions,
    {
      onRequest,
      schema: {
        summary: 'Open a session',
        description: '201 also when no challenge matches: the room then says so, and refuses to start.',
        tags: ['sessions'],
        body: newSessionSchema,
        response: { 201: openedSessionSchema },
      },
    },
    async (request, reply) => {
      const visitor = await visitorOf(request)
      const { mode, contentDomain, assessmentType, programmingLanguage, challengeId, exam, settings } = request.body
      if (mode === 'human') throw new ProblemError('MODE_UNAVAILABLE')
      throttle(creations.take(String(visitor.userId)))
      const sessionId = randomBytes(12).toString('base64url')
      const candidate: Participant = { id: participantIdOf(visitor.userId), role: 'candidate', name: visitor.name }
      const outcome = await handler.handle({
        sessionId,
        // Not to be met by the ids that the candidate will choose.
        commandId: `create.${sessionId}`,
        actor: { kind: 'participant', ...candidate },
        command: {
          type: 'CreateSession',
          contentDomain,
          assessmentType: assessmentType ?? null,
          settings: readSettings(settings ?? {}),
          programmingLanguage: readLanguage(programmingLanguage),
          candidate,
          challengeId: challengeId ?? null,
          completedChallengeIds: await finishedChallenges(log, candidate.id),
          exam,
          extraTimePercent: await extraTimeOf(visitor.userId),
        },
      })
      if (!outcome.ok) throw refusalOf(outcome.error)
      return reply.code(201).send({ sessionId })
    },
  )

  app.get(
    sessionPaths.sessions,
    {
      onRequest,
      schema: {
        summary: 'My sessions, latest first',
        tags: ['sessions'],
        querystring: sessionListQuerySchema,
        response: { 200: sessionListSchema },
      },
    },
    async (request) => {
      const visitor = await visitorOf(request)
      const { limit, after } = request.query
      const heads = await log.heads.find({
        where: { candidateId: participantIdOf(visitor.userId) },
        sort: [['createdAt', 'desc']],
        limit: limit + 1,
        ...(after === undefined ? {} : { after }),
      })
      const sessions = heads
        .slice(0, limit)
        .map(({ id, phase, createdAt, endedAt, settings, programmingLanguage, title, decision }) => ({
          sessionId: id,
          phase,
          createdAt: new Date(createdAt).toISOString(),
          endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
          settings,
          programmingLanguage,
          title,
          decision,
        }))
      return { sessions, next: heads.length > limit ? (sessions.at(-1)?.sessionId ?? null) : null }
    },
  )

  app.get(
    sessionPaths.session,
    {
      onRequest,
      schema: {
        summary: 'A session as it stands, for my role',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 200: sessionViewSchema },
      },
    },
    async (request) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      return { role: participant.role, serverNow: now(), session: state }
    },
  )

  app.get(
    sessionPaths.events,
    {
      onRequest,
      schema: {
        summary: 'The log for my role, from which the room and its replay are folded',
        tags: ['sessions'],
        params: sessionParamsSchema,
        querystring: sessionLogQuerySchema,
        response: { 200: sessionLogPageSchema },
      },
    },
    async (request) => {
      const { participant } = await sessionFor(request, request.params.id)
      const commits = await log.commitsAfter(request.params.id, request.query.after, longestReplay)
      return {
        commits: commits.map((commit) => viewOf(commit, participant.id)),
        next: commits.length === longestReplay ? (commits.at(-1)?.seq ?? null) : null,
      }
    },
  )

  app.get(
    sessionPaths.scorecard,
    {
      onRequest,
      schema: {
        summary: 'The scorecard of an ended session',
        description:
          '202 while it is being made; 404 NO_SCORECARD where there is none; 503 SCORECARD_FAILED where it failed.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 200: sessionScorecardSchema, 202: pendingScorecardSchema },
      },
    },
    async (request, reply) => {
      const { state } = await sessionFor(request, request.params.id)
      if (state.phase !== 'ENDED' || state.scorecard.status === 'none') throw new ProblemError('NO_SCORECARD')
      switch (state.scorecard.status) {
        case 'pending':
          return reply.code(202).send({ status: 'pending' as const })
        case 'failed':
          throw new ProblemError('SCORECARD_FAILED', state.scorecard.message)
        case 'completed':
          return reply.code(200).send(state.scorecard.scorecard)
      }
    },
  )

  app.post(
    sessionPaths.commands,
    {
      onRequest,
      schema: {
        summary: 'A command, as over the socket',
        description: `409 with the code of the refusal: ${Object.keys(refusals).join(', ')}.`,
        tags: ['sessions'],
        params: sessionParamsSchema,
        body: sentCommandSchema,
        response: { 200: storedCommandSchema },
      },
    },
    async (request) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      const command = participantCommandSchema.safeParse(request.body)
      if (!command.success) {
        const fields = command.error.issues.map(({ path, message }) => ({ path: path.join('.'), message, in: 'body' }))
        throw new ProblemError('INVALID_COMMAND', undefined, { errors: fields })
      }
      throttle(commands.take(`${participant.id}/${command.data.type}`))
      const outcome = await handler.handle({
        sessionId: state.sessionId,
        commandId: request.body.commandId,
        actor: { kind: 'participant', ...participant },
        command: command.data,
      })
      if (!outcome.ok) throw refusalOf(outcome.error)
      return { ok: true as const, seq: outcome.seq }
    },
  )
}
