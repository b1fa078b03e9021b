import { participantIdOf } from '@greenroom/shared/session'
import {
  challengeIdParamsSchema,
  challengeWorkPaths,
  type EditorialLock,
  editorialSchema,
  givenUpSchema,
  submissionListQuerySchema,
  submissionListSchema,
  workspaceRequestSchema,
  workspaceSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { commandRefusals } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Account } from '../../realtime/access.ts'
import type { SessionLog } from '../../session/sessionLog.ts'
import type { Attempts } from './attempts.ts'
import { type AnswerBook, editorialOf } from './editorial.ts'
import { openPractice, type PracticeOptions } from './practice.ts'
import { editorialFor } from './progress.ts'
import { type Browser, checkAccess, type Shelf } from './shelf.ts'
import { submissionPage } from './submissions.ts'

/** Each request opens at most one session, and most just find the open one. */
const workspaceBucket = { burst: 30, perSecond: 0.5 }
/** Limits requests that read logs. */
const readingBucket = { burst: 60, perSecond: 2 }
const givingUpBucket = { burst: 20, perSecond: 0.2 }

/** The refusals that `workOn` may throw. */
const workRefusals = ['CHALLENGE_NOT_FOUND', 'CHALLENGE_LOCKED', 'TOO_MANY_REQUESTS'] as const

export type ChallengeWorkOptions = Omit<PracticeOptions, 'log'> & {
  log: SessionLog
  shelf: Shelf
  attempts: Attempts
  answers: AnswerBook
  browserOf: (request: FastifyRequest) => Promise<Browser>
  /** The caller's account. Throws the 401 problem if they aren't signed in. */
  accountOf: (request: FastifyRequest) => Promise<Account>
  now: () => number
}

const lockedTexts: Record<EditorialLock, string> = {
  not_done: 'The editorial opens once your code passes every test, or when you give this challenge up.',
  interview_open: 'This challenge is part of your current interview. The editorial opens when the interview is over.',
}

/**
 * Routes for working on a challenge: its practice session, its submissions, and its full answer once the caller may see
 * it.
 */
export function challengeWorkRoutes(app: HttpApp, options: ChallengeWorkOptions): void {
  const { shelf, attempts, log, answers, browserOf, accountOf, now } = options
  const practise = openPractice(options)
  const buckets = {
    workspace: app.limits('challenges.workRoutes.workspace', workspaceBucket, now),
    reading: app.limits('challenges.workRoutes.reading', readingBucket, now),
    givingUp: app.limits('challenges.workRoutes.givingUp', givingUpBucket, now),
  }
  const params = challengeIdParamsSchema
  const tags = ['challenges']
  const onRequest = onlyAccounts(accountOf)

  /** The caller, and the challenge as they see it. Refuses challenges they may not open. */
  async function workOn(request: FastifyRequest, id: string, bucket: keyof typeof buckets) {
    const account = await accountOf(request)
    throttle(buckets[bucket].take(String(account.userId)))
    const found = await shelf.one(await browserOf(request), id)
    checkAccess(found.summary.access)
    return { ...found, account, participantId: participantIdOf(account.userId) }
  }

  const inInterview = () =>
    new ProblemError(
      'CHALLENGE_IN_INTERVIEW',
      'This challenge is part of an interview in progress. Finish that first. Your practice code is safe.',
    )

  app.post(
    challengeWorkPaths.workspace,
    {
      onRequest,
      config: refuses(...workRefusals, ...commandRefusals, 'CHALLENGE_IN_INTERVIEW', 'INSUFFICIENT_TOKENS'),
      schema: {
        summary: 'My practice session for this challenge: the open one, or a new one that continues the last',
        description: '402 INSUFFICIENT_TOKENS if there are too few to start; 409 CHALLENGE_IN_INTERVIEW.',
        tags,
        params,
        body: workspaceRequestSchema,
        response: { 200: workspaceSchema },
      },
    },
    async (request) => {
      const { entry, progress, account } = await workOn(request, request.params.id, 'workspace')
      if (progress.interviewOpen) throw inInterview()
      const { programmingLanguage } = request.body
      const opened = await practise({ account, challenge: entry, programmingLanguage, practice: progress.practice })
      return { ...opened, challengeType: entry.challengeType }
    },
  )

  app.get(
    challengeWorkPaths.submissions,
    {
      onRequest,
      config: refuses('CHALLENGE_NOT_FOUND', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'My submissions for this challenge in all sessions, latest first',
        tags,
        params,
        querystring: submissionListQuerySchema,
        response: { 200: submissionListSchema },
      },
    },
    async (request) => {
      const account = await accountOf(request)
      throttle(buckets.reading.take(String(account.userId)))
      // Submissions stay visible to their author even after their plan ends.
      const { entry, sessions } = await shelf.one(await browserOf(request), request.params.id)
      return submissionPage(log, sessions, { challengeId: entry.id, ...request.query })
    },
  )

  app.get(
    challengeWorkPaths.editorial,
    {
      onRequest,
      config: refuses(...workRefusals, 'EDITORIAL_LOCKED'),
      schema: {
        summary: 'The full answer, once I’ve solved it or given it up, or an interview with it has ended',
        description: '403 EDITORIAL_LOCKED with `reason` until then, and while an interview with it is in progress.',
        tags,
        params,
        response: { 200: editorialSchema },
      },
    },
    async (request) => {
      const { entry, progress } = await workOn(request, request.params.id, 'reading')
      const key = editorialFor(progress)
      if ('lockedBy' in key)
        throw new ProblemError('EDITORIAL_LOCKED', lockedTexts[key.lockedBy], { extensions: { reason: key.lockedBy } })
      await answers.own?.prepare([{ id: entry.id, version: null }])
      const editorial = editorialOf(entry.id, answers)
      if (editorial === undefined) throw new ProblemError('CHALLENGE_NOT_FOUND')
      return { ...editorial, ...key }
    },
  )

  app.post(
    challengeWorkPaths.giveUp,
    {
      onRequest,
      config: refuses(...workRefusals, 'CHALLENGE_IN_INTERVIEW'),
      schema: {
        summary: 'Give up a challenge, to read its editorial',
        description:
          'It then counts as completed, never as solved. Safe to repeat; a challenge that was solved before stays solved.',
        tags,
        params,
        response: { 200: givenUpSchema },
      },
    },
    async (request) => {
      const { entry, progress, participantId } = await workOn(request, request.params.id, 'givingUp')
      if (progress.interviewOpen) throw inInterview()
      if (progress.solvedAt !== null) return { givenUpAt: null }
      return { givenUpAt: new Date(await attempts.giveUp(participantId, entry.id, now())).toISOString() }
    },
  )
}
