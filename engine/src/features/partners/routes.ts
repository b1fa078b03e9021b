import { participantIdOf } from '@greenroom/shared/session'
import {
  acceptProposalSchema,
  halfHourMs,
  newPartnerPostSchema,
  newProposalSchema,
  type PartnerPost,
  type Proposal,
  partnerBoardSchema,
  partnerDaysAhead,
  partnerPaths,
  partnerPostSchema,
  partnerQuerySchema,
  postParamsSchema,
  postReportSchema,
  proposalParamsSchema,
  proposalSchema,
  type Report,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuditTrail } from '../../audit/audit.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts, onlyAdmins } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Account } from '../../realtime/access.ts'
import type { Board, PostRecord, ProposalRecord } from './board.ts'

const changeBucket = { burst: 15, perSecond: 0.1 }
const proposalBucket = { burst: 5, perSecond: 1 / 60 }
const reportBucket = { burst: 5, perSecond: 0.05 }
const dayMs = 24 * 60 * 60_000

/** Tells the other person that a proposal was made or declined. Acceptances are announced by their booking. */
export type PartnerNews = {
  toUserId: number
  what: 'proposed' | 'declined'
  proposal: ProposalRecord
  by: Account
}

export type PartnerRoutesOptions = {
  board: Board
  now: () => number
  accountOf: (request: FastifyRequest) => Promise<Account>
  adminOf: (request: FastifyRequest) => Promise<{ userId: number; name: string }>
  /** The people this user may not meet, as participant ids. */
  around: (userId: number) => Promise<ReadonlySet<string>>
  /** A user's name as others see it; undefined if the account no longer exists. */
  nameOf: (userId: number) => Promise<string | undefined>
  /** Opens an accepted proposal's mock with its time booked, and notifies both people. Idempotent. */
  arrange: (proposal: ProposalRecord) => Promise<void>
  /** @throws the problem if one of the two is in another mock at one of these times */
  refuseClash: (of: {
    userId: number
    times: readonly number[]
    timeZone: string
    /** For an accepted proposal: its proposer, and the mock to open. */
    proposal?: { sessionId: string; partner: { userId: number; name: string } }
  }) => Promise<void>
  /** Sends this news to the other person. Idempotent. */
  tell: (news: PartnerNews) => Promise<void>
  reports: {
    add(subject: string, authorId: string, report: Report): Promise<{ isNew: boolean } | 'TOO_MANY'>
    countAbout(subject: string): Promise<number>
  }
  audit: Pick<AuditTrail, 'record'>
}

/** The key for reports about a post; reports about sessions are keyed by session. */
export const reportsOfPost = (postId: string): string => `post.${postId}`

