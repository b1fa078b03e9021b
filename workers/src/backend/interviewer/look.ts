import { asksForLook, isAfterCoding } from '@greenroom/shared/rules'
import type { InputRows } from '@greenroom/shared/session'
import { inputBlock, isShowable } from './inputBlock.ts'
import type { Turn } from './provider.ts'
import { otherOutput, tells } from './saidOutput.ts'
import { slotIn } from './scripted/conversation.ts'
import type { Say } from './scripted/say.ts'

/** The reply to a request for a look. `namedInput` is the input that the reply asks about. */
export type FromLook = { message: string; accepted: null; namedInput?: InputRows; proposes?: undefined }

/**
 * Asks what unfinished code prints for an input, after running the code. Reveals neither the output nor that the output
 * is wrong. Null if the candidate didn't ask for a look.
 */
export function fromLook(turn: Turn, say: Say): FromLook | null {
  if (turn.facts === null || !isBeforeHandIn(turn)) return null
  if (!looksAtCode(turn)) return reactToPrints(turn, say)
  // Finding nothing doesn't mean the code is right.
  return askPrints(turn.facts, say) ?? { message: say('looked'), accepted: null }
}

/** Whether the candidate asked for a look and their code was run for that. A look isn't a hint. */
export const looksAtCode = (turn: Pick<Turn, 'call' | 'step' | 'message' | 'facts'>): boolean =>
  isBeforeHandIn(turn) && turn.facts !== null && asksForLook(turn.message)

const isBeforeHandIn = ({ call, step }: Pick<Turn, 'call' | 'step'>): boolean =>
  call === 'reply' && step !== null && !isAfterCoding(step)

const isFresh = ({ counterexample, traced }: NonNullable<Turn['facts']>): boolean =>
  counterexample !== null && !traced && isShowable(counterexample.rows)

/**
 * Asks about the smallest input that the code gets wrong, for both the coach and the interviewer. Asks once per version
 * of the code.
 */
export function askPrints(
  facts: NonNullable<Turn['facts']>,
  say: (slot: 'askPrints' | 'askShould' | 'followByHand') => string,
): FromLook | null {
  const { counterexample } = facts
  if (counterexample === null || !isFresh(facts)) return null
  const { rows } = counterexample
  // In practice, the page shows the output next to the input.
  const question = say(facts.shown === true ? 'askShould' : 'askPrints')
  const message = `${question}\n\n${inputBlock(rows)}\n\n${say('followByHand')}`
  return { message, accepted: null, namedInput: rows }
}

/** Compares the output the candidate claims for their program with the real one. Challenges a wrong claim once. */
function reactToPrints(turn: Turn, say: Say): FromLook | null {
  const counterexample = turn.facts?.counterexample ?? null
  const before = turn.aboutThisQuestion.slice(0, -1).filter(({ sender }) => sender === 'interviewer')
  const asked = before.at(-1)?.message ?? ''
  if (counterexample === null || !(slotIn(asked, 'askPrints') || slotIn(asked, 'printsOther'))) return null
  const { does, prints, right } = counterexample
  if (does !== 'prints') return null
  if (tells(turn.message, prints)) return { message: say('printsThat'), accepted: null }
  const isOther = tells(turn.message, right) || otherOutput(turn.message, prints) !== null
  return isOther && !slotIn(asked, 'printsOther') ? { message: say('printsOther'), accepted: null } : null
}
