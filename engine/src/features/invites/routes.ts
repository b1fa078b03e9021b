import { commandError } from '@greenroom/shared/english'
import { allottedMs, isExam } from '@greenroom/shared/rules'
import { holderOf, interviewTitle, type Participant, type Session } from '@greenroom/shared/session'
import {
  type Appointment,
  acceptInviteSchema,
  createdInviteSchema,
  declineInviteSchema,
  type Invite,
  invitationSchema,
  inviteListSchema,
  inviteParamsSchema,
  invitePaths,
  joinedSessionSchema,
  lookAtInviteSchema,
  memberParamsSchema,
  newInviteSchema,
  sessionParamsSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import { refusalOf } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import { type Seat, seats, type Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { createAccept, createLook } from './accept.ts'
import type { createDecline } from './decline.ts'
import { type InviteRecord, type Invites, statusOf } from './invites.ts'
import type { createRemoval } from './removal.ts'
import { roomOf } from './roomOf.ts'

const creationBucket = { burst: 30, perSecond: 0.5 }
/**
 * Tokens can't be guessed, but this limits the database work caused by guessing. The limit is per IP address, and generous,
 * because a whole office may share one.
 */
const acceptLimit = limit(300, 60)

/** The refusals that `sessionOfHost` may throw. */
const hostRefusals = ['SESSION_NOT_FOUND', 'FORBIDDEN'] as const

export type InviteRoutesOptions = {
  invites: Invites
  handler: SessionHandler
  accept: ReturnType<typeof createAccept>
  look: ReturnType<typeof createLook>
  decline: ReturnType<typeof createDecline>
  remove: ReturnType<typeof createRemoval>
  now: () => number
  /** The caller, signed in or a guest; null for anyone else. */
  visitorFrom: (cookie: string | undefined) => Promise<Visitor | null>
  /** Like `visitorFrom`, but throws the 401 problem for anyone else. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  /** Greenroom's public URL, if the request doesn't reveal it. */
  publicUrl?: string | undefined
  /**
   * Counts a mail to this address.
   * @returns 0, or the ms until the next one is allowed
   */
  mayMail: (by: Participant, email: string) => Promise<number>
  /** The session's times, as shown to an invited person. */
  appointmentOf: (state: Session, visitor: Visitor | null) => Promise<Appointment | null>
  /** Sends an invited person their link: by bell and mail if they have an account, otherwise by mail. */
  tellInvited: (invited: {
    email: string
    /** The inviter's name for them; empty if none was given. */
    name: string
    invite: InviteRecord
    token: string
    /** The path of the page to open. */
    room: string
    by: Participant
    state: Session
  }) => Promise<void>
  /** Called when an invite is revoked. */
  tellTakenBack: (inviteId: string) => Promise<void>
}

/**
 * Routes for inviting people to a session and for accepting. The token is in the link's fragment, invisible to servers
 * and referrers.
 */
export function inviteRoutes(app: HttpApp, options: InviteRoutesOptions): void {
  const { invites, handler, accept, look, now, visitorFrom, visitorOf } = options
  const creations = app.limits('invites.creations', creationBucket, now)
  const sessionFor = seats(handler, visitorOf)
  const tags = ['sessions']

  const onRequest = onlyVisitors(visitorOf)

  /** The session, for its host and its candidate, who are the only ones allowed to invite. */
  async function sessionOfHost(request: FastifyRequest, id: string): Promise<Seat> {
    const seat = await sessionFor(request, id)
    const { state, participant } = seat
    if (participant.id !== state.host.id && participant.role !== 'candidate') throw new ProblemError('FORBIDDEN')
    return seat
  }

  const toldOf = (invite: InviteRecord): Invite => ({
    inviteId: invite.id,
    role: invite.role,
    status: statusOf(invite, now()),
    createdAt: new Date(invite.createdAt).toISOString(),
    expiresAt: new Date(invite.expiresAt).toISOString(),
    acceptedBy: invite.acceptedName,
    message: invite.declined?.message ?? null,
  })

  app.post(
    invitePaths.invites,
    {
      onRequest,
      config: refuses(...hostRefusals, 'COMMAND_REFUSED', 'TOO_MANY_INVITES', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Invite somebody to a session, in one role',
        description:
          'For the host and the candidate; 403 FORBIDDEN for other members. The link works once, for a week. 409 ROLE_TAKEN if somebody has the seat, NO_HELP_IN_EXAM for an interviewer in an exam with an AI, NOT_IN_PROGRESS after the end, TOO_MANY_INVITES while too many are open. With an email the link is mailed there, and an account with that confirmed email is notified by its bell too; the answer is the same for every email. 429 for too many mails from one person, or to one address.',
        tags,
        params: sessionParamsSchema,
        body: newInviteSchema,
        response: { 201: createdInviteSchema },
      },
    },
    async (request, reply) => {
      const { state, participant } = await sessionOfHost(request, request.params.id)
      throttle(creations.take(participant.id))
      const { role, email, name = '' } = request.body
      if (state.trial) throw refusalOf(commandError('NOT_IN_A_TRIAL'))
      if (state.phase === 'ENDED') throw refusalOf(commandError('NOT_IN_PROGRESS'))
      if (role === 'interviewer' && state.mode === 'ai' && isExam(state))
        throw refusalOf(commandError('NO_HELP_IN_EXAM'))
      if (role !== 'observer' && holderOf(state, role) !== undefined) throw refusalOf(commandError('ROLE_TAKEN'))
      const { sessionId } = state
      if (email !== undefined) throttle(await options.mayMail(participant, email))
      const created = await invites.create({ sessionId, role, createdBy: participant.id })
      if (created === 'TOO_MANY') throw new ProblemError('TOO_MANY_INVITES')
      const room = roomOf(state)
      if (email !== undefined) await options.tellInvited({ email, name, ...created, room, by: participant, state })
      const link = new URL(room, options.publicUrl ?? `${request.protocol}://${request.host}`)
      link.searchParams.set('session', sessionId)
      link.hash = `token=${created.token}`
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ ...toldOf(created.invite), link: link.href })
    },
  )

  app.get(
    invitePaths.invites,
    {
      onRequest,
      config: refuses(...hostRefusals),
      schema: {
        summary: 'The invites of a session, without their links',
        tags,
        params: sessionParamsSchema,
        response: { 200: inviteListSchema },
      },
    },
    async (request, reply) => {
      const { state } = await sessionOfHost(request, request.params.id)
      const all = await invites.of(state.sessionId)
      return reply.header('cache-control', 'no-store').send({ invites: all.map(toldOf) })
    },
  )

  app.delete(
    invitePaths.invite,
    {
      onRequest,
      config: refuses(...hostRefusals, 'INVITE_UNKNOWN', 'INVITE_USED'),
      schema: {
        summary: 'Revoke an invite that nobody has accepted',
        tags,
        params: inviteParamsSchema,
        response: { 204: z.null().describe('Nobody can accept it any more.') },
      },
    },
    async (request, reply) => {
      const { state } = await sessionOfHost(request, request.params.id)
      const invite = await invites.byId(state.sessionId, request.params.inviteId)
      if (invite === undefined) throw new ProblemError('INVITE_UNKNOWN')
      if (!(await invites.revoke(invite))) throw new ProblemError('INVITE_USED')
      await options.tellTakenBack(invite.id)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    invitePaths.member,
    {
      onRequest,
      config: refuses(...hostRefusals, 'COMMAND_REFUSED'),
      schema: {
        summary: 'Remove somebody from a session',
        description:
          'For the host only. 409 NOT_ALLOWED for the host, ALREADY_STARTED for a candidate after the start, NOT_IN_PROGRESS for an interviewer after the end.',
        tags,
        params: memberParamsSchema,
        response: { 204: z.null().describe('They are no longer in the session; also if repeated.') },
      },
    },
    async (request, reply) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      if (participant.id !== state.host.id) throw new ProblemError('FORBIDDEN')
      await options.remove(state, request.params.memberId)
      return reply.code(204).send(null)
    },
  )

  app.post(
    invitePaths.look,
    {
      config: {
        rateLimit: acceptLimit,
        ...refuses(
          'INVITE_UNKNOWN',
          'INVITE_USED',
          'INVITE_EXPIRED',
          'INVITE_REVOKED',
          'INVITE_DECLINED',
          'COMMAND_REFUSED',
        ),
      },
      schema: {
        summary: 'Show an invite before accepting it',
        description: 'Changes nothing. Refused if accepting the invite would be refused.',
        tags,
        body: lookAtInviteSchema,
        response: { 200: invitationSchema },
      },
    },
    async (request, reply) => {
      const visitor = await visitorFrom(request.headers.cookie)
      const { invite, state, joined } = await look(request.body.token, visitor)
      const by = [...state.members, state.host, state.candidate].find(({ id }) => id === invite.createdBy) ?? state.host
      reply.header('cache-control', 'no-store')
      return {
        sessionId: state.sessionId,
        role: invite.role,
        mode: state.mode,
        from: by.name,
        fromCandidate: by.id === state.candidate.id,
        title: interviewTitle(state),
        minutes: Math.round(allottedMs(state) / 60_000),
        swaps: state.swap?.half === 'first',
        phase: state.phase === 'NOT_STARTED' ? ('NOT_STARTED' as const) : ('IN_PROGRESS' as const),
        expiresAt: new Date(invite.expiresAt).toISOString(),
        joined,
        appointment: await options.appointmentOf(state, visitor),
      }
    },
  )

  app.post(
    invitePaths.accept,
    {
      config: {
        rateLimit: acceptLimit,
        ...refuses(
          'INVITE_UNKNOWN',
          'INVITE_USED',
          'INVITE_EXPIRED',
          'INVITE_REVOKED',
          'INVITE_DECLINED',
          'COMMAND_REFUSED',
        ),
      },
      schema: {
        summary: 'Accept an invite, with an account or as a guest',
        description:
          'A caller who isn’t signed in enters a name and gets the cookie of a guest, for this session only. 404 INVITE_UNKNOWN, 409 INVITE_USED, 410 INVITE_EXPIRED, INVITE_REVOKED or INVITE_DECLINED; 409 ROLE_TAKEN, ALREADY_A_MEMBER or NOT_IN_PROGRESS.',
        tags,
        body: acceptInviteSchema,
        response: { 200: joinedSessionSchema },
      },
    },
    async (request, reply) => {
      const visitor = await visitorFrom(request.headers.cookie)
      const { sessionId, participant, cookie } = await accept({ ...request.body, visitor })
      if (cookie !== null) reply.header('set-cookie', cookie)
      reply.header('cache-control', 'no-store')
      return { sessionId, role: participant.role, guest: participant.id.startsWith('guest:') }
    },
  )

  const overRefusals = ['INVITE_UNKNOWN', 'INVITE_USED', 'INVITE_EXPIRED', 'INVITE_REVOKED'] as const

  app.post(
    invitePaths.decline,
    {
      config: { rateLimit: acceptLimit, ...refuses(...overRefusals) },
      schema: {
        summary: 'Decline an invite',
        description:
          'For anyone who has the link, with or without an account. The link stops working, and the person who sent the invite is notified, with the message if there is one. Repeating it changes nothing.',
        tags,
        body: declineInviteSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { token, message = '' } = request.body
      const visitor = await visitorFrom(request.headers.cookie)
      await options.decline.decline({ token, visitor, message: message === '' ? null : message })
      return reply.code(204).send(null)
    },
  )

  app.post(
    invitePaths.undecline,
    {
      config: { rateLimit: acceptLimit, ...refuses('INVITE_UNKNOWN') },
      schema: {
        summary: 'Undo declining an invite',
        description: 'The link works again until it expires. A no-op if the invite wasn’t declined.',
        tags,
        body: lookAtInviteSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await options.decline.undo({ ...request.body, visitor: await visitorFrom(request.headers.cookie) })
      return reply.code(204).send(null)
    },
  )
}
