import type { ModelUsage } from '@greenroom/shared/session'
import type { LanguageModel } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { ProviderCall } from '../interviewer/provider.ts'
import { ModelFailed } from './modelFailure.ts'
import type { ModelMetrics } from './modelMetrics.ts'
import type { Times } from './patience.ts'
import type { Prompt } from './prompt.ts'
import { streamModel } from './streamModel.ts'

/** A language model ready to be called. */
export type Model = {
  /** The model's protocol: `openai-compatible` or `anthropic`. */
  provider: string
  /** The name configured for the model. */
  name: string
  model: LanguageModel
}

/** The input of one call. `purpose` labels it in the log and the metrics. */
export type ModelAsked = { prompt: Prompt; purpose: string; call: ProviderCall }

/** The temperature of a call. Speech may vary a little; forms mustn't. */
export type Manner = { temperature: number }

/**
 * The maximum number of tokens. A reply has 45 words and a form isn't longer, so the rest is for models that think
 * first.
 */
const maxOutputTokens = 1_024

/** The dependencies of every call. */
export type CallMeans = { model: Model; metrics: ModelMetrics; logger: FastifyBaseLogger; times: Times }

/**
 * Calls a language model once, with metrics and a log line.
 * @param manner how the model should write
 * @param read turns the model's text into the result; calls `begun` when the first text arrives
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
