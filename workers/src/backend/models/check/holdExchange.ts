import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import type { ModelUsage } from '@greenroom/shared/session'
import { chatRequestSchema } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { createInterviewer } from '../../interviewer/interviewer.ts'
import { scriptedProvider } from '../../interviewer/scripted/scriptedProvider.ts'
import type { GuardedModel } from '../guardedModel.ts'
import { modelProvider } from '../modelProvider.ts'
import type { Exchange } from './exchanges.ts'

/** The outcome of an exchange. */
export type Held = {
  exchange: Exchange
  reply: string
  /** Time until the first readable words, and until the end of the reply, in ms. */
  firstWordsMs: number
  wholeMs: number
  usage: ModelUsage | null
  /** The rules the model broke, in order. Each led to a second attempt or a cut. */
  broke: readonly string[]
  /** Why the scripted interviewer gave or completed the reply; null if the model gave all of it. */
  takenOver: string | null
  /** Whether the model returned a readable form; null if none was requested. */
  filledIn: boolean | null
}

export type HoldMeans = { model: GuardedModel; bank: ChallengeBank; spoken: SpokenBank; logger: FastifyBaseLogger }

/** Runs one exchange under the rules of an interview, as a candidate would see it. */
export async function holdExchange(exchange: Exchange, { model, bank, spoken, logger }: HoldMeans): Promise<Held> {
  const broke: string[] = []
  let takenOver: string | null = null
  let filledIn: boolean | null = null
  const watched: GuardedModel = {
    ...model,
    countTakeover(reason) {
      takenOver = reason
      model.countTakeover(reason)
    },
    async fillIn(asked, means) {
      filledIn = false
      const form = await model.fillIn(asked, means)
      filledIn = true
      return form
    },
  }
  const interviewer = createInterviewer({
    bank,
    spoken,
    provider: modelProvider(watched, scriptedProvider()),
    now: Date.now,
    logger,
    onFault: (fault) => void broke.push(fault),
  })
  const startedAt = performance.now()
  const since = () => Math.round(performance.now() - startedAt)
  const context = { signal: new AbortController().signal, requestId: 'model-check' }
  const speech = interviewer.speak(exchange.call, chatRequestSchema.parse(exchange.body), context)
  let firstWordsMs: number | null = null
  for (;;) {
    const part = await speech.next()
    firstWordsMs ??= since()
    if (part.done !== true) continue
    const { response, usage } = part.value
    const times = { firstWordsMs, wholeMs: since() }
    return { exchange, reply: response.message, ...times, usage, broke, takenOver, filledIn }
  }
}
