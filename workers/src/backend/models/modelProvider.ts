import type { InterviewerProvider } from '../interviewer/provider.ts'
import type { GuardedModel } from './guardedModel.ts'
import { interviewerInstructions, interviewerPrompt } from './interviewerPrompt.ts'
import { judgedByAuthors } from './judgedByAuthors.ts'
import { orStandIn } from './orStandIn.ts'
import { plainSpeech } from './plainSpeech.ts'

/**
 * The interviewer by a language model. Where that fails, a stand-in answers in the same call, so that a reply fails with nothing but
 * the reason of its signal.
 * @param standIn who speaks where the model does not; it has to answer always, and at once
 */
export function modelProvider(model: GuardedModel, standIn: InterviewerProvider): InterviewerProvider {
  return {
    name: model.provider,
    instructions: interviewerInstructions,
    metrics: model.metrics,
    async *reply(turn, signal, call = { requestId: '', onUsage: () => {} }) {
      // What is said to a deck or in a tutorial are its author's words, one after the other: there is nothing to find words for.
      if (turn.deck !== null || turn.tutorial !== null || !turn.mayUseModel) return yield* standIn.reply(turn, signal)
      const spoken = model.speak({ prompt: interviewerPrompt(turn), purpose: turn.call, call }, signal)
      yield* orStandIn(judgedByAuthors(plainSpeech(spoken, [turn.interviewerName, 'interviewer']), turn), {
        model,
        history: turn.history,
        standIn: () => standIn.reply(turn, signal),
      })
    },
    // The stand-in answers in any case: an outage of the model takes no backend out of service.
    ready: async () => ({ ok: true, detail: `${model.provider}, ${model.stateInWords()}` }),
  }
}
