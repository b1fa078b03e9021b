import { asksForLook, isAfterCoding } from '@greenroom/shared/rules'
import type { InputRows } from '@greenroom/shared/session'
import { inputBlock, isShowable } from './inputBlock.ts'
import type { Turn } from './provider.ts'
import { otherOutput, tells } from './saidOutput.ts'
import { slotIn } from './scripted/conversation.ts'
import type { Say } from './scripted/say.ts'

/** `namedInput` is the input that the message asks about. */
export type FromLook = { message: string; accepted: null; namedInput?: InputRows; proposes?: undefined }

/**
 * What the interviewer says of code that is still being written, by what running it told: what does it print for this input? It says
 * neither that this is wrong nor what it prints. Null where the candidate did not ask for a look, or nothing was found.
 */
export function fromLook(turn: Turn, say: Say): FromLook | null {
  if (turn.facts === null || !isBeforeHandIn(turn)) return null
  if (!looksAtCode(turn)) return reactToPrints(turn, say)
  // Where nothing was found it is no verdict either.
  return askPrints(turn.facts, say) ?? { message: say('looked'), accepted: null }
}

/** Whether the candidate asked for a look, and it was taken: that is no request for a hint. */
export const looksAtCode = (turn: Pick<Turn, 'call' | 'step' | 'message' | 'facts'>): boolean =>
  isBeforeHandIn(turn) && turn.facts !== null && asksForLook(turn.message)

const isBeforeHandIn = ({ call, step }: Pick<Turn, 'call' | 'step'>): boolean =>
  call === 'reply' && step !== null && !isAfterCoding(step)

const isFresh = ({ counterexample, traced }: NonNullable<Turn['facts']>): boolean =>
  counterexample !== null && !traced && isShowable(counterexample.rows)

/** The question about the smallest input that goes wrong, by whoever was asked for a look; once for each version. */
export function askPrints(
  facts: NonNullable<Turn['facts']>,
  say: (slot: 'askPrints' | 'askShould' | 'followByHand') => string,
): FromLook | null {
  const { counterexample } = facts
  if (counterexample === null || !isFresh(facts)) return null
  const { rows } = counterexample
  // What it prints stands beside it in practice.
  const question = say(facts.shown === true ? 'askShould' : 'askPrints')
  const message = `${question}\n\n${inputBlock(rows)}\n\n${say('followByHand')}`
  return { message, accepted: null, namedInput: rows }
}

/** What the candidate says that it prints, held against what it does print. Wrong, it is pushed back once. */
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
