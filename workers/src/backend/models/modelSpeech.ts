import type { ModelUsage } from '@greenroom/shared/session'
import type { LanguageModel } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { ProviderCall, ProviderPiece } from '../interviewer/provider.ts'
import { withoutJudgement } from './judgementMarks.ts'
import { ModelFailed } from './modelFailure.ts'
import type { ModelMetrics } from './modelMetrics.ts'
import type { Times } from './patience.ts'
import type { Prompt } from './prompt.ts'
import { refusesToSpeak } from './refusal.ts'
import { streamModel } from './streamModel.ts'

/** A language model that is ready to be asked. */
export type Model = {
  /** Whose protocol it speaks: `openai-compatible` or `anthropic`. */
  provider: string
  /** As the configuration names it. */
  name: string
  model: LanguageModel
  mostOutputTokens: number | undefined
}

/**
 * What a language model says to a prompt, with its judgement apart from its words. Each call is counted, and is one line of the log.
 * @param purpose what it is asked for, in the log and in the metrics
 * @throws ModelFailed, or the reason of `signal`
 */
export async function* modelSpeech(
  { prompt, purpose, call }: { prompt: Prompt; purpose: string; call: ProviderCall },
  { model, metrics, logger, times }: { model: Model; metrics: ModelMetrics; logger: FastifyBaseLogger; times: Times },
  signal: AbortSignal,
): AsyncGenerator<ProviderPiece> {
  const startedAt = performance.now()
  let firstWordsMs: number | null = null
  let usage: ModelUsage | null = null
  let outcome = 'stopped'
  const onUsage = (counted: ModelUsage) => {
    usage = counted
    metrics.paid(counted)
    call.onUsage(counted)
  }
  try {
    const { instructions, message } = prompt
    const { model: languageModel, mostOutputTokens } = model
    const chunks = streamModel(
      { model: languageModel, instructions, message, mostOutputTokens, times },
      signal,
      onUsage,
    )
    let text = ''
    for await (const piece of withoutJudgement(chunks)) {
      if (firstWordsMs === null) {
        firstWordsMs = performance.now() - startedAt
        metrics.spoke(firstWordsMs)
      }
      if (piece.type === 'text') text += piece.text
      if (refusesToSpeak(text)) throw new ModelFailed('declined', 'it would not speak as an interviewer')
      yield piece
    }
    if (text.trim() === '') throw new ModelFailed('empty', 'it said nothing')
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
