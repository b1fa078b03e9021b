import {
  codeExecutionBounds,
  codeExecutionPaths,
  codeExecutionRejectedSchema,
  codeExecutionRequestSchema,
  codeExecutionResponseSchema,
  languageListSchema,
} from '@greenroom/shared'
import type { FastifyReply } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { requireBearer } from '../platform/bearer.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError, problemSchema } from '../platform/problems.ts'
import type { Availability } from './availability.ts'
import type { Compilation } from './compile.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import type { SharedWork } from './sharedWork.ts'
import { type Slots, SlotsFull } from './slots.ts'
import { runSubmission } from './submission.ts'

export type ExecutorParts = {
  token: string
  sandbox: Sandbox | null
  availability: Availability
  slots: Slots<SandboxSlot>
  maxWaiting: number
  compilations: SharedWork<Compilation>
  /** Aborts when the service gives its last submissions up. */
  stop: AbortSignal
}

/** How long the list of languages waits for those that are being tried: the quick ones are there from the start. */
const listPatienceMs = 2_000

/** Aborts when the caller hangs up before it has its answer. */
function untilHangUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new ProblemError('CLIENT_CLOSED_REQUEST'))
  })
  return controller.signal
}

function installGauges(registry: Registry, slots: Slots<SandboxSlot>): Counter<'language' | 'outcome' | 'compiled'> {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge('executor_slots_busy', 'Sandbox slots in use', () => slots.busy)
  gauge('executor_queue_waiting', 'Submissions that wait for a slot', () => slots.waiting)
  return new Counter({
    name: 'executor_submissions_total',
    help: 'Submissions that ran to their end, by language, outcome and whether they had been compiled before',
    labelNames: ['language', 'outcome', 'compiled'],
    registers: [registry],
  })
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
})

/** The executor's calls (spec §7): running a program over test cases, and what can be run. */
export function addRoutes(service: HttpApp, registry: Registry, parts: ExecutorParts): void {
  const { availability, slots, compilations, sandbox } = parts
  const submissions = installGauges(registry, slots)
  const security = [{ bearer: [] }]

  service.register(async (scope: HttpApp) => {
    scope.addHook('onRequest', requireBearer(parts.token))

    scope.get(
      codeExecutionPaths.languages,
      { schema: { summary: 'Which languages can be run here', security, response: { 200: languageListSchema } } },
      () => availability.list(listPatienceMs),
    )

    scope.post(
      codeExecutionPaths.testCaseResults,
      {
        bodyLimit: codeExecutionBounds.bodyBytes,
        schema: {
          summary: 'Runs a program over test cases',
          security,
          body: codeExecutionRequestSchema,
          response: {
            201: codeExecutionResponseSchema,
            400: problem('The request is not valid; every problem is named'),
            401: problem('The bearer token is missing or wrong'),
            402: codeExecutionRejectedSchema,
            413: problem('The body is too large'),
            429: problem('Too many submissions wait already'),
            503: problem('The language is not available here'),
          },
        },
      },
      async (request, reply) => {
        const signal = AbortSignal.any([untilHangUp(reply), parts.stop])
        const { ready, status } = await availability.of(request.body.language)
        if (ready === null || sandbox === null) {
          throw new ProblemError('LANGUAGE_UNAVAILABLE', `${status.label} is not available: ${status.reason}`)
        }
        const { slot, release } = await slots.acquire(signal, parts.maxWaiting).catch((error: unknown) => {
          if (!(error instanceof SlotsFull)) throw error
          throw new ProblemError('TOO_MANY_REQUESTS', error.message, { headers: { 'retry-after': '2' } })
        })
        try {
          const context = { sandbox, slot, prepared: ready, compilations, signal }
          const { response, compiledBefore } = await runSubmission(request.body, context)
          const { allTestCasesPassed, compilation } = response.results
          const outcome = compilation.status !== 'ACCEPTED' ? 'not_compiled' : allTestCasesPassed ? 'passed' : 'failed'
          submissions.inc({ language: ready.language.name, outcome, compiled: compiledBefore ? 'before' : 'now' })
          return await reply.code(201).send(response)
        } finally {
          release()
        }
      },
    )
  })
}
