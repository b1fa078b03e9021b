import type { ModelUsage } from '@greenroom/shared/session'
import type { LanguageModel } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { ProviderCall } from '../interviewer/provider.ts'
import { ModelFailed } from './modelFailure.ts'
import type { ModelMetrics } from './modelMetrics.ts'
import type { Times } from './patience.ts'
import type { Prompt } from './prompt.ts'
import { streamModel } from './streamModel.ts'

/** A language model that is ready to be asked. */
export type Model = {
  /** Whose protocol it speaks: `openai-compatible` or `anthropic`. */
  provider: string
  /** As the configuration names it. */
  name: string
  model: LanguageModel
}

/** What one call is made with. `purpose` is what it is asked for, in the log and in the metrics. */
export type ModelAsked = { prompt: Prompt; purpose: string; call: ProviderCall }

/** How freely a model writes: words have some play, forms have none. */
export type Manner = { temperature: number }

/** A reply has 45 words, and a form is no longer than that; the rest is room for a model that thinks before it speaks. */
const maxOutputTokens = 1_024

/** What every call needs. */
export type CallMeans = { model: Model; metrics: ModelMetrics; logger: FastifyBaseLogger; times: Times }

/**
 * One call of a language model, counted, and one line of the log.
 * @param manner how it is to write
 * @param read makes of its text what is wanted; it calls `begun` with the first of it
 * @throws ModelFailed, or the reason of `signal`
 */
export async function* modelCall<Piece>(
  { prompt, purpose, call }: ModelAsked,
  { model, metrics, logger, times }: CallMeans,
  manner: Manner,
  signal: AbortSignal,
  read: (chunks: AsyncIterable<string>, begun: () => void) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const startedAt = performance.now()
  let firstWordsMs: number | null = null
  let usage: ModelUsage | null = null
  let outcome = 'stopped'
  const onUsage = (counted: ModelUsage) => {
    usage = counted
    metrics.paid(counted)
    call.onUsage(counted)
  }
  const begun = () => {
    if (firstWordsMs !== null) return
    firstWordsMs = performance.now() - startedAt
    metrics.spoke(firstWordsMs)
  }
  try {
    const { instructions, message } = prompt
    const asked = { model: model.model, instructions, message, maxOutputTokens, ...manner, times }
    const chunks = streamModel(asked, signal, onUsage)
    yield* read(chunks, begun)
    outcome = 'answered'
  } catch (error) {
    if (error instanceof ModelFailed) outcome = error.kind
    throw error
  } finally {
    const durationMs = performance.now() - startedAt
    metrics.ended(purpose, outcome, durationMs)
    logger.info(
      {
        requestId: call.requestId,
        provider: model.provider,
        model: model.name,
        purpose,
        prompt: { hash: prompt.hash, version: prompt.version },
        outcome,
        usage,
        firstWordsMs: firstWordsMs === null ? null : Math.round(firstWordsMs),
        durationMs: Math.round(durationMs),
      },
      'language model called',
    )
  }
}
