import { statedComplexity } from './complexity.ts'
import { splitCode } from './plainWords.ts'
import { type ReadSentence, readWords, type Word } from './readWords.ts'
import { likenessToTerms } from './termsInARow.ts'
import { isFunctionWord, isVerbal, kindOfWord } from './wordKinds.ts'
import { orderOf } from './wordOrder.ts'

const fewestWords = 10

/**
 * Limits tuned on the practice answers of the evaluation (`workers/eval/interviewer/answers`) and on the examples for
 * intents.
 */
const bounds = {
  /** Real messages, even hurried ones, have at least this share of function words. Strings of terms have hardly any. */
  leastFunctionWords: 0.16,
  /** Below `usualFunctionWords`, a message needs this share of verbs (`fewestVerbs`) to count as real English. */
  usualFunctionWords: 0.2,
  fewestVerbs: 0.1,
  /**
   * With `wordsOfASalad` words or more, a message needs this share of less common function words, or this share of
   * verbs. Word salad repeats the same few function words between its terms, and has hardly any verbs.
   */
  fewestUncommon: 0.1,
  fewestVerbsBesides: 0.07,
  wordsOfASalad: 14,
  /**
   * With `wordsOfALongSalad` words or more, a message with hardly any less common function words needs a larger share
   * of verbs (`fewVerbs`).
   */
  hardlyUncommon: 0.04,
  wordsOfALongSalad: 22,
  fewVerbs: 0.12,
  /**
   * A message with enough instructions (in number and as a share of its clauses) or enough formulas needs few function
   * words. It is a plan in steps ("sort by end, keep the last one, skip what overlaps") or in formulas.
   */
  fewestInstructions: 2,
  instructions: 0.3,
  fewestFormulas: 2,
  /**
   * The lowest word-order score of real English, by message length in words: the longer a text, the clearer its score.
   * Words in random order score lower. Tuned so that no practice answer, and at most one wording in a hundred, falls
   * below.
   */
  leastOrder: [
    { words: 40, order: 0.08 },
    { words: 20, order: -0.12 },
    { words: 0, order: -0.25 },
  ],
  /**
   * Learned from strings of terms among the practice answers, and from the wordings. Above `clearlyTerms`, a text is a
   * string of terms. Below `clearlySaid` it isn't, whatever else suggests so. The training examples had no words in
   * random order, so disorder still counts down to `clearlySaidInDisorder`.
   */
  clearlyTerms: -1.5,
  clearlySaid: -3.2,
  clearlySaidInDisorder: -5,
  /**
   * Terse answers don't read like strings of terms, but their word order scores low anyway. Below this likeness, the
   * order must fall short by another `worseOrder` to count as disorder.
   */
  nearlySaidInDisorder: -4.2,
  worseOrder: 0.1,
} as const

/** The function words that people scatter among terms: "the", "of", "with", "is". */
const commonest = new Set(
  'the a an of in with to and so is are it that which for or on by from as but at then where because i we my here therefore'.split(
    ' ',
  ),
)

/**
 * Whether a message of ten words or more isn't real English, even if it's full of technical terms. It has hardly any
 * function words, repeats the same few without a verb, or has its words in random order. Ignores any code in the
 * message.
 */
export function isWithoutGrammar(message: string): boolean {
  const prose = wordsToJudge(message)
  const sentences = readWords(prose)
  if (sentences.flatMap((sentence) => sentence.words).length < fewestWords) return false
  const likeness = likenessToTerms(prose)
  if (likeness > bounds.clearlyTerms) return true
  if (statesBothCosts(message) || givesInstructions(sentences) || writesFormulas(splitCode(message).prose)) return false
  if (likeness > bounds.clearlySaidInDisorder && isInDisorder(prose, likeness)) return true
  return likeness > bounds.clearlySaid && seemsWithoutGrammar(sentences)
}

/**
 * Whether a message states both time and memory. A string of terms may contain one cost, but stating both is part of
 * describing a plan.
 */
function statesBothCosts(message: string): boolean {
  const { time, space } = statedComplexity(message)
  return time !== null && space !== null && /\b(?:space|memory|storage|both)\b/i.test(message)
}

/** Returns the part of a message to check for grammar: no code, no formulas. */
export const wordsToJudge = (message: string): string => withoutNotation(splitCode(message).prose)

function isInDisorder(prose: string, likeness: number): boolean {
  const count = readWords(prose).flatMap(({ words }) => words).length
  const least = bounds.leastOrder.find((bound) => count >= bound.words)?.order ?? 0
  return orderOf(prose) < least - (likeness < bounds.nearlySaidInDisorder ? bounds.worseOrder : 0)
}

