import { asksForTime } from '@greenroom/shared/rules'
import { plainWords, wordCount } from '../plainWords.ts'
import { isReprogramming } from '../reprogramming.ts'
import type { Reader } from './reader.ts'

const fewestWords = 4
/** Who says in more words that they want on tells of something that went on. */
const maxWordsOfAWish = 8
const isOfTheRoom = /\b(hint|skip|next question|bye|goodbye|thank you|thanks)\b/

/**
 * Whoever is asked for a story and says something that asks for nothing is telling it, whatever it is about: no word of it has to be one of
 * the trade, and "we moved on" skips nothing.
 */
export const storyReaders: readonly Reader[] = [
  {
    name: 'story',
    read({ message, spoken }, otherwise) {
      if (spoken?.competency === undefined || message.includes('?') || isReprogramming(message)) return null
      const words = wordCount(message)
      if (words < fewestWords || asksForTime(message)) return null
      if (words <= maxWordsOfAWish && isOfTheRoom.test(plainWords(message))) return null
      const intent = otherwise()
      const isTelling = intent !== 'declare_not_knowing_answer' && intent !== 'request_for_hint'
      return isTelling || words > maxWordsOfANegative ? 'attempt_to_answer_question' : null
    },
  },
]

/** In more words than these nobody says that they don't know. */
const maxWordsOfANegative = 18
