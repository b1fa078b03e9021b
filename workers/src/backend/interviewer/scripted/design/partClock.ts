import { type DesignPhase, designBands } from '@greenroom/shared/rules'
import type { Turn } from '../../provider.ts'
import { isInParts, type PlaceInDesign, placeInDesign } from './designParts.ts'

const minuteMs = 60_000

/** Of a part's minutes so much is used when its end is spoken of, and so much when it is left as it is. */
const spokenOfAt = 0.75
const leftAt = 1.5

/**
 * What the clock asks of the part at hand: to say once that its time is nearly used, or to leave it open. The architecture is not left by the
 * clock, since everything after it speaks of the board. Null where there is time, or nobody tells how much.
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
 * The part of a design that is at hand once this was said; null where no whole system is designed. Whoever does not speak in our words is in the
 * first part that lacks its minimum.
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

/** The part to be spoken of now: the next one, once the part at hand has its minimum. */
export const atHand = ({ now, isDone, open, isInDepth }: PlaceInDesign): DesignPhase => {
  if (isInDepth) return 'depth'
  return isDone ? (open[0] ?? 'depth') : now
}
