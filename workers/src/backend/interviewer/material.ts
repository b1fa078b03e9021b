import { isSpoken } from '@greenroom/shared/rules'
import type { Turn } from './provider.ts'

/**
 * Whether there is authored material to judge an answer by. Other callers of the API may have none, and then nothing is
 * accepted.
 */
export const hasMaterial = ({ challenge, spoken, deck, tutorial }: Material): boolean =>
  [challenge, spoken, deck, tutorial].some((each) => each !== null)

/** Whether this is a spoken question rather than a coding one, whoever wrote it. */
export const isInWords = (turn: Pick<Turn, keyof Material | 'challengeType'>): boolean =>
  turn.spoken !== null || (!hasMaterial(turn) && isSpoken(turn.challengeType))

type Material = Record<'challenge' | 'spoken' | 'deck' | 'tutorial', object | null>
