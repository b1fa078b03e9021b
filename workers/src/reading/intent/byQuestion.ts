import type { Intent } from '@greenroom/shared/vocabulary'
import { plainWords } from '../plainWords.ts'
import { asksAboutRequirement } from '../requirements.ts'
import { asksHowToSpeak } from '../smallTalk.ts'
import { asksWhatWasForeseen } from './foreseenQuestion.ts'
import type { Reader } from './reader.ts'

/** Intents that the model may wrongly choose for a question about the task in words it doesn't know. */
const misread: readonly Intent[] = ['unrelated_question', 'unknown']

/** Reads a message in the light of the current question: its hints, and the questions its author anticipated. */
export const questionReaders: readonly Reader[] = [
  {
    // "Another one" after a hint asks for the next hint, not the next question.
    name: 'next-hint',
    read({ message, asked, challenge, spoken }, otherwise) {
      if (!another.test(plainWords(message)) || otherwise() !== 'request_to_skip') return null
      const { hints } = challenge ?? spoken ?? { hints: [] }
      return hints.some((hint) => plainWords(asked).includes(plainWords(hint))) ? 'request_for_hint' : null
    },
  },
  {
    name: 'foreseen-question',
    read: ({ message, challenge, spoken }, otherwise) =>
      misread.includes(otherwise()) && asksWhatWasForeseen(message, challenge ?? spoken)
        ? 'request_for_clarification'
        : null,
  },
  {
    name: 'requirement',
    read: ({ message, spoken }, otherwise) =>
      misread.includes(otherwise()) && asksAboutRequirement(message, spoken?.requirements ?? [])
        ? 'request_for_clarification'
        : null,
  },
  {
    name: 'how-to-speak',
    read: ({ message }, otherwise) =>
      otherwise() === 'unrelated_question' && asksHowToSpeak(message) ? 'unknown' : null,
  },
]

const another = /^(and |ok(ay)?,? |please,? )*(another|one more|the next|next)( one)?( please)?[.?]*$/
