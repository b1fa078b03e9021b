import { plainWords } from '../../../reading/plainWords.ts'
import { type SayFrom, sayFrom } from '../../interviewer/scripted/say.ts'
import type { CoachMoment } from '../provider.ts'
import { faultOfHelp } from '../rules.ts'
import { type CoachSlot, coachWordings } from './coachPhrases.ts'

export type SayHelp = SayFrom<CoachSlot>

export const sayHelpIn = ({ turn, helper }: Pick<CoachMoment, 'turn' | 'helper'>): SayHelp =>
  sayFrom(turn, (slot) => coachWordings(slot, helper, turn.personality))

/** Whether a text breaks no rule, taken by itself. */
export const isSayable = (moment: CoachMoment, text: string): boolean => faultOfHelp(text, moment) === null

/** Joins the parts, leaving out any that would break a rule or make the text too long. */
export function joined(moment: CoachMoment, parts: readonly (string | null)[]): string {
  let whole = ''
  for (const part of parts) {
    const longer = part === null ? whole : `${whole} ${part}`.trim()
    if (longer !== whole && isSayable(moment, longer)) whole = longer
  }
  return whole
}

/** Whether the candidate has already read these words about this question, from the coach or the interviewer. */
export const wasHeard = ({ turn }: CoachMoment, words: string): boolean =>
  turn.aboutThisQuestion.some(
    ({ sender, message }) => sender !== 'candidate' && plainWords(message).includes(plainWords(words)),
  )

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** Says how much code the candidate has written: "one line of code", "12 lines of code". */
export const linesOf = ({ code }: CoachMoment): string =>
  code.own.length === 1 ? 'one line of code' : `${code.own.length} lines of code`
