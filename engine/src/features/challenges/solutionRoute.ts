import { questionsOf } from '@greenroom/shared/session'
import { type SessionSolution, sessionParamsSchema, sessionSolutionSchema, solutionPath } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import { participantIdsOf, seatIn, type Visitor, visitorKey } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { Attempts } from './attempts.ts'
import type { AnswerBook } from './editorial.ts'
import { editorialFor, progressOf } from './progress.ts'
import { solutionTo } from './solution.ts'

/** Limits requests that read logs. */
const bucket = { burst: 60, perSecond: 2 }

export type SolutionRouteOptions = {
  handler: Pick<SessionHandler, 'reload'>
  attempts: Pick<Attempts, 'of' | 'upToDate' | 'givenUp'>
  answers: AnswerBook
  /** The caller, signed in or a guest. Throws the 401 problem for anyone else. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  now: () => number
}

/** Serves strong answers to a finished session's questions, to its members. */
export function solutionRoute(app: HttpApp, options: SolutionRouteOptions): void {
  const { handler, attempts, answers, visitorOf, now } = options
  const reads = app.limits('challenges.solutionRoute.reads', bucket, now)

  /** Whether one person may see the answer to a challenge and why, based on their own progress. */
  async function keyFor(participantId: string, challengeId: string) {
    const [told, givenUp] = await Promise.all([attempts.of(participantId), attempts.givenUp(participantId)])
    const sessions = await attempts.upToDate(told, challengeId)
    return editorialFor(progressOf(challengeId, sessions, givenUp.get(challengeId) ?? null))
  }

  app.get(
    solutionPath,
    {
      onRequest: onlyVisitors(visitorOf),
      config: refuses('SESSION_NOT_FOUND', 'SESSION_UNFINISHED', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'A strong answer to each question of an ended session',
        description:
          'For all its members; 409 SESSION_UNFINISHED before the end. An answer stays locked, with the reason, whenever its editorial would: in practice until it is solved or given up, and while the caller has an interview with the same question.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 200: sessionSolutionSchema },
      },
    },
    async (request): Promise<SessionSolution> => {
      const visitor = await visitorOf(request)
      throttle(reads.take(visitorKey(visitor)))
      const { state } = seatIn(await handler.reload(request.params.id), visitor)
      if (state.phase !== 'ENDED')
        throw new ProblemError('SESSION_UNFINISHED', 'You’ll see the answer once the session has ended.')
      const solution: SessionSolution = { questions: [], locked: [] }
      const others = participantIdsOf(visitor).filter((id) => id !== state.candidate.id)
      for (const question of questionsOf(state)) {
        const { challenge_id: id, version } = question.challenge
        await answers.own?.prepare([{ id, version }])
        const candidates = await keyFor(state.candidate.id, id)
        const callers = await Promise.all(others.map((other) => keyFor(other, id)))
        if ('lockedBy' in candidates) solution.locked.push({ question: question.number, reason: candidates.lockedBy })
        else if (callers.some((key) => 'lockedBy' in key && key.lockedBy === 'interview_open'))
          solution.locked.push({ question: question.number, reason: 'interview_open' })
        else {
          const told = solutionTo(question, answers)
          if (told !== undefined) solution.questions.push(told)
        }
      }
      return solution
    },
  )
}
