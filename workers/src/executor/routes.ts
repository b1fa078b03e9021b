import { guardAll } from '@greenroom/shared/service'
import {
  type CodeExecutionRequest,
  codeExecutionBounds,
  codeExecutionPaths,
  codeExecutionRejectedSchema,
  codeExecutionRequestSchema,
  codeExecutionResponseSchema,
  languageListSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply } from 'fastify'
import { requireBearer } from '../platform/bearer.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import type { Availability } from './availability.ts'
import type { TellBroken } from './blame.ts'
import type { Compilation } from './compile.ts'
import type { Door } from './door.ts'
import type { ExecutorMetrics } from './metrics.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import type { SharedWork } from './sharedWork.ts'
import { behindOthers, type Claim, type Slots, SlotsFull } from './slots.ts'
import { runSubmission } from './submission.ts'
import type { Key } from './turns.ts'

const retryAfterSeconds = '2'

export type ExecutorParts = {
  token: string
  sandbox: Sandbox | null
  availability: Availability
  slots: Slots<SandboxSlot>
  /**
   * Closed when the service stops. Submissions that were already admitted still get their answer; new ones are refused.
   */
  door: Door
  metrics: ExecutorMetrics
  compilations: SharedWork<Compilation>
  testCasesWallMs: number
  /** Aborts when the service gives up on its last submissions. */
  stop: AbortSignal
}

/**
 * How long a request for the list of languages waits for languages being tested, in ms. That way, the quick ones are in
 * the list from the start.
 */
const listPatienceMs = 2_000

/** Returns a signal that aborts if the caller hangs up before the answer. */
function untilHangUp(reply: FastifyReply, metrics: ExecutorMetrics): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return
    metrics.hungUp()
    controller.abort(new ProblemError('CLIENT_CLOSED_REQUEST'))
  })
  return controller.signal
}

/**
 * The maximum number of test cases in a short run. In such a run, a candidate is trying out code and waiting for the
 * result.
 */
const maxShortCases = 8

type Submission = Pick<CodeExecutionRequest, 'userId' | 'userEmail' | 'network' | 'testCases' | 'behindOthers'>

/**
 * Returns the claim of a submission: its user, its network, and whether it is short. An anonymous submission shares its
 * turn with nobody.
 */
function claimOf({ userId, userEmail, network, testCases, behindOthers: isBehind }: Submission): Claim {
  if (isBehind) return behindOthers
  const user = userOf({ userId, userEmail })
  return { user, network: network ? `network ${network}` : user, isShort: testCases.length <= maxShortCases }
}

function userOf({ userId, userEmail }: Pick<Submission, 'userId' | 'userEmail'>): Key {
  if (userId !== null && userId !== undefined) return `id ${userId}`
  return userEmail ? `email ${userEmail.toLowerCase()}` : Symbol('nobody in particular')
}

/** Waits for a slot as long as it takes. Throws the contract's 429 if too many are waiting already. */
async function slotFor(claim: Claim, { slots, metrics }: ExecutorParts, signal: AbortSignal) {
  const since = performance.now()
  try {
    const held = await slots.acquire(signal, claim)
    metrics.waited((performance.now() - since) / 1000)
    return held
  } catch (error) {
    if (!(error instanceof SlotsFull)) throw error
    metrics.refused(error.reason)
    throw new ProblemError('TOO_MANY_REQUESTS', error.message, { headers: { 'retry-after': retryAfterSeconds } })
  }
}

const stopping = () =>
  new ProblemError('NOT_READY', 'The executor is stopping', { headers: { 'retry-after': retryAfterSeconds } })

/** Adds the executor's calls (spec §7): running a program on test cases, and listing the languages. */
export function addRoutes(service: HttpApp, parts: ExecutorParts): void {
  const { availability, metrics, sandbox } = parts
  service.register(async (scope: HttpApp) => {
    guardAll(scope, requireBearer(parts.token))

    scope.get(
      codeExecutionPaths.languages,
      { schema: { summary: 'The languages that can run here', response: { 200: languageListSchema } } },
      () => availability.list(listPatienceMs),
    )

    scope.post(
      codeExecutionPaths.testCaseResults,
      {
        bodyLimit: codeExecutionBounds.bodyBytes,
        config: { refuses: ['TOO_MANY_REQUESTS', 'LANGUAGE_UNAVAILABLE', 'NOT_READY', 'CLIENT_CLOSED_REQUEST'] },
        // Refuse the request before reading its body, which may be large.
        onRequest: async () => {
          if (!parts.door.isOpen) throw stopping()
        },
        schema: {
          summary: 'Runs a program over test cases',
          description: '429 if too many submissions are waiting already: in total, for this user or for this network.',
          body: codeExecutionRequestSchema,
          response: { 201: codeExecutionResponseSchema, 402: codeExecutionRejectedSchema },
        },
      },
      async (request, reply) => {
        const leave = parts.door.enter()
        if (leave === null) throw stopping()
        try {
          const signal = AbortSignal.any([untilHangUp(reply, metrics), parts.stop])
          const { ready, status } = await availability.of(request.body.language)
          if (ready === null || sandbox === null) {
            throw new ProblemError('LANGUAGE_UNAVAILABLE', `${status.label} is not available: ${status.reason}`)
          }
          const { language } = ready
          const { slot, release } = await slotFor(claimOf(request.body), parts, signal)
          try {
            const compilations = metrics.compilationsOf(language, parts.compilations)
            const tellBroken: TellBroken = (blame, why) => {
              const level = blame === 'executor' ? 'error' : 'warn'
              request.log[level]({ language: language.name, blame }, `a sandbox broke for good: ${why}`)
            }
            const { testCasesWallMs } = parts
            const context = { sandbox, slot, prepared: ready, compilations, tellBroken, testCasesWallMs, signal }
            const { response, compiledBefore } = await runSubmission(request.body, context)
            metrics.ended(language.name, response.results, compiledBefore)
            return await reply.code(201).send(response)
          } finally {
            release()
          }
        } finally {
          leave()
        }
      },
    )
  })
}
