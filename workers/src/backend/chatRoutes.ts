import { quickActionSchema } from '@greenroom/shared/vocabulary'
import { type ChatRequest, chatCallPaths, chatRequestSchema } from '@greenroom/shared/wire'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../platform/httpService.ts'
import { chatAnswers, chatHeadersSchema } from './chatAnswers.ts'
import { chatRefusals, chatResponses } from './chatResponses.ts'
import type { Interviewer, InterviewerCall } from './interviewer/interviewer.ts'

type Request = { headers: z.infer<typeof chatHeadersSchema>; body: ChatRequest; id: string }

/**
 * Adds the interviewer's chat calls (spec §7), which answer with JSON or, with `accept: text/event-stream`, a stream of
 * events.
 */
export function chatRoutes(
  app: HttpApp,
  { interviewer, pieceDelayMs, now }: { interviewer: Interviewer; pieceDelayMs: number; now: () => number },
): void {
  const send = chatAnswers({ pieceDelayMs, now })
  const answer = (call: InterviewerCall, { headers, body, id }: Request, reply: FastifyReply) =>
    send({ call, headers, speak: (signal) => interviewer.speak(call, body, { signal, requestId: id }) }, reply)

  const schema = {
    headers: chatHeadersSchema,
    body: chatRequestSchema,
    response: chatResponses,
  }
  const calls = {
    [chatCallPaths.respondToMsg]: 'reply',
    [chatCallPaths.telephoneOrOnsiteRespondToMsg]: 'reply',
    [chatCallPaths.askQuestion]: 'opening',
  } as const satisfies Record<string, InterviewerCall>
  for (const [path, call] of Object.entries(calls)) {
    app.post(path, { schema, config: chatRefusals }, (request, reply) => answer(call, request, reply))
  }
  // The specification makes the query optional. A call without an action answers the message.
  const querystring = z.looseObject({ action: quickActionSchema.optional() })
  app.post(
    chatCallPaths.telephoneOrOnsiteUserQuickActions,
    { schema: { ...schema, querystring }, config: chatRefusals },
    (request, reply) => answer(request.query.action ?? 'reply', request, reply),
  )
}
