import { type ChallengeQuery, challengePaths, urlOf } from '@greenroom/shared'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiProblem, get } from '../../app/api.ts'
import { type Choice, neighboursOf } from './choice.ts'

/** Whether `GET /challenge/difficulty/{difficulty}` (spec §7) finds something; the challenge itself stays a surprise. */
async function hasChallenge({ settings, programmingLanguage }: Choice, signal: AbortSignal): Promise<boolean> {
  const query = {
    programmingLanguage,
    durationInMinutes: settings.timeLimitInMinutes,
    interviewStage: settings.interviewStage,
  } satisfies ChallengeQuery
  const url = urlOf(challengePaths.ofDifficulty, { difficulty: settings.interviewDifficulty }, query)
  try {
    await get(url, z.unknown(), { signal })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'NO_CHALLENGE') return false
    throw error
  }
}

const matchQuery = (choice: Choice) => {
  const { interviewDifficulty, timeLimitInMinutes, interviewStage } = choice.settings
  return {
    queryKey: ['match', interviewDifficulty, timeLimitInMinutes, interviewStage, choice.programmingLanguage],
    queryFn: ({ signal }: { signal: AbortSignal }) => hasChallenge(choice, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/**
 * Whether there is a question for this choice, and the nearest choices that have one where there is none. As long as it is
 * not known, or cannot be found out, `matches` is undefined: nobody is kept from starting by that.
 */
export function useMatch(choice: Choice) {
  const { data: matches } = useQuery({ ...matchQuery(choice), placeholderData: keepPreviousData })
  const neighbours = matches === false ? neighboursOf(choice) : []
  const answers = useQueries({ queries: neighbours.map((neighbour) => matchQuery(neighbour.choice)) })
  return {
    matches,
    searching: answers.some(({ isPending }) => isPending),
    nearest: neighbours.filter((_, index) => answers[index]?.data === true),
  }
}
