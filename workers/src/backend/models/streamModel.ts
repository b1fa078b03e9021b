import type { ModelUsage } from '@greenroom/shared/session'
import { type LanguageModel, streamText } from 'ai'
import { failureOf, ModelFailed } from './modelFailure.ts'
import { patienceFor, type Times } from './patience.ts'

/** The parameters of one language model call. */
export type ModelCall = {
  model: LanguageModel
  instructions: string
  message: string
  maxOutputTokens: number
  temperature: number
  times: Times
}

/** A rough average for the languages we use. */
const charactersPerToken = 4

/**
 * Streams a language model's text. Closes the connection as soon as `signal` is aborted or the reader returns.
 * @param onUsage called once at the end, however the call ended, unless there was no answer at all
 * @throws ModelFailed if it fails or takes too long, the reason of `signal` if aborted
 */
export async function* streamModel(
  call: ModelCall,
  signal: AbortSignal,
  onUsage: (usage: ModelUsage) => void,
): AsyncGenerator<string> {
  const patience = patienceFor(call.times)
  const left = new AbortController()
  let written = 0
  let hasAnswered = false
  let usage: ModelUsage | null = null
  try {
    const { stream } = streamText({
      model: call.model,
      instructions: call.instructions,
      prompt: call.message,
      maxOutputTokens: call.maxOutputTokens,
      temperature: call.temperature,
      // No retries: the candidate is waiting, and a fallback answers at once.
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, patience.signal, left.signal]),
      // Errors also arrive as parts of the stream, so there is nothing to do here.
      onError: () => {},
    })
    for await (const part of stream) {
      switch (part.type) {
        case 'text-delta':
        case 'reasoning-delta':
          patience.renew()
          hasAnswered = true
          written += part.text.length
          if (part.type === 'text-delta') yield part.text
          break
        case 'error':
          throw part.error
        case 'abort':
          throw patience.signal.aborted ? patience.signal.reason : signal.reason
        case 'finish':
          hasAnswered = true
          usage = toldUsage(part.totalUsage)
          if (part.finishReason === 'content-filter') throw new ModelFailed('declined', 'it declined to answer')
          if (part.finishReason !== 'stop' && part.finishReason !== 'other')
            throw new ModelFailed('cut_off', `it ended because of "${part.finishReason}"`)
      }
    }
  } catch (error) {
    if (patience.signal.aborted) throw patience.signal.reason
    if (signal.aborted) throw signal.reason
    throw failureOf(error, hasAnswered)
  } finally {
    patience.end()
    left.abort()
    if (hasAnswered) onUsage(usage ?? estimated(call, written))
  }
}

type ToldUsage = { inputTokens: number | undefined; outputTokens: number | undefined }

const toldUsage = ({ inputTokens, outputTokens }: ToldUsage): ModelUsage | null =>
  inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens, isEstimated: false }

const estimated = ({ instructions, message }: ModelCall, written: number): ModelUsage => ({
  inputTokens: Math.ceil((instructions.length + message.length) / charactersPerToken),
  outputTokens: Math.ceil(written / charactersPerToken),
  isEstimated: true,
})
