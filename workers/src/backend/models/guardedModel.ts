import type { FastifyBaseLogger } from 'fastify'
import type { Metric } from 'prom-client'
import type { ProviderCall, ProviderPiece } from '../interviewer/provider.ts'
import { createBreaker, usualBreaker } from './breaker.ts'
import { ModelFailed } from './modelFailure.ts'
import { createModelMetrics } from './modelMetrics.ts'
import { type Model, modelSpeech } from './modelSpeech.ts'
import { type Times, usualTimes } from './patience.ts'
import type { Prompt } from './prompt.ts'

/** A language model that is left alone for a while when it fails. All who speak by it in one process share one. */
export type GuardedModel = {
  provider: string
  /**
   * What it says to a prompt.
   * @param purpose what it is asked for, in the log and in the metrics
   * @throws ModelFailed, of the kind `resting` without a call where it is left alone; or the reason of `signal`
   */
  speak(
    asked: { prompt: Prompt; purpose: string; call: ProviderCall },
    signal: AbortSignal,
  ): AsyncGenerator<ProviderPiece>
  /** Somebody else gives the reply that it failed to give. */
  countTakeover(reason: string): void
  /** When it was last heard, in ms since 1970, or null. */
  lastSuccessAt(): number | null
  stateInWords(): string
  metrics: readonly Metric[]
}

export type GuardedModelOptions = {
  model: Model
  logger: FastifyBaseLogger
  /** ms since 1970. */
  now: () => number
  times?: Times
  breaker?: typeof usualBreaker
}

export function guardedModel(options: GuardedModelOptions): GuardedModel {
  const { model, logger, now, times = usualTimes } = options
  const breaker = createBreaker({ ...(options.breaker ?? usualBreaker), now })
  const metrics = createModelMetrics({ provider: model.provider, model: model.name }, breaker.state)
  let lastFailure: ModelFailed | null = null

  /** What a call that was let through tells of the model. Whoever hung up before its first words has learnt nothing. */
  function settle(failure: ModelFailed | null, hasSpoken: boolean): void {
    if (failure?.isOutage === true) {
      lastFailure = failure
      breaker.failed(failure.retryAfterMs)
    } else if (failure === null && hasSpoken) breaker.succeeded()
    else breaker.abandoned()
  }

  return {
    provider: model.provider,
    metrics: metrics.all,
    countTakeover: metrics.takenOver,
    lastSuccessAt: breaker.lastSuccessAt,
    async *speak(asked, signal) {
      if (!breaker.admits()) throw new ModelFailed('resting', 'it failed before and is left alone for a while')
      let failure: ModelFailed | null = null
      let hasSpoken = false
      try {
        for await (const piece of modelSpeech(asked, { model, metrics, logger, times }, signal)) {
          hasSpoken = true
          yield piece
        }
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        failure = error
        const { requestId } = asked.call
        const { kind: reason, message } = error
        logger.error(
          { requestId, provider: model.provider, model: model.name, reason, message },
          'the language model failed',
        )
        throw error
      } finally {
        settle(failure, hasSpoken)
      }
    },
    stateInWords() {
      switch (breaker.state()) {
        case 'answering':
          return `${model.name}: ${breaker.lastSuccessAt() === null ? 'not asked yet' : 'answering'}`
        case 'probing':
          return `${model.name}: failed, being tried again; scripted meanwhile`
        case 'resting':
          return `${model.name}: failed (${lastFailure?.kind ?? 'unknown'}), left alone for a while; scripted meanwhile`
      }
    },
  }
}
