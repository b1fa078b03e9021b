import type { Challenge } from '@greenroom/shared/content'
import { plainWords } from '../plainWords.ts'
import { hasSign, tellingParts, wordsOf } from '../signs.ts'

/**
 * The minimum number of telling words in a sign. A single word occurs in too many questions to show what they are
 * about.
 */
const fewestTellingWords = 2

/** Asks without a question mark: "I'd like to know how many there are". */
const asksIndirectly =
  /\b(?:(?:i|we)(?:'d| would)? (?:first |also |just |really )*(?:like|want|need|have) (?:first )?to (?:know|ask|understand|clarify)|i(?:'d| would) (?:first )?ask|i wonder|tell me)\b.*\b(?:how|what|which|who|whom|whose|whether|if|when|where|why)\b/

/**
 * Whether a message asks a question about the task that its author anticipated, in words that can hardly mean anything
 * else.
 */
export function asksWhatWasForeseen(message: string, material: Pick<Challenge, 'clarifications'> | null): boolean {
  const asked = plainWords(message)
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => sentence.endsWith('?') || asksIndirectly.test(sentence))
  const signs = (material?.clarifications ?? []).flatMap((each) => each.signs)
  const telling = signs.filter((sign) => tellingParts(sign).length >= fewestTellingWords)
  return asked.some((question) => {
    const words = wordsOf(question)
    return telling.some((sign) => hasSign(words, sign))
  })
}
