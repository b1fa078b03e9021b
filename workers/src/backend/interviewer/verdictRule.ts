import { isFishing, leavesTheChoice, onlyPutsAChoice, wantsTheAnswer } from '../../reading/guess.ts'
import { plainWords } from '../../reading/plainWords.ts'
import { sentencesIn } from '../../reading/sentences.ts'
import { isInWords } from './material.ts'
import type { Turn } from './provider.ts'

/**
 * Whether the message only fishes for the right technique or answer. Such a message is never accepted, whatever the
 * provider, and the reply may not say how close the candidate was. The interviewer asks them to choose.
 */
export function wantsVerdict(turn: Turn): boolean {
  const { call, intent, step, deck, tutorial, message } = turn
  // Doesn't apply to decks, where true or false is the question, or to tutorials, which reveal their answers.
  if (call !== 'reply' || deck !== null || tutorial !== null) return false
  if (intent !== 'attempt_to_answer_question') return !isInWords(turn) && wantsTheAnswer(message)
  if (isInWords(turn)) return onlyPutsAChoice(message)
  return step === 'follow_up' || step === 'wrap_up' ? leavesTheChoice(message) : isFishing(message)
}

const judging =
  /^(well |so |then |ah |oh |hm+ )?(yes|yep|yeah|no|nope|right|correct|exactly|precisely|indeed|true|false|wrong|agreed|not quite|almost|close|(getting )?(warm(er)?|cold(er)?|hot))\b(?! (hurry|rush|need to hurry|problem|matter|idea))|\b(that|it|this|which|you|one)( one| idea| choice| guess)? ?('s|is|are|'re|was|were|would be|sounds|looks|seems) (exactly |quite |indeed |not |about )?(right|correct|true|wrong|incorrect|it|the one|the way|the trick|the key|what i (want|had|was)|better|best|a good (fit|choice|guess|idea))\b|\b(that|it|this|which)( one)? (fits|works|will work|would work|will do|would do|won't work|will not work|would not|does not work|doesn't work|won't do|settles)\b|\b(good|right|wrong|bad|lucky) (guess|choice|call|pick|instinct|track)\b|\b(go|stick) with (the|a|an|that|it|your)\b|\byou (got|have got|guessed|named|found|have) it\b/

/**
 * Whether a reply tells a fishing candidate how close they were, explicitly or by using the author's words on the idea
 * they named.
 */
export function tellsVerdict(text: string, { challenge }: Pick<Turn, 'challenge'>): boolean {
  // Ignore the author's answers about the task, because those don't say how to solve it.
  const own = challenge?.clarifications.reduce((rest, { answer }) => rest.replace(answer, ' '), text) ?? text
  const plain = plainWords(own)
  const authored = challenge?.approaches.flatMap(({ response }) => sentencesIn(response)) ?? []
  return (
    sentencesIn(plain).some((sentence) => judging.test(sentence.trim())) ||
    authored.some((sentence) => plain.includes(plainWords(sentence)))
  )
}
