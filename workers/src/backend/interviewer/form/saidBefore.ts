import { plainWords } from '../../../reading/plainWords.ts'
import { sentencesIn } from '../../../reading/sentences.ts'

/**
 * The minimum number of words in a sentence that mustn't be repeated. Shorter ones, such as "Take your time.", may be.
 */
const wordsToTell = 6
/**
 * The share of word pairs in common from which a sentence counts as a repeat of an earlier one. About one word in ten
 * may differ.
 */
const shareOfARepeat = 0.75

/**
 * Whether any sentence of a text occurs twice in the text or has occurred in `earlier`, word for word or nearly so.
 * @param earlier the conversation so far, both sides
 */
export function saidBefore(text: string, earlier: readonly string[]): boolean {
  const told = (sentences: readonly string[]) => sentences.map(pairsOf).filter(isTelling)
  const known = told(earlier.flatMap(sentencesIn))
  return told(sentencesIn(text)).some((pairs) => {
    const isKnown = known.some((each) => shared(pairs, each) >= shareOfARepeat)
    known.push(pairs)
    return isKnown
  })
}

const isTelling = (pairs: ReadonlySet<string>): boolean => pairs.size >= wordsToTell - 1

function pairsOf(sentence: string): ReadonlySet<string> {
  const words = plainWords(sentence).match(/[\p{L}\p{N}']+/gu) ?? []
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`))
}

/** Returns Dice's coefficient of two sets of word pairs: 1 if they are the same, 0 if they share nothing. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length
  return (2 * both) / (one.size + other.size)
}

const wantsRepeat =
  /\b(again|repeat|once more|one more time|say that|(?:didn't|did not|couldn't|could not) (?:catch|hear|get|follow)|pardon|come again|what was the (?:question|task))\b/

/** Whether a message asks to repeat something. */
export const asksForRepeat = (message: string): boolean => wantsRepeat.test(plainWords(message))
