import type { SpeechRules } from '../heldToRules.ts'
import type { Turn } from '../provider.ts'
import { brokenForm, mostOwnWords } from './formRules.ts'
import { namesOneOfMany } from './oneOfMany.ts'
import { asksForRepeat } from './saidBefore.ts'

/** The rules of form for whoever finds their own words for this turn. */
export function formOfTurn(turn: Turn): Pick<SpeechRules, 'mostWords' | 'formFaultOf'> {
  const isOpening = turn.call === 'opening' || turn.call === 'skipQuestion'
  const mostWords = isOpening ? mostOwnWords.opening : mostOwnWords.turn
  const earlier = isOpening || asksForRepeat(turn.message) ? [] : turn.history.map(({ message }) => message)
  const isAnswer = turn.intent === 'attempt_to_answer_question'
  return {
    mostWords,
    formFaultOf: (text, accepted) =>
      brokenForm(text, { mostWords, earlier, isWrong: isAnswer && accepted !== true }) ??
      (namesOneOfMany(text, turn) ? 'key_phrase' : null),
  }
}
