import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import type { ProviderPiece } from '../interviewer/provider.ts'
import type { GuardedModel } from './guardedModel.ts'
import { ModelFailed } from './modelFailure.ts'
import { noteFor } from './takeoverNote.ts'

/**
 * Streams a language model's speech with a fallback. If the model fails, the fallback continues in the same call, and
 * the candidate is told about the outage once.
 * @param standIn speaks if the model fails; must always answer, immediately
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
    // A model that breaks rules still responds, so there is no outage to report.
    const note = error.kind === 'unfit' ? null : noteFor(history, model.lastSuccessAt())
    yield { type: 'takeover', note, isAfresh: error.kind === 'declined' }
    yield* standIn()
  }
}
