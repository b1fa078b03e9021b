import { asksForLook } from '@greenroom/shared/rules'
import { askPrints, type FromLook } from '../../interviewer/look.ts'
import type { CoachMoment, CoachTask } from '../provider.ts'
import type { SayHelp } from './compose.ts'

const looking: readonly CoachTask[] = ['feedback', 'bugs', 'debug']

/**
 * Asks what the code prints for an input that a look at the code found it gets wrong. Null if there is no such input.
 */
export function askAboutInput({ task, turn }: CoachMoment, say: SayHelp): FromLook | null {
  const isAsked = looking.includes(task) || (task === 'message' && asksForLook(turn.message))
  return isAsked && turn.facts !== null ? askPrints(turn.facts, say) : null
}
