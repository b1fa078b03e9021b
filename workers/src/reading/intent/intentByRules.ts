import { pleaForTime } from '@greenroom/shared/rules'
import type { Intent, InterviewStep } from '@greenroom/shared/vocabulary'
import { plainWords, sentencesOf, splitCode, wordCount } from '../plainWords.ts'
import { asksForVerdict, chatter } from '../smallTalk.ts'
import { complexityWord, techniqueWord } from '../technicalWords.ts'
import {
  asksAboutTask,
  hinting,
  notHinting,
  notKnowing,
  notSkipping,
  offTopic,
  ownApproach,
  proposes,
  skipping,
  speaksOfTask,
} from './intentRules.ts'

/**
 * Classifies a candidate's message by rules: the same message always gets the same label. If two labels fit, the one
 * that asks for something wins: skip, then hint, then clarification, then an attempt, then not knowing.
 * @param step the question's step; an answer to a follow-up doesn't need a technical word to be an attempt
 * @param statement the task: anything it mentions is on topic
 */
export function intentByRules(
  message: string,
  { step = null, statement = '' }: { step?: InterviewStep | null; statement?: string } = {},
): Intent {
  const topic = topicOf(statement)
  const { code, prose } = splitCode(message)
  const text = plainWords(prose)
  const answersQuestion = step === 'follow_up' || step === 'wrap_up'
  if (answersQuestion && ownTest.test(text) && !text.includes('?')) return 'attempt_to_answer_question'
  const labels = new Set(sentencesOf(text).map((sentence) => intentOfSentence(sentence, topic)))
  const strongest = precedence.find((intent) => labels.has(intent))
  if (strongest !== undefined && precedence.indexOf(strongest) <= precedence.indexOf('request_for_clarification')) {
    return strongest
  }
  if (code.trim() !== '') return 'attempt_to_answer_question'
  if (wantsQuiet(text, strongest)) return 'unknown'
  if (strongest !== undefined && strongest !== 'unrelated_question') return strongest
  if (strongest === undefined && asksForVerdict(text)) return 'request_for_clarification'
  const explains = strongest === undefined && wordCount(text) >= 8 && speaksOf(text, topic)
  if (explains && !chatter.test(text) && !pleaForTime.test(text)) return 'attempt_to_answer_question'
  if (
    answersQuestion &&
    strongest === undefined &&
    wordCount(text) >= 2 &&
    !chatter.test(text) &&
    !pleaForTime.test(text)
  ) {
    return 'attempt_to_answer_question'
  }
  return strongest ?? 'unknown'
}

/** Names a test the candidate would do, in any wording: "I would test what happens without a number". */
const ownTest =
  /^((so|well|ok|okay|then|also|first|and)[,:]? )*(i would|i'd|i will|i'll)( also| first)? (test|try|check)\b/

/**
 * Whether a message asks for time to think, such as "Hmm, that is quadratic. Give me a second". That isn't an answer
 * yet.
 */
const wantsQuiet = (text: string, strongest: Intent | undefined): boolean =>
  pleaForTime.test(text) && wordCount(text) <= 18 && strongest !== 'unrelated_question'

const precedence = [
  'request_to_skip',
  'request_for_hint',
  'request_for_clarification',
  'attempt_to_answer_question',
  'declare_not_knowing_answer',
  'unrelated_question',
] as const satisfies readonly Intent[]

const asksOutright = /\b(hints?|nudge|tips?|stuck|help|clue)\b/
/**
 * Whether a sentence is about the candidate's own way rather than a request. "I forgot how to do that" doesn't ask for
 * anything, and "can I just use a map, or is that the wrong way?" is a plan.
 */
const aboutOwnWay = (sentence: string): boolean =>
  ownApproach.test(sentence) ||
  /\b(forgot|forget|don't know|dont know|not know|no idea|not (really |quite |so |too |at all )?sure|unsure|can't remember) (how|where|what)\b[^?]*$/.test(
    sentence,
  )

/** Says to skip or continue within the data, not the interview: "continue with the next element". */
const movesThroughData =
  /\b(skip|pass|next|move on|go on|jump)( over| to)?( the| an?| that| this| every| all)? ?(next |previous |current |same )?(element|number|char|character|node|value|item|index|letter|word|line|row|cell|step|iteration|duplicate|space|digit|entry|entries|interval|position|iterator|pointer|one in)|\bskip (every|each|all|any|over|those|these|them|duplicates?|spaces?|empty|blank|negative|repeated|it if|the (ones?|spaces|duplicates|rest))\b|\b(if|when|while|whenever|until|once|since|for each|for every)\b.*\b(skip|move on|go on|pass)\b/

