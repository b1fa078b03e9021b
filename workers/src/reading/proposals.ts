import type { Span } from './plainSigns.ts'
import { readWords, type Word } from './readWords.ts'
import { isFunctionWord, kindOfWord } from './wordKinds.ts'

/** A sentence of a text, and whether it says what to do rather than what happens. */
export type ToldOrProposed = Span & { isProposed: boolean }

/** Words that introduce a proposal: "I'd …", "we should …", "the fix is …", "to repair it …". */
const proposes =
  /\b(?:(?:i|we|you|one)(?:['’]d| would)(?! (?:think|guess|say|expect|assume|have (?:said|thought|guessed)))|(?:i|we)(?:['’]| wi)ll|should(?:n['’]t)?|ought to|must(?:n['’]t)?|(?:i|we|you|one) (?:(?:just|only|simply|then|also) )?(?:need|have|want|has) to|needs? to be|let['’]?s|let (?:the|it|them|each|every|us|only)|(?:fix(?:es)?|remed(?:y|ies)|cure|repair|solution|change)\b(?: (?:is|are|would|for)\b|:)|to (?:fix|repair|mend|cure|solve|prevent|avoid|get rid of)\b|instead\b(?! of)|better (?:to|would)|(?:would|will) (?:fix|help|solve|repair|cure|do))(?!\w)/i

/** Blanks out punctuation inside code, which doesn't end a sentence, as in "!listed.equals(…)". */
const withoutMarksInCode = (text: string): string => text.replaceAll(/[!?](?=[^\s"'”’)\]])/g, ' ')

/** Splits a text into sentences, and marks those that propose something: by their words, or as an instruction. */
export function toldOrProposedIn(text: string): ToldOrProposed[] {
  return readWords(withoutMarksInCode(text)).map(({ at, end, words }, index) => {
    const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()]
    // A first sentence without function words is a title: "Restart storm plus thundering herd."
    const isTitle = index === 0 && !words.some(isFunctionWord)
    return { at, end, isProposed: !isTitle && (proposes.test(text.slice(at, end)) || clauses.some(tellsToDo)) }
  })
}

const leadingWords = new Set(['and', 'but', 'adverb', 'yes'])
const notBehindTheVerb = new Set(['of', 'be', 'verb', 'does', 'did', 'modal', 'auxiliary', 'and'])

/** Whether a clause begins with an instruction: "drop what is out of date". */
function tellsToDo(clause: readonly Word[]): boolean {
  const [first, second] = clause.slice(clause.findIndex((word) => !leadingWords.has(kindOfWord(word))))
  if (first === undefined || second === undefined || kindOfWord(first) !== 'verb') return false
  return !notBehindTheVerb.has(kindOfWord(second))
}
