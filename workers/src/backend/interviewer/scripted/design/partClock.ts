import { type DesignPhase, designBands } from '@greenroom/shared/rules'
import type { Turn } from '../../provider.ts'
import { isInParts, type PlaceInDesign, placeInDesign } from './designParts.ts'

const minuteMs = 60_000

/**
 * Shares of a part's minutes. At `spokenOfAt`, the interviewer announces the end of the part; at `leftAt`, they leave
 * it open.
 */
const spokenOfAt = 0.75
const leftAt = 1.5

/**
 * Says what to do about the current part's time: announce once that it is nearly up, or leave the part open. Never ends
 * the architecture, because everything after it is about the board. Null if there is time left or the time is unknown.
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
 * Returns the design's current part after the interviewer's message; null if this isn't a system design. If the message
 * doesn't use our words, returns the first part that lacks its minimum.
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

/** Returns the part to talk about now: the current one or, once that has its minimum, the next open one. */
export const atHand = ({ now, isDone, open, isInDepth }: PlaceInDesign): DesignPhase => {
  if (isInDepth) return 'depth'
  return isDone ? (open[0] ?? 'depth') : now
}
