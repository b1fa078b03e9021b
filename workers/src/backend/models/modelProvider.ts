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
 * The interviewer by a language model. Where that fails, a stand-in answers in the same call, so that a reply fails with nothing but
 * the reason of its signal.
 * @param standIn who speaks where the model does not; it has to answer always, and at once
 * @param afterWordsMs how long its judgement may take once its words are said
 * @param fitness whether it may interview
 */
export function modelProvider(
  model: GuardedModel,
  standIn: InterviewerProvider,
  { afterWordsMs, fitness = alwaysFit }: { afterWordsMs?: number | undefined; fitness?: Fitness } = {},
): InterviewerProvider {
  // What is said to a deck or in a tutorial are its author's words, one after the other: there is nothing to find words for.
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
    // The stand-in answers in any case: an outage of the model takes no backend out of service.
    ready: async () => ({ ok: true, detail: detailOf(model, fitness) }),
  }
}
