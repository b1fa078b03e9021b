import type { Challenge } from '@greenroom/shared/content'
import { plainWords } from './plainWords.ts'
import { hasSign, tellingParts, wordsOf } from './signs.ts'

/** One word is in too many questions to tell what they are about. */
const fewestTellingWords = 2

/** Whether a message asks about the task what its author foresaw, in words that hardly mean anything else. */
export function asksWhatWasForeseen(message: string, material: Pick<Challenge, 'clarifications'> | null): boolean {
  const asked = plainWords(message)
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => sentence.endsWith('?'))
  const signs = (material?.clarifications ?? []).flatMap((each) => each.signs)
  const telling = signs.filter((sign) => tellingParts(sign).length >= fewestTellingWords)
  return asked.some((question) => {
    const words = wordsOf(question)
    return telling.some((sign) => hasSign(words, sign))
  })
}
