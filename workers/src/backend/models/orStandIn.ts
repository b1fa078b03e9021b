import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import type { ProviderPiece } from '../interviewer/provider.ts'
import type { GuardedModel } from './guardedModel.ts'
import { ModelFailed } from './modelFailure.ts'
import { noteFor } from './takeoverNote.ts'

/**
 * What a language model says; where it fails, a stand-in speaks in the same call, and the candidate is told once.
 * @param standIn who speaks where the model does not; it has to answer always, and at once
 */
export async function* orStandIn(
  spoken: AsyncIterable<ProviderPiece>,
  {
    model,
    history,
    standIn,
  }: { model: GuardedModel; history: readonly ChatHistoryEntry[]; standIn: () => AsyncIterable<ProviderPiece> },
): AsyncGenerator<ProviderPiece> {
  try {
    yield* spoken
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    model.countTakeover(error.kind)
    // A model that breaks the rules answers: there is no outage to tell of.
    const note = error.kind === 'unfit' ? null : noteFor(history, model.lastSuccessAt())
    yield { type: 'takeover', note, isAfresh: error.kind === 'declined' }
    yield* standIn()
  }
}
