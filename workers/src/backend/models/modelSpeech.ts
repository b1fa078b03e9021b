import type { ProviderPiece } from '../interviewer/provider.ts'
import { withoutMarks } from './judgementMarks.ts'
import { type CallMeans, type ModelAsked, modelCall } from './modelCall.ts'
import { ModelFailed } from './modelFailure.ts'
import { refusesToSpeak } from './refusal.ts'

/**
 * Streams a language model's answer to a prompt, without the judgements that some models write into it.
 * @throws ModelFailed, or the reason of `signal`
 */
export const modelSpeech = (asked: ModelAsked, means: CallMeans, signal: AbortSignal): AsyncGenerator<ProviderPiece> =>
  modelCall(asked, means, { temperature: 0.4 }, signal, async function* (chunks, begun) {
    let text = ''
    for await (const words of withoutMarks(chunks)) {
      begun()
      text += words
      if (refusesToSpeak(text)) throw new ModelFailed('declined', 'it would not speak as an interviewer')
      yield { type: 'text', text: words } as const
    }
    if (text.trim() === '') throw new ModelFailed('empty', 'it said nothing')
  })
