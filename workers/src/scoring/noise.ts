import type { PublicChallenge } from '@greenroom/shared/session'
import { plainWords } from '../reading/plainWords.ts'
import { complexityWord, techniqueWord } from '../reading/technicalWords.ts'

/** Words so common that nearly every English sentence contains one. */
const ordinary = new Set(
  'the a an i it is are was be to of in on at by for with and or not no yes if then so that this there what which how when where why who can could may do does did will would should have has had we you my your me one two first last each every all any some more less than as from into out up down only also same but because number empty list input output time space'.split(
    ' ',
  ),
)

const wordsIn = (text: string): string[] => plainWords(text).match(/\p{L}{2,}|\b[ai]\b/gu) ?? []

/**
 * Whether a text is meaningless: it has letters, but no ordinary word, no word of the task and no technique or cost.
 * Such noise doesn't count as communication, however it was classified.
 */
export function isNoise(
  text: string,
  { challenge_description, title }: Pick<PublicChallenge, 'challenge_description' | 'title'>,
): boolean {
  const plain = plainWords(text)
  if (techniqueWord.test(plain) || complexityWord.test(plain)) return false
  const words = wordsIn(text)
  if (words.length === 0) return !/\d/.test(text)
  const ofTheTask = new Set(wordsIn(`${title} ${challenge_description}`))
  return !words.some((word) => ordinary.has(word) || ofTheTask.has(word))
}
