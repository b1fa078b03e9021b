import { type ChallengeBank, createBank, loadConcepts, type SpokenBank } from '@greenroom/shared/content'
import { type ChatRequestBody, type ChatResponse, chatCallPaths, chatResponseSchema } from '@greenroom/shared/wire'
import { createParser } from 'eventsource-parser'
import { pino } from 'pino'
import { z } from 'zod'
import { firstRepeat } from '../../../testing/firstRepeat.ts'
import { scriptedCoach } from '../../coach/scripted/scriptedCoach.ts'
import { scriptedProvider } from '../../interviewer/scripted/scriptedProvider.ts'
import { startBackend } from '../../startBackend.ts'
import { usualBreaker } from '../breaker.ts'
import { alwaysFit, type Fitness } from '../check/fitness.ts'
import { guardedModel } from '../guardedModel.ts'
import { languageModelOf } from '../languageModel.ts'
import { modelCoach } from '../modelCoach.ts'
import { modelCvWriter } from '../modelCvWriter.ts'
import { modelProvider } from '../modelProvider.ts'
import type { ModelSettings } from '../modelSettings.ts'
import { type Times, usualTimes } from '../patience.ts'
import { type Step, startModelServer } from './modelServer.ts'

export const key = 'a-key-that-stands-in-no-log'
export const email = 'ada.larsen@example.org'
const token = 'a-token-for-this-spec'

export const said = (
  message: string,
  sender: 'candidate' | 'interviewer' = 'candidate',
  timeSent = '2026-03-01T09:00:00Z',
) => ({
  sender,
  recipient: sender === 'candidate' ? ('interviewer' as const) : ('candidate' as const),
  timeSent,
  message,
})

/** Builds the body of a call from the middle of an interview. */
export const bodyWith = (
  chatHistory: ChatRequestBody['chatHistory'],
  more: Partial<ChatRequestBody> = {},
): ChatRequestBody => ({
  chatHistory,
  candidatesCode: '',
  programmingLanguage: 'python',
  codeIsSubmitted: false,
  candidateName: 'Ada Larsen',
  codingChallengeQuestion: firstRepeat.statement,
  interviewSettings: { interviewerPersonality: 'fair', companyType: 'Stripe', candidateRoleType: 'devops' },
  telephoneOrOnsitePhase: 'approach',
  userEmail: email,
  userId: 70_707,
  interviewContext: { challengeId: 'first-repeat', contentVersion: 'spec-1', hintRung: 0, testResults: null },
  ...more,
})

/** An attempt at an answer that our classifier recognises. */
export const attempt = bodyWith([said('I would compare every pair in a nested loop.')])

export type Heard = {
  /** The text pieces, and when each arrived, in ms of `performance.now()`. */
  deltas: { text: string; at: number }[]
  usage: unknown
  reply: ChatResponse | null
  error: unknown
}

export type Fixture = Awaited<ReturnType<typeof startInterviewByModel>>

/** Starts a backend whose interviewer and coach use our test server's model. */
export async function startInterviewByModel(
  provider: ModelSettings['provider'] = 'openai-compatible',
  {
    times = {},
    breaker = {},
    now = Date.now,
    bank = createBank([firstRepeat]),
    spoken,
    afterWordsMs,
    fitness = alwaysFit,
  }: {
    times?: Partial<Times>
    breaker?: Partial<typeof usualBreaker>
    now?: () => number
    bank?: ChallengeBank
    spoken?: SpokenBank
    afterWordsMs?: number
    fitness?: Fitness
  } = {},
) {
  const server = await startModelServer()
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const settings = { provider, baseUrl: server.url, model: 'small', apiKey: key }
  const model = { provider, name: settings.model, model: languageModelOf(settings) }
  const guarded = guardedModel({
    model,
    logger,
    now,
    times: { ...usualTimes, ...times },
    breaker: { ...usualBreaker, ...breaker },
  })
  const interviewer = modelProvider(guarded, scriptedProvider(), { afterWordsMs, fitness })
  const backend = await startBackend({
    port: 0,
    host: '127.0.0.1',
    token,
    logger,
    bank,
    ...(spoken === undefined ? {} : { spoken }),
    provider: interviewer,
    coachProvider: modelCoach(guarded, scriptedCoach(), { fitness }),
    cvWriter: modelCvWriter(guarded),
    concepts: loadConcepts(),
    pieceDelayMs: 1,
    now,
  })

  const post = (
    body: unknown,
    headers: Record<string, string> = {},
    { path = chatCallPaths.respondToMsg as string, signal }: { path?: string; signal?: AbortSignal } = {},
  ) =>
    fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    })

  return {
    server,
    post,
    /** Returns the log's lines so far, as written. */
    log: (): string => lines.join(''),
    logged: (message: string): Record<string, unknown>[] =>
      lines
        .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)))
        .filter(({ msg }) => msg === message),
    plans(...steps: Step[][]) {
      server.plan.splice(0, server.plan.length, ...steps)
    },
    /** Sets the forms the model fills in when it judges an answer. */
    fillsIn(...steps: Step[][]) {
      server.formPlan.splice(0, server.formPlan.length, ...steps)
    },
    async asked(body: unknown = attempt, options: Parameters<typeof post>[2] = {}): Promise<ChatResponse> {
      return chatResponseSchema.parse(await (await post(body, {}, options)).json())
    },
    async heard(
      body: unknown = attempt,
      headers: Record<string, string> = {},
      options: Parameters<typeof post>[2] = {},
    ): Promise<Heard> {
      return hear(await post(body, { accept: 'text/event-stream', ...headers }, options))
    },
    metric: async (name: string): Promise<string[]> =>
      (await (await fetch(`${backend.url}/metrics`)).text()).split('\n').filter((line) => line.startsWith(`${name}{`)),
    ready: async (): Promise<string> => (await fetch(`${backend.url}/readyz`)).text(),
    async stop() {
      await server.stop()
      await backend.stop()
    },
  }
}

/** Reads an event stream as it arrives. */
export async function hear(answer: Response): Promise<Heard> {
  const heard: Heard = { deltas: [], usage: null, reply: null, error: null }
  const parser = createParser({
    onEvent({ event, data }) {
      const json: unknown = JSON.parse(data)
      if (event === 'delta') heard.deltas.push({ ...z.object({ text: z.string() }).parse(json), at: performance.now() })
      else if (event === 'usage') heard.usage = json
      else if (event === 'reply') heard.reply = chatResponseSchema.parse(json)
      else heard.error = json
    },
  })
  const decoder = new TextDecoder()
  for await (const bytes of answer.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }))
  return heard
}

export const shown = ({ deltas }: Heard): string => deltas.map(({ text }) => text).join('')
