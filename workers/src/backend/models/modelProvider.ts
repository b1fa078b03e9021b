import type { InterviewerProvider, ProviderPiece, Turn } from '../interviewer/provider.ts'
import type { GuardedModel } from './guardedModel.ts'
import { interviewerInstructions, interviewerPrompt } from './interviewerPrompt.ts'
import { judgedByAuthors } from './judgedByAuthors.ts'
import { type FailureKind, ModelFailed } from './modelFailure.ts'
import { plainSpeech } from './plainSpeech.ts'
import { noteFor } from './takeoverNote.ts'

/**
 * The interviewer by a language model. Where that fails, a stand-in answers in the same call, so that a reply fails with nothing but
 * the reason of its signal.
 * @param standIn who speaks where the model does not; it has to answer always, and at once
 */
export function modelProvider(model: GuardedModel, standIn: InterviewerProvider): InterviewerProvider {
  async function* takenOver(turn: Turn, signal: AbortSignal, reason: FailureKind): AsyncGenerator<ProviderPiece> {
    model.countTakeover(reason)
    const note = noteFor(turn.history, model.lastSuccessAt())
    yield { type: 'takeover', note, isAfresh: reason === 'declined' }
    yield* standIn.reply(turn, signal)
  }

  return {
    name: model.provider,
    instructions: interviewerInstructions,
    metrics: model.metrics,
    async *reply(turn, signal, call = { requestId: '', onUsage: () => {} }) {
      // What is said to a deck of statements are its author's words, one after the other: there is nothing to find words for.
      if (turn.deck !== null || !turn.mayUseModel) return yield* standIn.reply(turn, signal)
      try {
        const spoken = model.speak({ prompt: interviewerPrompt(turn), purpose: turn.call, call }, signal)
        yield* judgedByAuthors(plainSpeech(spoken, [turn.interviewerName, 'interviewer']), turn)
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        yield* takenOver(turn, signal, error.kind)
      }
    },
    // The stand-in answers in any case: an outage of the model takes no backend out of service.
    ready: async () => ({ ok: true, detail: `${model.provider}, ${model.stateInWords()}` }),
  }
}
