import { splitCode } from './plainWords.ts'
import { type ReadSentence, readWords } from './readWords.ts'
import { isFunctionWord, isVerbal, kindOfWord } from './wordKinds.ts'

const fewestWords = 10

/** The bounds were chosen on the practice answers of the evaluation (`workers/eval/interviewer/answers`) and on what we train intents with. */
const bounds = {
  /** Of what people say so much are words that hold sentences together, also where they hurry; of terms in a row hardly any. */
  leastFunctionWords: 0.16,
  /** Who stays below this says their sentences with verbs. */
  usualFunctionWords: 0.2,
  fewestVerbs: 0.1,
  /** Small words strewn between terms are always the same few, and hardly a verb is among them. */
  fewestUncommon: 0.1,
  fewestVerbsBesides: 0.07,
  wordsOfASalad: 14,
  /** Nobody goes on for long with nothing but these. */
  hardlyUncommon: 0.04,
  wordsOfALongSalad: 22,
  fewVerbs: 0.12,
} as const

/** The small words that anybody strews in: "the", "of", "with", "is". */
const commonest = new Set(
  'the a an of in with to and so is are it that which for or on by from as but at then where because i we my here therefore'.split(
    ' ',
  ),
)

/**
 * Whether a message of ten words or more is no English, however many terms of the field are in it: hardly a word that holds a sentence
 * together, or always the same ones without a verb. Code in it is not looked at.
 */
export function isWithoutGrammar(message: string): boolean {
  const sentences = readWords(splitCode(message).prose)
  const words = sentences.flatMap((sentence) => sentence.words)
  const count = words.length
  if (count < fewestWords) return false
  const small = words.filter(isFunctionWord)
  const share = small.length / count
  const verbs = sentences.reduce((sum, sentence) => sum + verbsIn(sentence), 0) / count
  if (share < bounds.leastFunctionWords) return true
  if (share < bounds.usualFunctionWords) return verbs < bounds.fewestVerbs
  const uncommon = small.filter(({ word }) => !commonest.has(word)).length / count
  if (count < bounds.wordsOfASalad) return false
  if (uncommon < bounds.hardlyUncommon && count >= bounds.wordsOfALongSalad) return verbs < bounds.fewVerbs
  return uncommon < bounds.fewestUncommon && verbs < bounds.fewestVerbsBesides
}

const afterNouns = new Set(['determiner', 'of', 'preposition', 'be', 'quantity'])

const afterAuxiliaries = new Set([
  'verb',
  'does',
  'did',
  'ed',
  'be',
  'been',
  'not',
  'adverb',
  'ly',
  'subject',
  'auxiliary',
])

/** How many words stand where a verb does: "a lock" has none, "they lock the row" one. */
function verbsIn({ words }: ReadSentence): number {
  return words.filter((word, index) => {
    const kind = kindOfWord(word)
    const before = words[index - 1]
    const after = words[index + 1]
    const next = after === undefined ? 'end' : kindOfWord(after)
    if (kind === 'subjectWithVerb') return true
    if (kind === 'modal' || kind === 'auxiliary') return afterAuxiliaries.has(next)
    if (kind === 'be') return !['preposition', 'of', 'determiner', 'end'].includes(next)
    if (kind !== 'verb' && kind !== 'does' && kind !== 'did') return false
    return !(before !== undefined && afterNouns.has(kindOfWord(before))) && next !== 'of' && next !== 'end'
  }).length
}

const asksForAWord =
  /\b(which|who|when|where|how (many|much|long|often|large|big|far)|what (is|are|was|does|do|would|will) (it|the|its|your|that|they|each|this)\b.{0,60}\b(return|print|give|cost|take|be|called|number|size|time|space|complexity|name|output|result))\b|\b(time|space|complexity|memory|number|edge cases?|cases?)\b|(^|[.,;!?] )(and |so |but |or )?(is|are|was|were|does|do|did|can|could|would|will|should|has|have)\b[^?]*\?\s*$/i

/** Whether a message is a few words without a verb, and the question is none that a word can answer: a keyword, and no answer. */
export function isKeyword(message: string, asked: string): boolean {
  const words = readWords(message).flatMap((sentence) => sentence.words)
  if (words.length >= fewestWords || words.some(isVerbal)) return false
  const question = asked.split(/(?<=[.!])\s+/).findLast((sentence) => sentence.includes('?')) ?? asked
  return !asksForAWord.test(question)
}
