import { capsOn } from '@greenroom/shared/rules'
import { questionsOf } from '@greenroom/shared/session'
import { type InterviewerGuide, interviewerGuideSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../data/api.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'

/** Guides to all questions so far, refetched for each new question. */
export function useGuide() {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const questions = useRoom(({ state }) =>
    state === null
      ? ''
      : questionsOf(state)
          .map(({ challenge }) => challenge.challenge_id)
          .join(),
  )
  return useQuery({
    queryKey: ['guide', sessionId, questions],
    queryFn: ({ signal }) => get(urlOf(sessionPaths.guide, { id: sessionId }), interviewerGuideSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The lowest cap that this hint rung sets in any of the round's dimensions; null if the rung is free. */
export function capOfRung(rung: number, { round, dimensions }: InterviewerGuide['rubric']): number | null {
  const caps = dimensions.flatMap(({ dimension }) => capsOn(dimension, round, { hintRung: rung }).map(({ at }) => at))
  return caps.length === 0 ? null : Math.min(...caps)
}
