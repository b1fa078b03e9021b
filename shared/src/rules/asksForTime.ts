import type { Intent } from '../vocabulary/conversation.ts'
import { spokenText } from './spokenText.ts'

/** Matches common ways to ask for a moment of quiet, in plain lower-case words. */
export const pleaForTime =
  /\b(give|need|take|have|get|want) (me )?(just )?(a|one|some|two|a few|few|another|1|2|a little|a bit( of| more)?|more|my) ?(more |short |quick |couple of |little )?(min(ute)?s?|moments?|sec(ond)?s?|time|thinking)\b|\b(let|allow) me (think|see|check|read|have a (look|think)|look|consider|reflect|go through)\b|\bone (moment|second|sec|minute|min)\b|\b(just|wait) (a|one) (moment|second|sec|minute|min|bit)\b|\b(hold on|hang on|wait(?=( please)?[\s.!…]*$)|bear with me|brb|be right back|still thinking|i'm thinking|i am thinking|thinking\.*$|i think a (moment|minute|bit))\b|\bcan i (think|have) (for |about it for )?(a|one|some)\b|\bgive me time\b/

/**
 * A message that asks for time may have at most this many words. In a longer message, the candidate is still talking …
 */
const maxWords = 25
/** … unless the last sentence asks for time and has at most this many words. */
const maxWordsOfTheLast = 12

/** Whether a message asks for time to think ("give me a minute"). The interviewer always agrees. */
export function asksForTime(message: string): boolean {
  if (message.length > 1_000) return false
  const text = spokenText(message)
  if (pleaForTime.test(text) && text.split(' ').length <= maxWords) return true
  const last = text.split(/(?<=[.!?;…]) /).at(-1) ?? ''
  return pleaForTime.test(last) && last.split(' ').length <= maxWordsOfTheLast
}

/**
 * Whether the candidate's reply to the interviewer's last question leaves that question unanswered, because they ask
 * for a clarification or for time. Then the question stays open, so that it doesn't end without their answer.
 */
export const asksBackAtTheEnd = (intent: Intent | null, message: string): boolean =>
  intent === 'request_for_clarification' || (intent === 'unknown' && asksForTime(message))
