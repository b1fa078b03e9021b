import { statedComplexity } from './complexity.ts'
import { splitCode } from './plainWords.ts'
import { type ReadSentence, readWords, type Word } from './readWords.ts'
import { likenessToTerms } from './termsInARow.ts'
import { isFunctionWord, isVerbal, kindOfWord } from './wordKinds.ts'
import { orderOf } from './wordOrder.ts'

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
  /** Who tells a plan in steps ("sort by end, keep the last one, skip what overlaps") or in formulas needs few small words. */
  fewestInstructions: 2,
  instructions: 0.3,
  fewestFormulas: 2,
  /**
   * Words strewn at random follow each other as chance has it, or worse. The longer a text, the surer that is; chosen so that none of the
   * practice answers and of the wordings at most one in a hundred is below.
   */
  leastOrder: [
    { words: 40, order: 0.08 },
    { words: 20, order: -0.12 },
    { words: 0, order: -0.25 },
  ],
  /** Learned of the practice salads and of the wordings: so much like terms in a row that nothing else is asked, and so little that nothing else counts; words in disorder were not among them. */
  clearlyTerms: -1.5,
  clearlySaid: -3.2,
  clearlySaidInDisorder: -5,
  /** Terse answers of the trade are hardly like terms in a row, and in worse order than most: of them that much worse is disorder. */
  nearlySaidInDisorder: -4.2,
  worseOrder: 0.1,
} as const

/** The small words that anybody strews in: "the", "of", "with", "is". */
const commonest = new Set(
  'the a an of in with to and so is are it that which for or on by from as but at then where because i we my here therefore'.split(
    ' ',
  ),
)

/**
 * Whether a message of ten words or more is no English, however many terms of the field are in it: hardly a word that holds a sentence
 * together, always the same ones without a verb, or words in such an order as chance makes. Code in it is not looked at.
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

/** Terms in a row may hold a cost; who says what the time and what the memory is has said something of a plan. */
function statesBothCosts(message: string): boolean {
  const { time, space } = statedComplexity(message)
  return time !== null && space !== null && /\b(?:space|memory|storage|both)\b/i.test(message)
}

/** What of a message is looked at for its grammar: no code, and no formulas. */
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

/** What compares, assigns, adds up or takes one of many: "end <= start - gap", "dp[i]", "best = max(best, sum)". */
const formula =
  /[\w)\]] ?(?:<=|>=|==|[<>=≤≥%]) ?[\w(+-]|\w\[[\w +-]+\]|\b[a-z]\w* [+-] [a-z]\w*\b|\b[a-z] ?[+·×*] ?\w|\([a-z], ?[a-z0-9]\)/gi

const writesFormulas = (text: string): boolean => (text.match(formula)?.length ?? 0) >= bounds.fewestFormulas

/** A formula, a name out of code or a list of costs is no word: it has as much grammar as the sentence around it. */
const withoutNotation = (text: string): string =>
  text
    .replaceAll(/\b[oOΘθ] ?\((?:[^()]|\([^()]*\)){1,40}\)/g, ' ')
    .replaceAll(/[\w.]+\((?:[^()]|\([^()]*\)){0,40}\)/g, ' ')
    .replaceAll(/[^\s,;.:]*[[\]{}=<>·×∪∩Σα|^_+*/][^\s,;.:]*/g, ' ')

/** Whether a good part of the clauses tell what to do: they begin with a verb, and go on with more than nouns. */
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
/** What follows "I" or "they" is what they do, whichever word it is. */
const isSubject = ({ word }: Word): boolean => subjects.has(word)

/** How many words stand where a verb does: "a lock" has none, "they lock the row" one. */
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

/** What relates one thing to another: "one search per exit", "stack of names", "bfs from every tile". */
const relates =
  /^(?:of|per|over|on|from|with|by|for|until|till|when|while|after|before|in|into|to|at|between|then|plus|minus|times|first|each|every|only|both)$/

/** Whether a few words without a verb tell a plan, as people write it down: a thing, and what it has to do with another. */
export function isShortPlan(message: string): boolean {
  const words = readWords(message).flatMap((sentence) => sentence.words)
  return !message.includes('?') && words.length >= fewestWordsOfAPlan && words.some(({ word }) => relates.test(word))
}

const fewestWordsOfAPlan = 3

const asksForAWord =
  /\b(which|who|when|where|how (many|much|long|often|large|big|far)|what (is|are|was|does|do|would|will) (it|the|its|your|that|they|each|this)\b.{0,60}\b(return|print|give|cost|take|be|called|number|size|time|space|complexity|name|output|result))\b|\b(time|space|complexity|memory|number|edge cases?|cases?)\b|(^|[.,;!?] )(and |so |but |or )?(is|are|was|were|does|do|did|can|could|would|will|should|has|have)\b[^?]*\?\s*$/i

/** Whether a message is a few words without a verb, and the question is none that a word can answer: a keyword, and no answer. */
export function isKeyword(message: string, asked: string): boolean {
  const words = readWords(message).flatMap((sentence) => sentence.words)
  if (words.length >= fewestWords || words.some(isVerbal)) return false
  const question = asked.split(/(?<=[.!])\s+/).findLast((sentence) => sentence.includes('?')) ?? asked
  return !asksForAWord.test(question)
}

/** Whether somebody said something with a verb in it, and not a word or two. */
export function isSentence(message: string): boolean {
  const words = readWords(message).flatMap((sentence) => sentence.words)
  return words.length >= wordsOfASentence && words.some(isVerbal)
}

const wordsOfASentence = 4
