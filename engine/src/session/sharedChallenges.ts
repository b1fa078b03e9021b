import { isDeepStrictEqual } from 'node:util'
import type { PublicChallenge, Question, Session } from '@greenroom/shared/session'
import { LRUCache } from 'lru-cache'

const maxChallenges = 2_000

/**
 * Makes all sessions that show a challenge share one copy of its texts, which take up most of an idle session's memory.
 * Returns the same state with the shared copies, or the state itself if nothing could be shared.
 */
export function createSharedChallenges(): (state: Session) => Session {
  const copies = new LRUCache<string, PublicChallenge>({ max: maxChallenges })
  const known = new WeakSet<PublicChallenge>()

  function shared(challenge: PublicChallenge): PublicChallenge {
    if (known.has(challenge)) return challenge
    const key = `${challenge.challenge_id}@${challenge.version}/${challenge.programming_language}`
    const copy = copies.get(key)
    if (copy !== undefined && isDeepStrictEqual(copy, challenge)) return copy
    copies.set(key, challenge)
    known.add(challenge)
    return challenge
  }

  function withShared(question: Question): Question {
    const challenge = shared(question.challenge)
    return challenge === question.challenge ? question : { ...question, challenge }
  }

  return (state) => {
    if (state.phase === 'ENDED' || state.question === null) return state
    const question = withShared(state.question)
    return question === state.question ? state : withQuestion(state, question)
  }
}

const withQuestion = <S extends Exclude<Session, { phase: 'ENDED' }>>(state: S, question: Question): S => ({
  ...state,
  question,
})