/** Routes for the board where people find a partner to take turns interviewing with. */
export function partnerRoutes(app: HttpApp, options: PartnerRoutesOptions): void {
  const { board, now, accountOf, around, nameOf, arrange, refuseClash, tell, reports, audit } = options
  const changes = app.limits('partners.changes', changeBucket, now)
  const proposing = app.limits('partners.proposing', proposalBucket, now)
  const reporting = app.limits('partners.reporting', reportBucket, now)
  const onRequest = onlyAccounts(accountOf)
  const tags = ['people']

  async function shown(post: PostRecord): Promise<PartnerPost[]> {
    const { postId, userId, level, programmingLanguage, company, times, timeZone, expiresAt } = post
    const name = await nameOf(userId)
    const ahead = times.filter((time) => time > now()).map(iso)
    if (name === undefined || ahead.length === 0) return []
    return [{ postId, name, level, programmingLanguage, company, times: ahead, timeZone, expiresAt: iso(expiresAt) }]
  }

  async function proposalFor(userId: number, proposal: ProposalRecord): Promise<Proposal[]> {
    const mine = proposal.fromUserId === userId
    const name = await nameOf(mine ? proposal.toUserId : proposal.fromUserId)
    if (name === undefined) return []
    const { id: proposalId, level, programmingLanguage, company, times, status, time, sessionId } = proposal
    return [
      {
        ...{ proposalId, mine, name, level, programmingLanguage, company, status },
        times: times.filter((each) => each > now()).map(iso),
        time: time === null ? null : iso(time),
        sessionId: status === 'accepted' ? sessionId : null,
      },
    ]
  }

  /** Somebody else's post, if this user may see it. */
  async function postFor(userId: number, postId: string): Promise<PostRecord> {
    const post = await board.byId(postId)
    if (post === undefined || post.userId === userId || (await around(userId)).has(participantIdOf(post.userId)))
      throw new ProblemError('PARTNER_UNKNOWN')
    return post
  }

  /** A proposal this user made or received, unless one of the two has blocked the other. */
  async function proposalWith(userId: number, proposalId: string): Promise<ProposalRecord> {
    const proposal = await board.proposal(proposalId)
    const isTheirs = proposal?.fromUserId === userId || proposal?.toUserId === userId
    if (proposal === undefined || !isTheirs) throw new ProblemError('PROPOSAL_UNKNOWN')
    const other = proposal.fromUserId === userId ? proposal.toUserId : proposal.fromUserId
    if ((await around(userId)).has(participantIdOf(other))) throw new ProblemError('PROPOSAL_UNKNOWN')
    return proposal
  }

  app.get(
    partnerPaths.board,
    {
      onRequest,
      schema: {
        summary: 'The partner board, with my own post and proposals',
        description: 'Names are the ones shown in sessions. Latest posts first, fifty at most.',
        tags,
        querystring: partnerQuerySchema,
        response: { 200: partnerBoardSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const others = await around(userId)
      const [own, posts, proposals] = await Promise.all([
        board.mine(userId),
        board.posts(userId, request.query, others),
        board.proposalsOf(userId),
      ])
      const open = proposals.filter(
        ({ fromUserId, toUserId }) => !others.has(participantIdOf(fromUserId === userId ? toUserId : fromUserId)),
      )
      return reply.header('cache-control', 'no-store').send({
        mine: own === undefined ? null : ((await shown(own))[0] ?? null),
        posts: (await Promise.all(posts.map(shown))).flat(),
        proposals: (await Promise.all(open.map((each) => proposalFor(userId, each)))).flat(),
      })
    },
  )

  app.put(
    partnerPaths.mine,
    {
      onRequest,
      config: refuses('TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Put my post on the board, or change it',
        description: `One post a person, until the last of its times. Times are half hours of the next ${partnerDaysAhead} days; 400 INVALID_REQUEST for others.`,
        tags,
        body: newPartnerPostSchema,
        response: { 200: partnerPostSchema },
      },
    },
    async (request) => {
      const { userId } = await accountOf(request)
      const { times: wanted, timeZone, ...details } = request.body
      const times = timesOf(wanted)
      const latest = now() + partnerDaysAhead * dayMs
      if (times.some((time) => time % halfHourMs !== 0 || time <= now() || time > latest))
        throw invalid('times', `are half hours, from now until ${partnerDaysAhead} days from now`)
      if (!isTimeZone(timeZone)) throw invalid('timeZone', 'isn’t a time zone we know')
      throttle(changes.take(String(userId)))
      const [post] = await shown(await board.put(userId, { ...details, times, timeZone }))
      if (post === undefined) throw new ProblemError('UNAUTHORIZED')
      return post
    },
  )

  app.delete(
    partnerPaths.mine,
    { onRequest, schema: { summary: 'Remove my post', tags, response: { 204: z.null() } } },
    async (request, reply) => {
      await board.takeDown((await accountOf(request)).userId)
      return reply.code(204).send(null)
    },
  )

  app.post(
    partnerPaths.proposals,
    {
      onRequest,
      config: refuses('PARTNER_UNKNOWN', 'BUSY', 'PROPOSED_ALREADY', 'TOO_MANY_PROPOSALS', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Propose a mock to somebody on the board',
        description:
          'For one to three of the times in their post. They are notified by the bell, and by mail if they want that.',
        tags,
        params: postParamsSchema,
        body: newProposalSchema,
        response: { 201: proposalSchema },
      },
    },
    async (request, reply) => {
      const account = await accountOf(request)
      const post = await postFor(account.userId, request.params.postId)
      const times = timesOf(request.body.times)
      if (times.some((time) => time <= now() || !post.times.includes(time)))
        throw invalid('times', 'are not all in this post any more')
      const { timeZone = 'UTC' } = request.body
      await refuseClash({ userId: account.userId, times, timeZone })
      throttle(proposing.take(String(account.userId)))
      const proposal = await board.propose(account.userId, post, { times, timeZone })
      if (proposal === 'ALREADY') throw new ProblemError('PROPOSED_ALREADY')
      if (proposal === 'TOO_MANY') throw new ProblemError('TOO_MANY_PROPOSALS')
      await tell({ toUserId: post.userId, what: 'proposed', proposal, by: account })
      return reply.code(201).send(only(await proposalFor(account.userId, proposal)))
    },
  )

  app.post(
    partnerPaths.accept,
    {
      onRequest,
      config: refuses('PROPOSAL_UNKNOWN', 'PROPOSAL_OVER', 'BUSY', 'PARTNER_BUSY', 'COMMAND_REFUSED'),
      schema: {
        summary: 'Accept a proposal',
        description:
          'Opens a mock in which both interview in turn, with the time booked, and mails both. Accepting again returns the same answer.',
        tags,
        params: proposalParamsSchema,
        body: acceptProposalSchema,
        response: { 200: proposalSchema },
      },
    },
    async (request) => {
      const account = await accountOf(request)
      const proposal = await proposalWith(account.userId, request.params.proposalId)
      const time = Date.parse(request.body.time)
      const from = await nameOf(proposal.fromUserId)
      const isOpen = proposal.toUserId === account.userId && proposal.times.includes(time) && time > now()
      if (!isOpen || from === undefined) throw new ProblemError('PROPOSAL_OVER')
      const { timeZone: toZone = proposal.toZone } = request.body
      const { sessionId, fromUserId } = proposal
      await refuseClash({
        ...{ userId: account.userId, times: [time], timeZone: toZone },
        proposal: { sessionId, partner: { userId: fromUserId, name: from } },
      })
      const answered = await board.answer(proposal.id, { status: 'accepted', time, toZone })
      if (answered?.status !== 'accepted' || answered.time !== time) throw new ProblemError('PROPOSAL_OVER')
      await arrange(answered)
      return only(await proposalFor(account.userId, answered))
    },
  )

  app.post(
    partnerPaths.decline,
    {
      onRequest,
      config: refuses('PROPOSAL_UNKNOWN', 'PROPOSAL_OVER'),
      schema: {
        summary: 'Decline a proposal, or withdraw mine',
        tags,
        params: proposalParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const account = await accountOf(request)
      const proposal = await proposalWith(account.userId, request.params.proposalId)
      const status = proposal.fromUserId === account.userId ? 'withdrawn' : 'declined'
      const answered = await board.answer(proposal.id, { status })
      if (answered?.status !== status) throw new ProblemError('PROPOSAL_OVER')
      if (status === 'declined')
        await tell({ toUserId: proposal.fromUserId, what: 'declined', proposal: answered, by: account })
      return reply.code(204).send(null)
    },
  )

  app.post(
    partnerPaths.reports,
    {
      onRequest,
      config: refuses('PARTNER_UNKNOWN', 'TOO_MANY_REPORTS', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Report a post',
        tags,
        params: postParamsSchema,
        body: postReportSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const post = await postFor(userId, request.params.postId)
      throttle(reporting.take(String(userId)))
      const added = await reports.add(reportsOfPost(post.postId), participantIdOf(userId), {
        ...{ about: 'person', participantId: participantIdOf(post.userId), ...request.body },
        reportedAt: iso(now()),
      })
      if (added === 'TOO_MANY') throw new ProblemError('TOO_MANY_REPORTS')
      return reply.code(204).send(null)
    },
  )

  app.post(
    partnerPaths.takeDown,
    {
      onRequest: onlyAdmins(options.adminOf),
      config: refuses('PARTNER_UNKNOWN', 'NOT_REPORTED'),
      schema: {
        summary: 'Remove a reported post',
        description: 'Recorded in the audit trail. A no-op if the post is already gone.',
        tags: ['administration'],
        params: postParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const admin = await options.adminOf(request)
      const { postId } = request.params
      const post = await board.byId(postId)
      if ((await reports.countAbout(reportsOfPost(postId))) === 0)
        throw new ProblemError(post === undefined ? 'PARTNER_UNKNOWN' : 'NOT_REPORTED')
      if (post !== undefined) {
        await audit.record({
          id: `partner-post.${postId}.${admin.userId}`,
          by: { kind: 'admin', userId: admin.userId, name: admin.name },
          ...{ about: post.userId, what: 'partner_post_removed', before: { postId }, after: null },
        })
        await board.takeDown(post.userId)
      }
      return reply.code(204).send(null)
    },
  )
}

const iso = (time: number): string => new Date(time).toISOString()
const timesOf = (times: readonly string[]): number[] => [...new Set(times.map((each) => Date.parse(each)))].sort()

function only<T>([first]: readonly T[]): T {
  if (first === undefined) throw new ProblemError('PROPOSAL_UNKNOWN')
  return first
}

const invalid = (path: string, message: string) =>
  new ProblemError('INVALID_REQUEST', undefined, { errors: [{ path, message, in: 'body' }] })

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
