import type { SpeechRules } from '../heldToRules.ts'
import type { Turn } from '../provider.ts'
import { brokenForm, maxOwnWords } from './formRules.ts'
import { namesOneOfMany } from './oneOfMany.ts'
import { asksForRepeat } from './saidBefore.ts'

/** Returns the style rules for this turn, for a provider that words its own replies. */
export function formOfTurn(turn: Turn): Pick<SpeechRules, 'maxWords' | 'formFaultOf'> {
  const isOpening = turn.call === 'opening' || turn.call === 'skipQuestion'
  const maxWords = isOpening ? maxOwnWords.opening : maxOwnWords.turn
  const earlier = isOpening || asksForRepeat(turn.message) ? [] : turn.history.map(({ message }) => message)
  const isAnswer = turn.intent === 'attempt_to_answer_question'
  return {
    maxWords,
    formFaultOf: (text, accepted) =>
      brokenForm(text, { maxWords, earlier, isWrong: isAnswer && accepted !== true }) ??
      (namesOneOfMany(text, turn) ? 'key_phrase' : null),
  }
}
