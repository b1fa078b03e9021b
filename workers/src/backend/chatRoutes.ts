import { Readable } from 'node:stream'
import {
  type ChatRequest,
  type ChatResponse,
  chatCallPaths,
  chatRequestSchema,
  chatResponseSchema,
  quickActionSchema,
} from '@greenroom/shared'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../platform/httpService.ts'
import { problemSchema } from '../platform/problems.ts'
import { answersOnce } from './answersOnce.ts'
import { replyEvents } from './eventStream.ts'
import type { Interviewer, InterviewerCall } from './interviewer/interviewer.ts'

const idempotencyKept = { keepMs: 10 * 60_000, mostKept: 10_000 }

const headersSchema = z.looseObject({
  'idempotency-key': z.string().min(1).max(255).optional(),
  accept: z.string().optional(),
})

const responses = {
  200: chatResponseSchema.describe(
    'With accept: text/event-stream it streams delta events and ends with this as reply',
  ),
  '4xx': problemSchema,
  '5xx': problemSchema,
}

/**
 * The chat calls of the interviewer (spec §7). Each answers JSON, or with `accept: text/event-stream` a stream of events.
 * The same `idempotency-key` within ten minutes gets the same answer.
 */
export function chatRoutes(
  app: HttpApp,
  { interviewer, pieceDelayMs, now }: { interviewer: Interviewer; pieceDelayMs: number; now: () => number },
): void {
  const answers = answersOnce<ChatResponse>({ ...idempotencyKept, now })

  const answer = async (
    call: InterviewerCall,
    { headers, body, id }: { headers: z.infer<typeof headersSchema>; body: ChatRequest; id: string },
    hungUp: AbortSignal,
    reply: FastifyReply,
  ) => {
    const key = headers['idempotency-key']
    // Whoever asks with a key may come back for the answer: it is finished even though nobody waits any more.
    const response = await (key === undefined
      ? interviewer.answer(call, body, { signal: hungUp, requestId: id })
      : answers.get(`${call} ${key}`, () =>
          interviewer.answer(call, body, { signal: AbortSignal.timeout(60_000), requestId: id }),
        ))
    if (!wantsEvents(headers.accept)) return response
    const events = Readable.from(replyEvents(response, { pieceDelayMs, signal: hungUp }))
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(events)
  }

  const schema = { headers: headersSchema, body: chatRequestSchema, response: responses, security: [{ bearer: [] }] }
  const calls = {
    [chatCallPaths.respondToMsg]: 'reply',
    [chatCallPaths.telephoneOrOnsiteRespondToMsg]: 'reply',
    [chatCallPaths.askQuestion]: 'opening',
  } as const satisfies Record<string, InterviewerCall>
  for (const [path, call] of Object.entries(calls)) {
    app.post(path, { schema }, (request, reply) => answer(call, request, hangUp(reply), reply))
  }
  // The specification's query is optional: without an action the message is answered.
  const querystring = z.looseObject({ action: quickActionSchema.optional() })
  app.post(chatCallPaths.telephoneOrOnsiteUserQuickActions, { schema: { ...schema, querystring } }, (request, reply) =>
    answer(request.query.action ?? 'reply', request, hangUp(reply), reply),
  )
}

const wantsEvents = (accept: string | undefined): boolean => /\btext\/event-stream\b/i.test(accept ?? '')

/** Aborted when the caller's connection closes before everything was answered. */
function hangUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
