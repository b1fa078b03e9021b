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

/** Whoever asked with a key may come back for the answer: the job of a worker that died runs again within ten seconds. */
const patienceWithKeyMs = 15_000

export const chatHeadersSchema = z.looseObject({
  'idempotency-key': z.string().min(1).max(255).optional(),
  accept: z.string().optional(),
})

/** What the answer to a chat call is made from: who asks for what, and who speaks. */
export type Asked = {
  /** Which of the calls it is: the same key may be used for another one. */
  call: string
  headers: z.infer<typeof chatHeadersSchema>
  /** Begins to speak. Its signal is aborted when nobody waits for the answer any more. */
  speak: (signal: AbortSignal) => Speech
}

/**
 * Answers chat calls with a JSON response, or with `accept: text/event-stream` while it is spoken. The same `idempotency-key` within
 * ten minutes gets the same answer, whatever the form, also while the first who asked still listens. What a language model
 * was paid for stands beside the response, in headers or in an event, so that the response stays as the specification has it (spec §7).
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

/** The speech once it has begun: what fails before its first words is answered with a status of its own. */
async function begun(speech: Speech): Promise<Speech> {
  const first = await speech.next()
  async function* whole(): Speech {
    if (first.done === true) return first.value
    yield first.value
    return yield* speech
  }
  return whole()
}

/** Aborted when the caller's connection closes before everything was answered. */
function hangUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new ProblemError('CLIENT_CLOSED_REQUEST'))
  })
  return controller.signal
}
