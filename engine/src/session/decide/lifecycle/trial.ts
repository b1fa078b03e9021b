import { isUnkeptTrial } from '@greenroom/shared/rules'
import type { RefusalCode, Session } from '@greenroom/shared/session'
import type { KeepTrial, SessionCommand } from '../../commands.ts'
import { accept, type Decision, refuse } from '../decision.ts'

/**
 * Refuses commands that aren't available in a trial: those that cost extra tokens, and those for rewards that only an
 * account can earn.
 */
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
 * Gives a visitor's seat to the account they created. Refused while the interview is in progress, because the person is
 * then in the room as the visitor.
 */
export function decideKeepTrial(state: Session, { participant }: KeepTrial): Decision {
  if (!state.trial) return refuse('NOT_ALLOWED')
  if (state.candidate.id === participant.id) return accept()
  if (!isUnkeptTrial(state)) return refuse('ROLE_TAKEN')
  if (state.phase === 'IN_PROGRESS') return refuse('NOT_ENDED')
  return accept([{ type: 'TrialKept', participant }])
}
