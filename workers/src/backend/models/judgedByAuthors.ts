import { approachIn } from '../../reading/recognise.ts'
import type { ProviderPiece, Turn } from '../interviewer/provider.ts'

/**
 * What the author of a challenge calls wrong nobody accepts, however a candidate talks a language model into it. The rest is the
 * model's to judge: it understands more ways of saying something than anybody foresaw.
 */
export async function* judgedByAuthors(
  pieces: AsyncIterable<ProviderPiece>,
  { challenge, message, step }: Pick<Turn, 'challenge' | 'message' | 'step'>,
): AsyncGenerator<ProviderPiece> {
  const isPlanning = step === 'clarification' || step === 'approach'
  const isWrong = isPlanning && challenge !== null && approachIn(message, challenge)?.quality === 'wrong'
  for await (const piece of pieces) {
    const accepts = piece.type === 'judgement' && piece.candidatesAnswerWasAccepted === true
    yield accepts && isWrong ? { type: 'judgement', candidatesAnswerWasAccepted: false } : piece
  }
}
