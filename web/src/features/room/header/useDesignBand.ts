import { type DesignPhase, designBands, designMinutes, hasBoard } from '@greenroom/shared/rules'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { useInterview } from '../../../parts/room/useInterview.ts'
import { useNow } from '../../../parts/room/useNow.ts'
import { currentBand } from '../board/currentBand.ts'
import { partBegun } from '../board/partBegun.ts'

const minuteMs = 60_000

export type DesignBand = {
  bands: { phase: DesignPhase; minutes: number }[]
  /** Index of the current part. */
  index: number
  /** Minutes since the part began. */
  passed: number
}

/**
 * A design's usual time plan, which isn't binding, and the current position in it: the part that the interviewer
 * mentioned last or, if there is none, the part due by now. Null for other questions.
 */
export function useDesignBand(): DesignBand | null {
  const design = useInterview((state) => ({
    isDesign: hasBoard(state.question.challenge.challengeType),
    minutes: designMinutes(state.question.challenge, state),
    from: Math.max(state.question.presentedAt, state.startedAt),
    messages: state.messages,
  }))
  const serverOffsetMs = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const now = useNow(5_000)
  if (design === null || !design.isDesign) return null
  const bands = designBands(design.minutes)
  const passedSince = (at: number) => Math.max(0, (now + serverOffsetMs - at) / minuteMs)
  const begun = partBegun(design.messages, design.from)
  if (begun !== null) {
    const index = bands.findIndex(({ phase }) => phase === begun.part)
    return { bands, index, passed: passedSince(begun.at) }
  }
  const { index, from } = currentBand(bands, passedSince(design.from))
  return { bands, index, passed: passedSince(design.from) - from }
}
