import { asksForTime } from '@greenroom/shared/rules'
import { plainWords, wordCount } from '../plainWords.ts'
import { isReprogramming } from '../reprogramming.ts'
import type { Reader } from './reader.ts'

const fewestWords = 4
/**
 * The maximum number of words in a wish. In a longer message, "moved on" and the like report something that happened.
 */
const maxWordsOfAWish = 8
const isOfTheRoom = /\b(hint|skip|next question|bye|goodbye|thank you|thanks)\b/

/**
 * Readers for messages in a behavioural round. After a request for a story, any message that doesn't ask for something
 * is the story, whatever it is about. It doesn't need a technical word, and its "we moved on" doesn't skip anything.
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

/** The maximum number of words that anyone needs to say "I don't know". */
const maxWordsOfANegative = 18