/** Returns the words of the task that show its topic. */
function topicOf(statement: string): Set<string> {
  const words = plainWords(statement).match(/[a-z]{3,}/g) ?? []
  return new Set(words.filter((word) => !everyday.test(word)))
}

const everyday =
  /^(the|and|for|are|was|has|have|had|this|that|with|from|what|when|where|which|who|how|can|could|will|would|should|may|not|but|one|two|all|any|its|his|her|their|they|them|than|then|there|these|those|you|your|our|out|into|only|also|each|every|more|most|much|many|some|same|such|first|last|next|before|after|over|under|about|does|did|been|being|between|other|another|day|time|like|make|get|know|want|give|tell)$/

const stemOf = (word: string): string => word.replace(/(?:es|s)$/, '')
const speaksOf = (sentence: string, topic: Set<string>): boolean =>
  (sentence.match(/[a-z]{3,}/g) ?? []).some(
    (word) => topic.has(word) || topic.has(stemOf(word)) || topic.has(`${word}s`),
  )

/** Asks about a cost, which also states one: "is O(n) fine?" */
const ownCost =
  /\bo ?\([^)]{1,30}\)[^?]*\b(fine|ok|okay|good|right|correct|enough|acceptable)\b|\b(is|would) (it|that|this)( be)? o ?\(/

/** Asks something that only makes sense about this task: "what about ties?" */
const asksOfTheCase =
  /^((so|and|but|ok|okay|also|or|then|hi|hello|just)[,:]? )*(what about|what if|how about|is (it|this|that|the|a|an)|are (they|these|those|the|all|we)|can (it|there|they|i|we|the|a|an)|could (it|there|they|the)|does (it|this|that|the)|do (they|i|we|the)|should|must|will (it|there|they|the)|may (i|it|there|they|we)|only|which|why (is|are|does|do) the|how (is|are|does|do) the)\b/

function intentOfSentence(sentence: string, topic: Set<string>): Intent | null {
  const about = techniqueWord.test(sentence) || complexityWord.test(sentence)
  if (skipping.test(sentence) && !notSkipping.test(sentence) && !movesThroughData.test(sentence)) {
    return 'request_to_skip'
  }
  const onTopic = speaksOf(sentence, topic)
  if (offTopic.test(sentence) && !about && !onTopic && !taskTalk.test(sentence)) return 'unrelated_question'
  if (hinting.test(sentence) && !notHinting.test(sentence) && (asksOutright.test(sentence) || !aboutOwnWay(sentence))) {
    return 'request_for_hint'
  }
  if (pleaForTime.test(sentence) && !about && !(onTopic && wordCount(sentence) > 8)) return null
  // Words that ask for the interviewer's opinion only count next to something else or as the whole message; see above.
  if (asksForVerdict(sentence) && !about) return null
  if (ownCost.test(sentence)) return 'attempt_to_answer_question'
  if (asksAboutTask(sentence)) return 'request_for_clarification'
  if (onTopic && sentence.endsWith('?') && !ownApproach.test(sentence) && !proposes(sentence))
    return 'request_for_clarification'
  if (notKnowing.test(sentence)) {
    return despiteDoubt(sentence) ? 'attempt_to_answer_question' : 'declare_not_knowing_answer'
  }
  if (chatter.test(sentence)) return null
  if (movesThroughData.test(sentence) && !sentence.endsWith('?')) return 'attempt_to_answer_question'
  if (proposes(sentence)) return 'attempt_to_answer_question'
  if (sentence.endsWith('?') && wordCount(sentence) >= 3) {
    return onTopic || speaksOfTask(sentence) || asksOfTheCase.test(sentence)
      ? 'request_for_clarification'
      : 'unrelated_question'
  }
  return null
}

const taskTalk = /\b(input|array|list|string|test|example|constraint|element|interval|price|statement)s?\b/

/** Whether a sentence proposes something despite a doubt: "not sure, but maybe a heap" is still an attempt. */
function despiteDoubt(sentence: string): boolean {
  const afterBut = /\b(?:but|maybe|perhaps|i guess|i would guess|probably|i think|however|though)\b,? ?(.+)$/.exec(
    sentence,
  )?.[1]
  return afterBut !== undefined && !notKnowing.test(afterBut) && proposes(`maybe ${afterBut}`)
}
