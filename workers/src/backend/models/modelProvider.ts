import type { FastifyBaseLogger } from 'fastify'
import type { InterviewerProvider, ProviderPiece, Turn } from '../interviewer/provider.ts'
import { createBreaker, usualBreaker } from './breaker.ts'
import { interviewerInstructions, interviewerPrompt } from './interviewerPrompt.ts'
import { ModelFailed } from './modelFailure.ts'
import { createModelMetrics } from './modelMetrics.ts'
import { type Model, modelSpeech } from './modelSpeech.ts'
import { type Times, usualTimes } from './patience.ts'
import { noteFor } from './takeoverNote.ts'

export type ModelProviderOptions = {
  model: Model
  /** Who speaks where the model does not. It has to answer always, and at once. */
  standIn: InterviewerProvider
  logger: FastifyBaseLogger
  /** ms since 1970. */
  now: () => number
  times?: Times
  breaker?: typeof usualBreaker
}

/**
 * The interviewer by a language model. Where that fails, a stand-in answers in the same call; after several failures in a row the model
 * is left alone for a while. A reply fails with nothing but the reason of its signal.
 */
export function modelProvider(options: ModelProviderOptions): InterviewerProvider {
  const { model, standIn, logger, now, times = usualTimes } = options
  const breaker = createBreaker({ ...(options.breaker ?? usualBreaker), now })
  const metrics = createModelMetrics({ provider: model.provider, model: model.name }, breaker.state)
  let lastFailure: ModelFailed | null = null

  async function* takenOver(turn: Turn, signal: AbortSignal, reason: string): AsyncGenerator<ProviderPiece> {
    metrics.takenOver(reason)
    const isAfresh = reason === 'declined'
    yield { type: 'takeover', note: noteFor(turn.history, breaker.lastSuccessAt()), isAfresh }
    yield* standIn.reply(turn, signal)
  }

  /** What a call that was let through tells of the model. Whoever hung up before its first words has learnt nothing. */
  function settle(failure: ModelFailed | null, hasSpoken: boolean): void {
    if (failure?.isOutage === true) {
      lastFailure = failure
      breaker.failed(failure.retryAfterMs)
    } else if (failure === null && hasSpoken) breaker.succeeded()
    else breaker.abandoned()
  }

  return {
    name: model.provider,
    instructions: interviewerInstructions,
    metrics: metrics.all,
    async *reply(turn, signal, call = { requestId: '', onUsage: () => {} }) {
      // What is said to a deck of statements are its author's words, one after the other: there is nothing to find words for.
      if (turn.deck !== null) return yield* standIn.reply(turn, signal)
      if (!breaker.admits()) return yield* takenOver(turn, signal, 'resting')
      let failure: ModelFailed | null = null
      let hasSpoken = false
      try {
        const asked = { prompt: interviewerPrompt(turn), purpose: turn.call, call }
        for await (const piece of modelSpeech(asked, { model, metrics, logger, times }, signal)) {
          hasSpoken = true
          yield piece
        }
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        failure = error
      } finally {
        settle(failure, hasSpoken)
      }
      if (failure === null) return
      const { requestId } = call
      const { kind: reason, message } = failure
      logger.error(
        { requestId, provider: model.provider, model: model.name, reason, message },
        'the language model failed',
      )
      yield* takenOver(turn, signal, reason)
    },
    // The stand-in answers in any case: an outage of the model takes no backend out of service.
    ready: async () => ({ ok: true, detail: `${model.provider} (${model.name}): ${stateInWords()}` }),
  }

  function stateInWords(): string {
    switch (breaker.state()) {
      case 'answering':
        return breaker.lastSuccessAt() === null ? 'not asked yet' : 'answering'
      case 'probing':
        return 'failed, being tried again; scripted meanwhile'
      case 'resting':
        return `failed (${lastFailure?.kind ?? 'unknown'}), left alone for a while; scripted meanwhile`
    }
  }
}
