import type { Turn } from './provider.ts'
import { otherOutput, tells } from './saidOutput.ts'
import { slotIn, wasSaid } from './scripted/conversation.ts'
import { nextFollowUp } from './scripted/followUp.ts'
import type { Say } from './scripted/say.ts'

type Reaction = { message: string; accepted: boolean | null }

const saidBefore = (turn: Turn, slot: 'askReturn' | 'returnOther'): boolean =>
  turn.aboutThisQuestion.some(({ sender, message }) => sender === 'interviewer' && slotIn(message, slot))

/**
 * Whether the interviewer may still ask what the program returns for an input. They only ask this once, after the cost
 * is settled.
 */
export const mayAskReturn = (turn: Turn): boolean => !saidBefore(turn, 'askReturn')

/**
 * Compares the output the candidate claims for their program with its real output, for the interviewer's input or one
 * that the candidate named. Challenges a wrong claim once, without revealing the output. Ignores inputs outside the
 * limits. Null if the message claims nothing.
 */
export function reactToReturn(turn: Turn, say: Say): Reaction | null {
  if (turn.excludedBy !== null && !wasSaid(turn, turn.excludedBy))
    return { message: `${say('limitExcludes', { limit: turn.excludedBy })} ${nextFollowUp(turn, say)}`, accepted: null }
  const asked = turn.aboutThisQuestion.slice(0, -1).findLast(({ sender }) => sender === 'interviewer')?.message ?? ''
  const probe = turn.facts?.probe
  const isAsked = probe !== undefined && (slotIn(asked, 'askReturn') || slotIn(asked, 'returnOther'))
  if (isAsked && tells(turn.message, probe.prints))
    return { message: `${say('returnRight')} ${nextFollowUp(turn, say)}`, accepted: true }
  const other = isAsked ? otherOutput(turn.message, probe.prints) : otherThanRun(turn)
  if (other === null || saidBefore(turn, 'returnOther')) return null
  return { message: say('returnOther'), accepted: false }
}

/**
 * Returns the output that the message claims for the candidate's own input, if the program actually does something
 * else; otherwise null.
 */
function otherThanRun({ claim, message }: Turn): string | null {
  if (claim === null || claim.does === 'hangs') return null
  return otherOutput(message, claim.does === 'prints' ? claim.prints : 'an error')
}