function seemsWithoutGrammar(sentences: readonly ReadSentence[]): boolean {
  const words = sentences.flatMap((sentence) => sentence.words)
  const count = words.length
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

/** Comparisons, assignments, sums and indexing: "end <= start - gap", "dp[i]", "best = max(best, sum)". */
const formula =
  /[\w)\]] ?(?:<=|>=|==|[<>=≤≥%]) ?[\w(+-]|\w\[[\w +-]+\]|\b[a-z]\w* [+-] [a-z]\w*\b|\b[a-z] ?[+·×*] ?\w|\([a-z], ?[a-z0-9]\)/gi

const writesFormulas = (text: string): boolean => (text.match(formula)?.length ?? 0) >= bounds.fewestFormulas

/** Drops formulas, code names and lists of costs, because they aren't sentences themselves. */
const withoutNotation = (text: string): string =>
  text
    .replaceAll(/\b[oOΘθ] ?\((?:[^()]|\([^()]*\)){1,40}\)/g, ' ')
    .replaceAll(/[\w.]+\((?:[^()]|\([^()]*\)){0,40}\)/g, ' ')
    .replaceAll(/[^\s,;.:]*[[\]{}=<>·×∪∩Σα|^_+*/][^\s,;.:]*/g, ' ')

/** Whether a good share of the clauses are instructions: a verb, followed by more than nouns. */
function givesInstructions(sentences: readonly ReadSentence[]): boolean {
  const clauses = sentences.flatMap(({ words }) => [...Map.groupBy(words, ({ clause }) => clause).values()])
  const instructions = clauses.filter(isInstruction).length
  return instructions >= bounds.fewestInstructions && instructions >= clauses.length * bounds.instructions
}

const leadingWords = new Set(['and', 'but', 'adverb', 'yes'])
const notAfterInstruction = new Set(['of', 'end', 'be', 'verb', 'does', 'did', 'modal', 'auxiliary'])

function isInstruction(clause: readonly Word[]): boolean {
  const words = clause.slice(
    Math.max(
      0,
      clause.findIndex((word) => !leadingWords.has(kindOfWord(word))),
    ),
  )
  const [first, second, ...others] = words
  if (first === undefined || second === undefined || kindOfWord(first) !== 'verb') return false
  return !notAfterInstruction.has(kindOfWord(second)) && [second, ...others].some(isFunctionWord)
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

const subjects = new Set('i we you he she it they'.split(' '))
/** Whether a word is a subject such as "I" or "they", so that the next word must be a verb. */
const isSubject = ({ word }: Word): boolean => subjects.has(word)

/** Counts the words in a verb's position: none in "a lock", one in "they lock the row". */
function verbsIn({ words }: ReadSentence): number {
  return words.filter((word, index) => {
    const kind = kindOfWord(word)
    const before = words[index - 1]
    const after = words[index + 1]
    const next = after === undefined ? 'end' : kindOfWord(after)
    if (kind === 'subjectWithVerb') return true
    if (kind === 'modal' && before !== undefined && isSubject(before))
      return next === 'noun' || afterAuxiliaries.has(next)
    if (kind === 'modal' || kind === 'auxiliary') return next === 'to' || afterAuxiliaries.has(next)
    if (kind === 'noun' && before !== undefined) return isSubject(before)
    if (kind === 'be') return !['preposition', 'of', 'determiner', 'which', 'end'].includes(next)
    if (kind !== 'verb' && kind !== 'does' && kind !== 'did') return false
    return !(before !== undefined && afterNouns.has(kindOfWord(before))) && next !== 'of' && next !== 'end'
  }).length
}

/** Words that relate things to each other: "one search per exit", "stack of names", "bfs from every tile". */
const relates =
  /^(?:of|per|over|on|from|with|by|for|until|till|when|while|after|before|in|into|to|at|between|then|plus|minus|times|first|each|every|only|both)$/

/** Whether a few words without a verb describe a plan, as notes do, by naming a thing and its relation to another. */
export function isShortPlan(message: string): boolean {
  const words = readWords(message).flatMap((sentence) => sentence.words)
  return !message.includes('?') && words.length >= fewestWordsOfAPlan && words.some(({ word }) => relates.test(word))
}

const fewestWordsOfAPlan = 3

const asksForAWord =
  /\b(which|who|when|where|how (many|much|long|often|large|big|far)|what (is|are|was|does|do|would|will) (it|the|its|your|that|they|each|this)\b.{0,60}\b(return|print|give|cost|take|be|called|number|size|time|space|complexity|name|output|result))\b|\b(time|space|complexity|memory|number|edge cases?|cases?)\b|(^|[.,;!?] )(and |so |but |or )?(is|are|was|were|does|do|did|can|could|would|will|should|has|have)\b[^?]*\?\s*$/i

/**
 * Whether a message is only a keyword: a few words without a verb, in reply to a question that needs more than a word.
 */
export function isKeyword(message: string, asked: string): boolean {
  const words = readWords(message).flatMap((sentence) => sentence.words)
  if (words.length >= fewestWords || words.some(isVerbal)) return false
  const question = asked.split(/(?<=[.!])\s+/).findLast((sentence) => sentence.includes('?')) ?? asked
  return !asksForAWord.test(question)
}

/** Whether a message has a verb, and is longer than a word or two. */
export function isSentence(message: string): boolean {
  const words = readWords(message).flatMap((sentence) => sentence.words)
  return words.length >= wordsOfASentence && words.some(isVerbal)
}

const wordsOfASentence = 4
