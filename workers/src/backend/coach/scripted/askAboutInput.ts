import { asksForLook } from '@greenroom/shared/rules'
import { askPrints, type FromLook } from '../../interviewer/look.ts'
import type { CoachMoment, CoachTask } from '../provider.ts'
import type { SayHelp } from './compose.ts'

const looking: readonly CoachTask[] = ['feedback', 'bugs', 'debug']

/**
 * Asks what the code prints for an input that it gets wrong, if a look at the code found one. Null if it found none.
 */
export function askAboutInput({ task, turn }: CoachMoment, say: SayHelp): FromLook | null {
  const isAsked = looking.includes(task) || (task === 'message' && asksForLook(turn.message))
  return isAsked && turn.facts !== null ? askPrints(turn.facts, say) : null
}
