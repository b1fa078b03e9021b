import { hasBoard } from '@greenroom/shared/rules'
import {
  type BoardElement,
  boardAfter,
  isEmptyChange,
  maxBoardCharacters,
  maxBoardElements,
  newsOf,
  type ParticipantCommandOf,
  type Session,
} from '@greenroom/shared/session'
import { accept, type Decision, refuse } from '../decision.ts'

/**
 * Stores changes to the whiteboard. Ignores changes that are older than the board's elements, so that with two windows
 * open the later stroke wins.
 */
export function decideSaveBoard(state: Session, command: ParticipantCommandOf<'SaveBoard'>): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const { challenge, board } = state.question
  if (!hasBoard(challenge.challengeType)) return refuse('NO_BOARD')
  const news = newsOf(command, board)
  if (isEmptyChange(news)) return accept()
  // A change that only removes things is never refused, even if the board is full.
  if (news.changed.length > 0 && isTooLarge(boardAfter(board, news))) return refuse('BOARD_TOO_LARGE')
  return accept([{ type: 'BoardChanged', changed: [...news.changed], removed: [...news.removed] }])
}

const isTooLarge = (board: readonly BoardElement[]): boolean =>
  board.length > maxBoardElements || JSON.stringify(board).length > maxBoardCharacters
