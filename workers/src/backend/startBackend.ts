import type { ChallengeBank, ConceptCard, SpokenBank } from '@greenroom/shared/content'
import { guardAll } from '@greenroom/shared/service'
import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import { requireBearer } from '../platform/bearer.ts'
import { createHttpService } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import { chatRoutes } from './chatRoutes.ts'
import { createCoach } from './coach/coach.ts'
import type { CoachProvider } from './coach/provider.ts'
import { scriptedCoach } from './coach/scripted/scriptedCoach.ts'
import { coachRoutes } from './coachRoutes.ts'
import { cvRoutes } from './cv/cvRoutes.ts'
import type { CvWriter } from './cv/cvWriter.ts'
import { createInterviewer, type MessageRead } from './interviewer/interviewer.ts'
import type { InterviewerProvider } from './interviewer/provider.ts'
import { scriptedProvider } from './interviewer/scripted/scriptedProvider.ts'

export type BackendOptions = {
  /** The port to listen on; 0 for any free port. */
  port: number
  host: string
  /** The token that callers send as `Authorization: Bearer …`. */
  token: string
  logger: FastifyBaseLogger
  bank: ChallengeBank
  spoken?: SpokenBank
  /** The interviewer's provider; defaults to the scripted one. */
  provider?: InterviewerProvider
  /** The coach's provider; defaults to the scripted coach. */
  coachProvider?: CoachProvider
  /** Words the lines of CVs; undefined without a language model. */
  cvWriter?: CvWriter | undefined
  /** The cards with which the coach explains topics; defaults to none. */
  concepts?: readonly ConceptCard[]
  /** Whether to log how each message was read, and by which reader. */
  logReadings?: boolean
  /** The pause between two pieces of a streamed reply, in ms. */
  pieceDelayMs?: number
  /** How long pending answers may continue after a stop, in ms. */
  stopGraceMs?: number
  /** Returns the current time, in ms since 1970. */
  now?: () => number
}

export type RunningBackend = { url: string; port: number; stop(): Promise<void> }

/**
 * The maximum size of a request, in bytes. A body holds a whole conversation, and 2,000 messages of the usual length
 * are far smaller than this.
 */
const bodyLimitBytes = 8 * 1024 * 1024

/**
 * Starts the AI backend: the chat calls of spec §7 behind a bearer token; health, metrics and documentation without
 * one. It may lose its state at any time. `stop` gives pending answers a moment to finish; anything slower, such as a
 * language model, ends with 503 so that the caller retries.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const {
    port,
    host,
    token,
    logger,
    bank,
    spoken,
    provider = scriptedProvider(),
    coachProvider = scriptedCoach(),
    cvWriter,
    concepts = [],
    logReadings = false,
    pieceDelayMs = 30,
    stopGraceMs = 3_000,
    now = Date.now,
  } = options
  const { app, registry } = await createHttpService({
    title: 'Greenroom AI backend',
    description: 'The words of the interviewer and the coach (spec §7).',
    logger,
    bodyLimitBytes,
    readiness: async () => ({ provider: await provider.ready(), coach: await coachProvider.ready() }),
  })
  for (const metric of [...(provider.metrics ?? []), ...(coachProvider.metrics ?? [])]) registry.registerMetric(metric)
  const replaced = new Counter({
    name: 'replies_repaired_total',
    help: 'Replies of the provider that broke a rule and were repaired or replaced, by the rule',
    labelNames: ['provider', 'fault'],
    registers: [registry],
  })
  const onFault = (fault: string) => replaced.inc({ provider: provider.name, fault })
  const onRead = logReadings ? (read: MessageRead) => logger.info(read, 'a message was read') : undefined
  const interviewer = createInterviewer({ bank, spoken, provider, now, logger, onFault, onRead })
  const closing = new AbortController()
  const untilClosing = (context: { signal: AbortSignal; requestId: string }) => ({
    ...context,
    signal: AbortSignal.any([context.signal, closing.signal]),
  })
  const onCoachFault = (fault: string) => replaced.inc({ provider: coachProvider.name, fault })
  const material = { bank, spoken, concepts }
  const coach = createCoach({ ...material, provider: coachProvider, now, logger, onFault: onCoachFault })
  app.register(async (scope) => {
    guardAll(scope, requireBearer(token))
    chatRoutes(scope, {
      interviewer: {
        ...interviewer,
        speak: (call, body, context) => interviewer.speak(call, body, untilClosing(context)),
      },
      pieceDelayMs,
      now,
    })
    cvRoutes(scope, { cvWriter, closing: closing.signal })
    coachRoutes(scope, {
      coach: { speak: (request, context) => coach.speak(request, untilClosing(context)) },
      pieceDelayMs,
      now,
    })
  })
  let isStopping = false
  // Otherwise a caller's keep-alive connection would delay shutdown.
  app.addHook('onResponse', async () => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections())
  })
  const url = await app.listen({ port, host })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error(`The AI backend has no port: ${url}`)
  return {
    url,
    port: address.port,
    async stop() {
      isStopping = true
      const outOfTime = setTimeout(() => closing.abort(new ProblemError('NOT_READY')), stopGraceMs)
      try {
        await app.close()
      } finally {
        clearTimeout(outOfTime)
      }
    },
  }
}
