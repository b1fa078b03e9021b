import type { Intent } from '@greenroom/shared/vocabulary'
import { answerOfCheck, namesSeveral } from '../checks/answerOfCheck.ts'
import { checkAsked } from '../checks/checkAsked.ts'
import type { Reader } from './reader.ts'

/**
 * Intents that are kept even if the words could answer the check: asking for help, for the next question, or to go
 * back.
 */
const meantAnyway: readonly Intent[] = ['request_for_hint', 'request_to_skip']

/** Reads a short reply to a check as an answer, even if it is one word: "zero", "B", "no". */
export const checkReaders: readonly Reader[] = [
  {
    name: 'answer-to-check',
    read({ message, asked, challenge, spoken }, otherwise) {
      const found = checkAsked(asked, { challenge, spoken })
      if (found === null) return null
      if (answerOfCheck(message, found.check) === 'unclear' && !namesSeveral(message, found.check)) return null
      const isAsking = message.trim().endsWith('?') && otherwise() === 'request_for_clarification'
      return isAsking || meantAnyway.includes(otherwise()) ? null : 'attempt_to_answer_question'
    },
  },
]
