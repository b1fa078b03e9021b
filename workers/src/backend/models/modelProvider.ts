import type { InterviewerProvider, Turn } from '../interviewer/provider.ts'
import { alwaysFit, detailOf, type Fitness } from './check/fitness.ts'
import type { GuardedModel } from './guardedModel.ts'
import { heardOrAgain } from './heardOrAgain.ts'
import { interviewerInstructions, interviewerPrompt } from './interviewerPrompt.ts'
import { judgedBeforehand } from './judging/fillForm.ts'
import { judgedByForm } from './judging/judgedByForm.ts'
import { onceMore } from './onceMore.ts'
import { orStandIn } from './orStandIn.ts'
import { plainSpeech } from './plainSpeech.ts'

/**
 * Creates an interviewer that uses a language model. If the model fails, a fallback answers in the same call, so a
 * reply only fails if it is aborted.
 * @param standIn speaks if the model doesn't; must always answer, immediately
 * @param afterWordsMs how long the model's judgement may take after its last word
 * @param fitness whether the model may interview
 */
export function modelProvider(
  model: GuardedModel,
  standIn: InterviewerProvider,
  { afterWordsMs, fitness = alwaysFit }: { afterWordsMs?: number | undefined; fitness?: Fitness } = {},
): InterviewerProvider {
  // In a deck or tutorial the authors' words come in a fixed order, so there is nothing for a model to word.
  const mayTakePart = ({ deck, tutorial, mayUseModel }: Turn): boolean =>
    deck === null && tutorial === null && mayUseModel && fitness.mayInterview()
  return {
    name: model.provider,
    instructions: interviewerInstructions,
    metrics: model.metrics,
    async *reply(turn, signal, call = { requestId: '', onUsage: () => {} }) {
      if (!mayTakePart(turn)) return yield* standIn.reply(turn, signal)
      const prompt = interviewerPrompt(turn)
      const speak = (broken: string | null, inTime: AbortSignal) =>
        plainSpeech(model.speak({ prompt: onceMore(prompt, broken), purpose: turn.call, call }, inTime), [
          turn.interviewerName,
          'interviewer',
        ])
      const words = heardOrAgain({ speak, listener: call.listener, signal, firstWordsMs: model.firstWordsMs })
      yield* orStandIn(judgedByForm(words, { turn, model, call, signal, afterWordsMs }), {
        model,
        history: turn.history,
        standIn: () => standIn.reply(turn, signal),
      })
    },
    findsWords: mayTakePart,
    judged: async (turn, signal, call) => (mayTakePart(turn) ? judgedBeforehand({ turn, model, call, signal }) : turn),
    // Always ready, because the fallback always answers. So the backend works even if the model is down.
    ready: async () => ({ ok: true, detail: detailOf(model, fitness) }),
  }
}
