import {
  asksAboutHints,
  asksForHelpWithTask,
  asksForHint,
  asksForLook,
  asksForTime,
  declinesHint,
  pressesForHint,
} from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import { plainWords, splitCode, wordCount } from '../plainWords.ts'
import type { Heard, Reader } from './reader.ts'
import { seeksHelp } from './seeksHelp.ts'

/**
 * Words that mislead the model: with one of these, it takes anything for a plea ("give me a second", "my friend works
 * here").
 */
const turning = /\b(give|gives|giving|gave|given|gimme|friends?|tell|show)\b ?/g

/** Words that really ask for help with the solution. */
const pleading =
  /\b(hints?|help|clues?|nudges?|tips?|pointers?|stuck|lost|guid(e|ance)|direction|answers?|solutions?|solve|trick|key|idea|approach|algorithm|technique|structure|start|begin|next|missing|wrong|bug|way|steps?|how|what)\b/

/**
 * Removes the misleading words from a message, so that it can be read again. Null if it has none, or if it really asks
 * for help.
 */
export const withoutTurningWords = (heard: Heard): Heard | null => {
  const text = plainWords(splitCode(heard.message).prose)
  const rest = text.replaceAll(turning, '')
  return rest === text || pleading.test(text) ? null : { ...heard, message: rest }
}

/** Asks for facts in the statement, not for help with the solution: "could you give me the constraints?" */
const wantsFacts =
  /\b(give|tell|show|send) (me|us)( \w+){0,3} (examples?|samples?|constraints?|limits?|inputs?|outputs?|details?|definitions?|statement|ranges?)\b/
const maxWordsOfNothing = 5

/** Labels of a message that may still be a plea, because it doesn't answer or leave the question. */
const helpless: readonly Intent[] = [
  'unknown',
  'request_for_clarification',
  'declare_not_knowing_answer',
  'request_for_hint',
]

/** Readers for messages that mention hints or sound like a plea for one. */
export const hintReaders: readonly Reader[] = [
  {
    // Whatever else the message looks like, an answer or a wish to skip comes first.
    name: 'seeks-help',
    read({ message }, otherwise) {
      const seeks = seeksHelp(message)
      if ((!seeks && !asksForHint(message)) || pressesForHint(message) || declinesHint(message)) return null
      const isHelpless = helpless.includes(otherwise()) || (seeks && otherwise() === 'unrelated_question')
      return isHelpless ? 'request_for_hint' : null
    },
  },
  {
    name: 'presses-for-hint',
    read: ({ message }, otherwise) =>
      pressesForHint(message) && otherwise() === 'request_for_hint' ? 'unrelated_question' : null,
  },
  {
    name: 'asks-about-hints',
    read: ({ message }, otherwise) =>
      asksAboutHints(message) && (otherwise() === 'request_for_hint' || otherwise() === 'unrelated_question')
        ? 'request_for_clarification'
        : null,
  },
  {
    // "Can you check my code?" asks about code that is already there.
    name: 'look-at-code',
    read: ({ message }, otherwise) =>
      asksForLook(message) && (otherwise() === 'request_for_hint' || otherwise() === 'request_to_skip')
        ? 'request_for_clarification'
        : null,
  },
  {
    name: 'declines-hint',
    read: ({ message }, otherwise) =>
      declinesHint(message) && !asksForHint(message) && ['request_for_hint', 'request_to_skip'].includes(otherwise())
        ? 'unknown'
        : null,
  },
  {
    name: 'wants-facts',
    read: ({ message }, otherwise) =>
      (asksForHelpWithTask(message) || wantsFacts.test(plainWords(message))) &&
      !asksForHint(message) &&
      otherwise() === 'request_for_hint'
        ? 'request_for_clarification'
        : null,
  },
  {
    // A message of a few words, none of which ask for help, such as "give me strength".
    name: 'says-nothing-of-help',
    read({ message }, otherwise) {
      const text = plainWords(message)
      const isNothing = text.search(turning) >= 0 && !pleading.test(text) && wordCount(text) <= maxWordsOfNothing
      return isNothing && otherwise() === 'request_for_hint' ? 'unknown' : null
    },
  },
  {
    name: 'time-and-no-hint',
    read: ({ message }, otherwise) =>
      asksForTime(message) && !asksForHint(message) && otherwise() === 'request_for_hint' ? 'unknown' : null,
  },
]
