import { partNudges } from '@greenroom/shared/english'
import type { BoardElement } from '@greenroom/shared/session'
import type { InterviewerPersonality } from '@greenroom/shared/vocabulary'
import type { SilentPart } from './partSilence.ts'

/** The words for a part; of an architecture that stands on the board already the way through it is wanted. */
export const partNudge = (part: SilentPart, board: readonly BoardElement[], who: InterviewerPersonality): string =>
  partNudges[part === 'architecture' && board.length > 0 ? 'drawn' : part][who]
