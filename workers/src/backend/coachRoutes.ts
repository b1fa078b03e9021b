import { type DesiredAction, desiredActionSchema } from '@greenroom/shared/vocabulary'
import {
  type ChatRequest,
  chatCallPaths,
  chatRequestSchema,
  type PredefinedInteractionRequest,
  predefinedInteractionRequestSchema,
} from '@greenroom/shared/wire'
import { z } from 'zod'
import type { HttpApp } from '../platform/httpService.ts'
import { chatAnswers, chatHeadersSchema } from './chatAnswers.ts'
import { chatRefusals, chatResponses } from './chatResponses.ts'
import type { Coach } from './coach/coach.ts'
import type { HelpRequest } from './coach/moment.ts'
import type { CoachTask } from './coach/provider.ts'

type Asked = Pick<HelpRequest, 'task' | 'helper'>

const asksByPath = {
  [chatCallPaths.help]: { task: 'hint', helper: 'interviewer' },
  [chatCallPaths.giveFeedback]: { task: 'feedback', helper: 'interviewer' },
  [chatCallPaths.debug]: { task: 'debug', helper: 'interviewer' },
  [chatCallPaths.coachDebug]: { task: 'debug', helper: 'interviewerCoach' },
  [chatCallPaths.coachSimplifyCode]: { task: 'simplify', helper: 'interviewerCoach' },
} as const satisfies Record<string, Asked>

const taskOfAction = {
  respondToMessage: 'message',
  provideCodeFeedback: 'feedback',
  provideHint: 'hint',
  provideClarification: 'clarification',
  detectBugsInCode: 'bugs',
  recommendCodeImprovements: 'improve',
} as const satisfies Record<DesiredAction, CoachTask>

/**
 * Adds the calls for help (spec §7): the interviewer's and the coach's buttons, and the six predefined interactions.
 * Like the interviewer's calls, these answer with JSON or a stream, once per `idempotency-key`.
 */
export function coachRoutes(
  app: HttpApp,
  { coach, pieceDelayMs, now }: { coach: Coach; pieceDelayMs: number; now: () => number },
): void {
  const send = chatAnswers({ pieceDelayMs, now })
  const common = { headers: chatHeadersSchema, response: chatResponses }

  const schema = { ...common, body: chatRequestSchema }
  for (const [path, asked] of Object.entries(asksByPath)) {
    app.post(path, { schema, config: chatRefusals }, ({ headers, body, id }, reply) => {
      const request = { ...asked, body, conceptCard: false }
      return send({ call: path, headers, speak: (signal) => coach.speak(request, { signal, requestId: id }) }, reply)
    })
  }

  const interaction = {
    ...common,
    querystring: z.looseObject({ desiredAction: desiredActionSchema }),
    body: predefinedInteractionRequestSchema,
  }
  app.post(
    chatCallPaths.predefinedInteractions,
    { schema: interaction, config: chatRefusals },
    ({ headers, body, query, id }, reply) => {
      const { desiredAction } = query
      const request: HelpRequest = {
        task: taskOfAction[desiredAction],
        helper: 'interviewerCoach',
        body: asChatRequest(body),
        conceptCard: body.interviewContext?.conceptCard ?? false,
      }
      const speak = (signal: AbortSignal) => coach.speak(request, { signal, requestId: id })
      return send({ call: desiredAction, headers, speak }, reply)
    },
  )
}

const withoutSettings = chatRequestSchema.parse({ chatHistory: [] })

/** Turns a predefined interaction into a chat call without settings or a step. */
const asChatRequest = ({ challenge, ...body }: PredefinedInteractionRequest): ChatRequest => ({
  ...withoutSettings,
  ...body,
  codingChallengeQuestion: challenge.challenge_description,
})
