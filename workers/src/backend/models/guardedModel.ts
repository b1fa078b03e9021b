import type { FastifyBaseLogger } from 'fastify'
import type { Metric } from 'prom-client'
import type { ProviderPiece } from '../interviewer/provider.ts'
import { type Breaker, createBreaker, usualBreaker } from './breaker.ts'
import type { Model, ModelAsked } from './modelCall.ts'
import { ModelFailed } from './modelFailure.ts'
import { modelForm } from './modelForm.ts'
import { createModelMetrics } from './modelMetrics.ts'
import { modelSpeech } from './modelSpeech.ts'
import { type Times, usualTimes } from './patience.ts'

/**
 * A language model that pauses for a while after failures. Everything in a process that uses this model shares one
 * instance.
 */
export type GuardedModel = {
  provider: string
  /** Time limit for the first readable words, in ms. */
  firstWordsMs: number
  /**
   * Streams the model's answer to a prompt.
   * @throws ModelFailed, with kind `resting` and without a call while the model pauses; or the reason of `signal`
   */
  speak(asked: ModelAsked, signal: AbortSignal): AsyncGenerator<ProviderPiece>
  /**
   * Returns the model's whole text, parsed by `read`. After repeated failures, forms pause for a while, but speech
   * continues.
   * @param read null if the text can't be parsed
   * @param longest the maximum length of the text, in characters
   * @throws as `speak` does
   */
  fillIn<Form>(
    asked: ModelAsked,
    means: { read: (text: string) => Form | null; longest: number; signal: AbortSignal },
  ): Promise<Form>
  /** Whether the model's server can only handle one call at a time, because it has dropped a call for the next one. */
  takesOneCall(): boolean
  /**
   * Reports that the server cut off speech when a form was requested. From now on, calls are made one after the other.
   */
  sawCallDropped(): void
  /** Counts a reply that a fallback gave instead of the model. */
  countTakeover(reason: string): void
  /** When the model last succeeded, in ms since 1970; null if it never has. */
  lastSuccessAt(): number | null
  stateInWords(): string
  metrics: readonly Metric[]
}

export type GuardedModelOptions = {
  model: Model
  logger: FastifyBaseLogger
  /** Returns the current time, in ms since 1970. */
  now: () => number
  times?: Times
  breaker?: typeof usualBreaker
}

export function guardedModel(options: GuardedModelOptions): GuardedModel {
  const { model, logger, now, times = usualTimes } = options
  const breaker = createBreaker({ ...(options.breaker ?? usualBreaker), now })
  // A model that speaks well may still fail at forms. In that case, only its forms pause.
  const ofForms = createBreaker({ ...(options.breaker ?? usualBreaker), now })
  const metrics = createModelMetrics({ provider: model.provider, model: model.name }, breaker.state)
  let lastFailure: ModelFailed | null = null
  let takesOneCall = false

  /** Reports a call's outcome to its breaker. If the caller leaves before the first words, the call doesn't count. */
  function settle(held: Breaker, failure: ModelFailed | null, hasSpoken: boolean): void {
    if (failure?.isOutage === true) held.failed(failure.retryAfterMs)
    else if (failure === null && hasSpoken) held.succeeded()
    else held.abandoned()
  }

  function logFailure({ call, purpose }: ModelAsked, { kind: reason, message }: ModelFailed): void {
    const { requestId } = call
    logger.error(
      { requestId, provider: model.provider, model: model.name, purpose, reason, message },
      'the language model failed',
    )
  }

  const resting = () => new ModelFailed('resting', 'it failed before and is left alone for a while')

  return {
    provider: model.provider,
    firstWordsMs: times.firstWordsMs,
    metrics: metrics.all,
    takesOneCall: () => takesOneCall,
    sawCallDropped() {
      takesOneCall = true
    },
    countTakeover: metrics.takenOver,
    lastSuccessAt: breaker.lastSuccessAt,
    async *speak(asked, signal) {
      if (!breaker.admits()) throw resting()
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
        if (error.isOutage) lastFailure = error
        logFailure(asked, error)
        throw error
      } finally {
        settle(breaker, failure, hasSpoken)
      }
    },
    async fillIn(asked, means) {
      if (breaker.state() === 'resting' || !ofForms.admits()) throw resting()
      let failure: ModelFailed | null = null
      let isFilled = false
      try {
        const form = await modelForm(asked, { model, metrics, logger, times }, means)
        isFilled = true
        return form
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        failure = error
        logFailure(asked, error)
        throw error
      } finally {
        settle(ofForms, failure, isFilled)
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
