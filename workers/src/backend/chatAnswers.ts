import { Readable } from 'node:stream'
import type { ModelUsage } from '@greenroom/shared/session'
import { usageHeaders } from '@greenroom/shared/wire'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ProblemError } from '../platform/problems.ts'
import { answersOnce } from './answersOnce.ts'
import { replyEvents } from './eventStream.ts'
import { type Recording, record } from './recording.ts'
import { heardOut, type Speech } from './speech.ts'

const idempotencyKept = { keepMs: 10 * 60_000, maxKept: 10_000 }

/**
 * How long to wait for a caller with a key to come back, in ms. If a worker dies, its job runs again within ten
 * seconds.
 */
const patienceWithKeyMs = 15_000

export const chatHeadersSchema = z.looseObject({
  'idempotency-key': z.string().min(1).max(255).optional(),
  accept: z.string().optional(),
})

/** Everything needed to answer a chat call: the caller, the request, and the speaker. */
export type Asked = {
  /** The kind of call. Part of the key, because another kind of call may use the same key. */
  call: string
  headers: z.infer<typeof chatHeadersSchema>
  /** Starts the speech. `signal` is aborted once no caller is waiting any more. */
  speak: (signal: AbortSignal) => Speech
}

/**
 * Answers chat calls with JSON, or with `accept: text/event-stream` as a stream while the answer is being generated.
 * The same `idempotency-key` within ten minutes gets the same answer in either form, even while the first caller is
 * still listening. A language model's token usage goes into headers or an event, so that the response stays as
 * specified (spec §7).
 */
export function chatAnswers({ pieceDelayMs, now }: { pieceDelayMs: number; now: () => number }) {
  const answers = answersOnce<Recording>({ ...idempotencyKept, now })

  return async ({ call, headers, speak }: Asked, reply: FastifyReply) => {
    const key = headers['idempotency-key']
    const recording =
      key === undefined ? record(speak, 0) : answers.get(`${call} ${key}`, () => record(speak, patienceWithKeyMs))
    const hungUp = hangUp(reply)
    const speech = recording.listen(hungUp)
    if (!wantsEvents(headers.accept)) {
      const { response, usage } = await heardOut(speech)
      if (usage !== null) reply.headers(headersOf(usage))
      return response
    }
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(Readable.from(replyEvents(await begun(speech), { pieceDelayMs, signal: hungUp })))
  }
}

const wantsEvents = (accept: string | undefined): boolean => /\btext\/event-stream\b/i.test(accept ?? '')

const headersOf = (usage: ModelUsage): Record<string, string> => ({
  [usageHeaders.inputTokens]: String(usage.inputTokens),
  [usageHeaders.outputTokens]: String(usage.outputTokens),
  [usageHeaders.isEstimated]: String(usage.isEstimated),
})

/** Waits for a speech to start, so that a failure before the first words gets its own HTTP status. */
async function begun(speech: Speech): Promise<Speech> {
  const first = await speech.next()
  async function* whole(): Speech {
    if (first.done === true) return first.value
    yield first.value
    return yield* speech
  }
  return whole()
}

/** Returns a signal that is aborted if the caller's connection closes before the answer is complete. */
function hangUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new ProblemError('CLIENT_CLOSED_REQUEST'))
  })
  return controller.signal
}
