import { plainWords } from '../../../reading/plainWords.ts'
import { techniqueFamiliesIn } from '../../../reading/techniqueFamilies.ts'
import { findLeak } from '../leakCheck.ts'
import type { Turn } from '../provider.ts'

/** A candidate who names this many techniques or more hasn't chosen one. */
const manyTechniques = 3

/**
 * Whether a text picks out one technique from several that the candidate only listed, which would make their choice for
 * them.
 */
export function namesOneOfMany(text: string, turn: Turn): boolean {
  const { challenge, message } = turn
  if (challenge === null || techniqueFamiliesIn(plainWords(message)).length < manyTechniques) return false
  const before = turn.aboutThisQuestion.filter((each) => each.sender === 'candidate' && each.message !== message)
  const saidByCandidate = before.map((each) => each.message).join('\n')
  const { keyPhrases, statement } = challenge
  const known = {
    challenge: { keyPhrases, statement },
    rungReached: turn.hintRung,
    saidByCandidate,
    statement: turn.statement,
  }
  return findLeak(text, known) === 'key_phrase'
}
