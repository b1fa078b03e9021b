import { type DesignPhase, designBands } from '@greenroom/shared/rules'
import type { Turn } from '../../provider.ts'
import { isInParts, type PlaceInDesign, placeInDesign } from './designParts.ts'

const minuteMs = 60_000

/**
 * As shares of a part's minutes. At the first, the interviewer announces the end of the part; at the second, leaves it
 * as it is.
 */
const spokenOfAt = 0.75
const leftAt = 1.5

/**
 * What to do about the current part's time: announce once that it is nearly used up, or leave the part open. Never ends
 * the architecture, because everything after it is about the board. Null if there is time left or the time isn't known.
 */
export function clockOfPart(turn: Turn, { now, since, isTimeTold }: PlaceInDesign): 'tell' | 'leave' | null {
  const { designMinutes, aboutThisQuestion } = turn
  const latest = aboutThisQuestion.at(-1)
  if (designMinutes === null || since === null || latest === undefined) return null
  const planned = designBands(designMinutes).find(({ phase }) => phase === now)?.minutes ?? Number.POSITIVE_INFINITY
  const used = (Date.parse(latest.timeSent) - since) / minuteMs / planned
  if (isTimeTold) return used >= leftAt && now !== 'architecture' ? 'leave' : null
  return used >= spokenOfAt ? 'tell' : null
}

/**
 * The design's current part after this message; null if this isn't a system design. If the interviewer doesn't use our
 * words, it is the first part that lacks its minimum.
 */
export function partAfter(turn: Turn, message: string): DesignPhase | null {
  if (turn.challengeType !== 'system_design' || turn.spoken === null) return null
  if (turn.call === 'opening') return 'requirements'
  if (!isInParts(turn)) return 'depth'
  const reply = { sender: 'interviewer', recipient: 'candidate', message, timeSent: lastTimeOf(turn) } as const
  const place = placeInDesign({ ...turn, aboutThisQuestion: [...turn.aboutThisQuestion, reply] })
  return atHand(place)
}

const lastTimeOf = ({ aboutThisQuestion }: Turn): string => aboutThisQuestion.at(-1)?.timeSent ?? ''

/** The part to talk about now. Once the current one has its minimum, that is the next one. */
export const atHand = ({ now, isDone, open, isInDepth }: PlaceInDesign): DesignPhase => {
  if (isInDepth) return 'depth'
  return isDone ? (open[0] ?? 'depth') : now
}
