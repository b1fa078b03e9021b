import { partNudges } from '@greenroom/shared/english'
import type { BoardElement } from '@greenroom/shared/session'
import type { InterviewerPersonality } from '@greenroom/shared/vocabulary'
import type { SilentPart } from './partSilence.ts'

/**
 * Returns the nudge for a part of the design. If the board already shows an architecture, the nudge asks how a request
 * passes through it.
 */
export const partNudge = (part: SilentPart, board: readonly BoardElement[], who: InterviewerPersonality): string =>
  partNudges[part === 'architecture' && board.length > 0 ? 'drawn' : part][who]
