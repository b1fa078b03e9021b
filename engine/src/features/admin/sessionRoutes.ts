import { type JobRequest, jobIdOf, memberOf, removalRefusal, type Session, userIdOf } from '@greenroom/shared/session'
import {
  type AdminSession,
  adminIdParamsSchema,
  adminPaths,
  adminSessionSchema,
  adminSessionWordsSchema,
  memberParamsSchema,
  removalRequestSchema,
  wordsRequestSchema,
} from '@greenroom/shared/wire'
import { z } from 'zod'
import type { AuditTrail } from '../../audit/audit.ts'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { JobQueues } from '../../queue/jobQueue.ts'
import { headOf, type SessionHead, type SessionLog, wholeLog } from '../../session/sessionLog.ts'
import type { AdminOf } from './admin.ts'
import { errorNameOf } from './queues.ts'

export type SessionRoutesOptions = {
  log: Pick<SessionLog, 'heads' | 'commitsAfter'>
  /** The session, including commits from other engines; undefined if there is none. */
  sessionOf: (sessionId: string) => Promise<Session | undefined>
  jobQueues: JobQueues
  /**
   * Removes a member from a session.
   * @throws the refusal if the member can't be removed
   */
  removeMember: (state: Session, participantId: string) => Promise<void>
  audit: Pick<AuditTrail, 'record'>
  adminOf: AdminOf
}

const iso = (at: number): string => new Date(at).toISOString()

/** A session, without anything that people wrote. */
export const sessionRow = (head: SessionHead): AdminSession['session'] => ({
  sessionId: head.id,
  mode: head.mode,
  assessmentType: head.assessmentType ?? null,
  phase: head.phase,
  createdAt: iso(head.createdAt),
  endedAt: head.endedAt === null ? null : iso(head.endedAt),
  decision: head.decision,
})

/** The scores, without the quotes they are based on. */
function scorecardOf(state: Session): AdminSession['scorecard'] {
  const nothing = { decision: null, lines: [] }
  if (state.phase !== 'ENDED') return { status: 'none', ...nothing }
  const { scorecard } = state
  if (scorecard.status !== 'completed') return { status: scorecard.status, ...nothing }
  const { decision, lines, rounds } = scorecard.scorecard
  return {
    status: 'ready',
    decision,
    lines: [
      ...lines.map(({ dimension, score }) => ({ round: null, dimension, score })),
      ...rounds.flatMap((round, index) =>
        round.lines.map(({ dimension, score }) => ({ round: index + 1, dimension, score })),
      ),
    ],
  }
}

/** Routes for looking up a session by its id. Only members and ADMINs can see that it exists. */
export function sessionRoutes(app: HttpApp, options: SessionRoutesOptions): void {
  const { log, sessionOf, jobQueues, removeMember, audit, adminOf } = options
  const tags = ['administration']

  async function stateOf(sessionId: string): Promise<Session> {
    const state = await sessionOf(sessionId)
    if (state === undefined) throw new ProblemError('SESSION_NOT_FOUND')
    return state
  }

  async function jobOf(sessionId: string, seq: number, { kind }: JobRequest): Promise<AdminSession['jobs'][number]> {
    const id = jobIdOf(sessionId, seq, kind)
    const job = await jobQueues[kind].getJob(id)
    if (job === undefined) return { id, kind, seq, state: 'gone', attempts: 0, error: null }
    return { id, kind, seq, state: await job.getState(), attempts: job.attemptsMade, error: errorNameOf(job) }
  }

  app.get(
    adminPaths.session,
    {
      config: refuses('SESSION_NOT_FOUND'),
      schema: {
        summary: 'A session by its id: its events with their times, its jobs and its scores',
        description: 'Without anything that people said, wrote or drew, and without names.',
        tags,
        params: adminIdParamsSchema,
        response: { 200: adminSessionSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const state = await stateOf(id)
      const commits = await wholeLog(log, id)
      const jobs = await Promise.all(commits.flatMap(({ seq, jobs }) => jobs.map((job) => jobOf(id, seq, job))))
      return reply.header('cache-control', 'no-store').send({
        session: sessionRow(headOf(state)),
        participants: state.members.map((member) => ({
          participantId: member.id,
          role: member.role,
          removable: removalRefusal(state, member) === null,
        })),
        log: commits.flatMap(({ seq, at, actor, events }) =>
          events.map(({ type }) => ({ seq, at: iso(at), actor, type })),
        ),
        jobs,
        scorecard: scorecardOf(state),
      })
    },
  )

  app.post(
    adminPaths.sessionWords,
    {
      config: refuses('SESSION_NOT_FOUND'),
      schema: {
        summary: 'Read the content of a session',
        description: 'The reader and the reason are recorded first.',
        tags,
        params: adminIdParamsSchema,
        body: wordsRequestSchema,
        response: { 200: adminSessionWordsSchema },
      },
    },
    async (request, reply) => {
      const { id: sessionId } = request.params
      const admin = await adminOf(request)
      const { candidate } = await stateOf(sessionId)
      await audit.record({
        by: { kind: 'admin', ...admin },
        about: userIdOf(candidate.id),
        what: 'session_opened',
        before: null,
        after: { sessionId },
        reason: request.body.reason,
      })
      const commits = await wholeLog(log, sessionId)
      return reply.header('cache-control', 'no-store').send({
        commits: commits.map(({ seq, at, actor, events }) => ({ seq, at: iso(at), actor, events })),
      })
    },
  )

  app.post(
    adminPaths.sessionMemberRemoval,
    {
      config: refuses('SESSION_NOT_FOUND', 'COMMAND_REFUSED'),
      schema: {
        summary: 'Remove somebody from a session',
        description:
          'The ADMIN and the reason are recorded first. 409 NOT_ALLOWED for the host, ALREADY_STARTED for a candidate after the start, NOT_IN_PROGRESS for an interviewer after the end.',
        tags,
        params: memberParamsSchema,
        body: removalRequestSchema,
        response: { 204: z.null().describe('They are no longer in the session; also if repeated.') },
      },
    },
    async (request, reply) => {
      const { id: sessionId, memberId } = request.params
      const admin = await adminOf(request)
      const state = await stateOf(sessionId)
      const member = memberOf(state, memberId)
      if (member !== undefined && removalRefusal(state, member) === null)
        await audit.record({
          by: { kind: 'admin', ...admin },
          about: userIdOf(memberId),
          what: 'member_removed',
          before: { role: member.role },
          after: { sessionId, participantId: memberId },
          reason: request.body.reason,
        })
      await removeMember(state, memberId)
      return reply.code(204).send(null)
    },
  )
}
