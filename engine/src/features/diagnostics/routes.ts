import type { ContentReader } from '@greenroom/shared/rules'
import {
  diagnosticAnswerSchema,
  diagnosticExplanationSchema,
  diagnosticParamsSchema,
  diagnosticPaths,
  diagnosticResultSchema,
  diagnosticSkipSchema,
  diagnosticsSchema,
  diagnosticViewSchema,
  newDiagnosticSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { commandRefusals } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Diagnostics, Taker } from './diagnostics.ts'
import type { ItemBank } from './items.ts'
import type { DiagnosticRecord } from './record.ts'
import { viewOf } from './view.ts'

export type DiagnosticRoutesOptions = {
  diagnostics: Diagnostics
  bank: ItemBank
  accountOf: (request: FastifyRequest) => Promise<{ userId: number; name: string }>
  readerOf: (request: FastifyRequest) => Promise<ContentReader>
  /** Whether there are diagnostics in the domain that this user studies. */
  hasDiagnostics: (userId: number) => Promise<boolean>
  now: () => number
}

/** Drafts of the explanation are saved while people type. */
const bucket = { burst: 60, perSecond: 2 }

/** Routes for taking a diagnostic. */
export function diagnosticRoutes(app: HttpApp, options: DiagnosticRoutesOptions): void {
  const { diagnostics, bank, accountOf, readerOf, hasDiagnostics, now } = options
  const changes = app.limits('diagnostics.changes', bucket, now)
  const onRequest = onlyAccounts(accountOf)
  const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  }
  const tags = ['diagnostics']
  const params = diagnosticParamsSchema
  const view = (record: DiagnosticRecord) => viewOf(record, bank)
  const ok = { 200: diagnosticViewSchema }

  async function takerOf(request: FastifyRequest): Promise<Taker> {
    const [{ userId, name }, reader] = await Promise.all([accountOf(request), readerOf(request)])
    if (request.method !== 'GET') throttle(changes.take(String(userId)))
    return { userId, name, reader }
  }

  app.get(
    diagnosticPaths.diagnostics,
    {
      ...{ onRequest, onSend },
      schema: {
        ...{ summary: 'My open diagnostic, my latest result, and when I can take the next one', tags },
        response: { 200: diagnosticsSchema },
      },
    },
    async (request) => {
      const taker = await takerOf(request)
      if (!(await hasDiagnostics(taker.userId))) return { open: null, latest: null, nextAt: null }
      const { open, latest, nextAt } = await diagnostics.overview(taker)
      return {
        open: open && view(open),
        latest: latest?.endedAt == null ? null : { id: latest.id, endedAt: new Date(latest.endedAt).toISOString() },
        nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
      }
    },
  )
  app.post(
    diagnosticPaths.diagnostics,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_TOO_SOON', 'TOO_MANY_REQUESTS'),
      schema: {
        ...{ summary: 'Start a diagnostic, or continue the open one', tags },
        body: newDiagnosticSchema,
        response: ok,
      },
    },
    async (request) => view(await diagnostics.start(await takerOf(request), request.body)),
  )
  app.get(
    diagnosticPaths.diagnostic,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_UNKNOWN'),
      schema: { ...{ summary: 'The current state of one of my diagnostics', tags, params }, response: ok },
    },
    async (request) => view(await diagnostics.of(await takerOf(request), request.params.id)),
  )
  app.post(
    diagnosticPaths.answers,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_UNKNOWN', 'DIAGNOSTIC_MOVED_ON', 'TOO_MANY_REQUESTS'),
      schema: {
        ...{ summary: 'Answer the open item', tags, params },
        description:
          'Nothing in the response says whether it was right; that is in the result. The first answer counts.',
        body: diagnosticAnswerSchema,
        response: ok,
      },
    },
    async (request) => view(await diagnostics.answer(await takerOf(request), request.params.id, request.body)),
  )
  app.post(
    diagnosticPaths.skips,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_UNKNOWN', 'TOO_MANY_REQUESTS'),
      schema: { ...{ summary: 'Skip the open part', tags, params }, body: diagnosticSkipSchema, response: ok },
    },
    async (request) => view(await diagnostics.skip(await takerOf(request), request.params.id, request.body.part)),
  )
  app.post(
    diagnosticPaths.task,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_UNKNOWN', 'TOO_MANY_REQUESTS', ...commandRefusals),
      schema: { ...{ summary: 'Open the session of the coding task', tags, params }, response: ok },
    },
    async (request) => view(await diagnostics.beginTask(await takerOf(request), request.params.id)),
  )
  app.post(
    diagnosticPaths.explanation,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_UNKNOWN', 'TOO_MANY_REQUESTS'),
      schema: { ...{ summary: 'Start the clock of the explanation', tags, params }, response: ok },
    },
    async (request) => view(await diagnostics.beginExplanation(await takerOf(request), request.params.id)),
  )
  app.put(
    diagnosticPaths.explanation,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_UNKNOWN', 'DIAGNOSTIC_MOVED_ON', 'TOO_MANY_REQUESTS'),
      schema: {
        ...{ summary: 'Save the explanation, or hand it in', tags, params },
        body: diagnosticExplanationSchema,
        response: ok,
      },
    },
    async (request) => view(await diagnostics.explain(await takerOf(request), request.params.id, request.body)),
  )
  app.get(
    diagnosticPaths.result,
    {
      ...{ onRequest, onSend },
      config: refuses('DIAGNOSTIC_UNKNOWN', 'DIAGNOSTIC_OPEN'),
      schema: {
        ...{ summary: 'The result of a diagnostic that has ended', tags, params },
        response: { 200: diagnosticResultSchema },
      },
    },
    async (request) => {
      const { result } = await diagnostics.of(await takerOf(request), request.params.id)
      if (result === null) throw new ProblemError('DIAGNOSTIC_OPEN')
      return result
    },
  )
}
