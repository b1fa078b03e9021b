import { isUnkeptTrial } from '@greenroom/shared/rules'
import type { RefusalCode, Session } from '@greenroom/shared/session'
import type { KeepTrial, SessionCommand } from '../../commands.ts'
import { accept, type Decision, refuse } from '../decision.ts'

/** What costs tokens beside the interview, or takes what only an account can have earned, is left out of a trial. */
export function trialRefusal({ trial }: Session, command: SessionCommand): RefusalCode | null {
  if (!trial) return null
  switch (command.type) {
    case 'AskCoach':
    case 'UsePowerUp':
      return 'NOT_IN_A_TRIAL'
    case 'SendMessage':
      return command.recipient === 'interviewerCoach' ? 'NOT_IN_A_TRIAL' : null
    default:
      return null
  }
}

/**
 * The seat of a visitor goes to the account that they have made. Not in the middle of it: whoever is in the room is there as the
 * visitor until it ends.
 */
export function decideKeepTrial(state: Session, { participant }: KeepTrial): Decision {
  if (!state.trial) return refuse('NOT_ALLOWED')
  if (state.candidate.id === participant.id) return accept()
  if (!isUnkeptTrial(state)) return refuse('ROLE_TAKEN')
  if (state.phase === 'IN_PROGRESS') return refuse('NOT_ENDED')
  return accept([{ type: 'TrialKept', participant }])
}
