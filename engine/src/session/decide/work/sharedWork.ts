import { hasBoard } from '@greenroom/shared/rules'
import {
  boardChange,
  isEmptyChange,
  isSameElement,
  isWorkLocked,
  type ParticipantCommandOf,
  type Session,
  sharesWork,
} from '@greenroom/shared/session'
import type { KeepSharedBoard, KeepSharedCode } from '../../commands.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { firstEdit, keepCode } from './keepCode.ts'

/** The shortest time between two snapshots while people are typing or drawing. */
export const snapshotEveryMs = 5_000

/** Stops the candidate from typing and drawing, or allows it again. */
export function decideLockWork(state: Session, { locked }: ParticipantCommandOf<'LockWork'>): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  return isWorkLocked(state) === locked ? accept() : accept([{ type: 'WorkLockChanged', locked }])
}

/** Logs the shared text's current state, for the replay and the scorecard. */
export function decideKeepSharedCode(state: Session, command: KeepSharedCode, { now }: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!sharesWork(state)) return refuse('NOT_ALLOWED')
  if (command.whileTyping && state.savedAt !== null && now < state.savedAt + snapshotEveryMs) return accept()
  return accept([...keepCode(state, command, 'typing'), ...firstEdit(state, command)])
}

/**
 * Logs the shared whiteboard's current state. The shared document has already resolved conflicting strokes, so the
 * versions of the elements in the log don't matter.
 */
export function decideKeepSharedBoard(state: Session, command: KeepSharedBoard, { now }: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const { challenge, board, boardSavedAt } = state.question
  if (!sharesWork(state)) return refuse('NOT_ALLOWED')
  if (!hasBoard(challenge.challengeType)) return refuse('NO_BOARD')
  if (command.whileTyping && boardSavedAt !== null && now < boardSavedAt + snapshotEveryMs) return accept()
  const { changed, removed } = boardChange(board, command.elements, isSameElement)
  if (isEmptyChange({ changed, removed })) return accept()
  return accept([{ type: 'BoardChanged', changed: [...changed], removed: [...removed] }])
}
