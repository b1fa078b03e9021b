import type { CoachMoment, CoachProvider } from '../coach/provider.ts'
import type { ProviderPiece } from '../interviewer/provider.ts'
import { coachInstructions, coachPrompt } from './coachPrompt.ts'
import type { GuardedModel } from './guardedModel.ts'
import { type FailureKind, ModelFailed } from './modelFailure.ts'
import { plainSpeech } from './plainSpeech.ts'
import { noteFor } from './takeoverNote.ts'

/**
 * Help by a language model. Where that fails, a stand-in helps in the same call, so that help fails with nothing but the reason of its
 * signal.
 * @param standIn who helps where the model does not; it has to answer always, and at once
 */
export function modelCoach(model: GuardedModel, standIn: CoachProvider): CoachProvider {
  async function* takenOver(
    moment: CoachMoment,
    signal: AbortSignal,
    reason: FailureKind,
  ): AsyncGenerator<ProviderPiece> {
    model.countTakeover(reason)
    const note = noteFor(moment.turn.history, model.lastSuccessAt())
    yield { type: 'takeover', note, isAfresh: reason === 'declined' }
    yield* standIn.help(moment, signal)
  }

  return {
    name: model.provider,
    instructions: coachInstructions,
    metrics: model.metrics,
    async *help(moment, signal, call = { requestId: '', onUsage: () => {} }) {
      const { task, helper, turn } = moment
      // A rung of the ladder and a deck of statements are their authors' words: there is nothing to find words for.
      if (task === 'hint' || turn.deck !== null || !turn.mayUseModel) return yield* standIn.help(moment, signal)
      const names = helper === 'interviewer' ? [turn.interviewerName, 'interviewer'] : ['coach', 'you']
      try {
        const spoken = model.speak({ prompt: coachPrompt(moment, task), purpose: `help ${task}`, call }, signal)
        yield* plainSpeech(spoken, names)
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        yield* takenOver(moment, signal, error.kind)
      }
    },
    // The stand-in helps in any case.
    ready: async () => ({ ok: true, detail: `${model.provider}, ${model.stateInWords()}` }),
  }
}
