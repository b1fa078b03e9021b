import type { CoachProvider } from '../coach/provider.ts'
import { coachInstructions, coachPrompt } from './coachPrompt.ts'
import type { GuardedModel } from './guardedModel.ts'
import { orStandIn } from './orStandIn.ts'
import { plainSpeech } from './plainSpeech.ts'

/**
 * Help by a language model. Where that fails, a stand-in helps in the same call, so that help fails with nothing but the reason of its
 * signal.
 * @param standIn who helps where the model does not; it has to answer always, and at once
 */
export function modelCoach(model: GuardedModel, standIn: CoachProvider): CoachProvider {
  return {
    name: model.provider,
    instructions: coachInstructions,
    metrics: model.metrics,
    async *help(moment, signal, call = { requestId: '', onUsage: () => {} }) {
      const { task, helper, turn } = moment
      // A rung of the ladder and a deck of statements are their authors' words: there is nothing to find words for.
      if (task === 'hint' || turn.deck !== null || !turn.mayUseModel) return yield* standIn.help(moment, signal)
      const names = helper === 'interviewer' ? [turn.interviewerName, 'interviewer'] : ['coach', 'you']
      const spoken = model.speak({ prompt: coachPrompt(moment, task), purpose: `help ${task}`, call }, signal)
      yield* orStandIn(plainSpeech(spoken, names), {
        model,
        history: turn.history,
        standIn: () => standIn.help(moment, signal),
      })
    },
    // The stand-in helps in any case.
    ready: async () => ({ ok: true, detail: `${model.provider}, ${model.stateInWords()}` }),
  }
}
