import type { Difficulty } from '@greenroom/shared/vocabulary'
import {
  challengeCataloguePaths,
  challengeListSchema,
  type OwnQuestionSummary,
  ownQuestionListSchema,
  ownQuestionPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { get, getIfSignedIn } from '../../../data/api.ts'

export type ChallengeChoice = { search: string; difficulty: Difficulty | ''; topic: string }

/** Fetches the questions an interviewer can present, by difficulty and topic, page by page. */
export const useChallengeList = ({ search, difficulty, topic }: ChallengeChoice) =>
  useInfiniteQuery({
    queryKey: ['challenges', 'picker', search, difficulty, topic],
    queryFn: ({ pageParam, signal }) =>
      get(
        urlOf(
          challengeCataloguePaths.list,
          {},
          {
            search: search === '' ? undefined : search,
            difficulty: difficulty === '' ? undefined : difficulty,
            topic: topic === '' ? undefined : topic,
            limit: 25,
            after: pageParam ?? undefined,
          },
        ),
        challengeListSchema,
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** The interviewer's own matching questions. Own questions have no topic, and guests don't have any. */
export function useOwnQuestionList({ search, difficulty, topic }: ChallengeChoice): OwnQuestionSummary[] {
  const { data } = useQuery({
    queryKey: ['own-questions'],
    queryFn: async ({ signal }) =>
      (await getIfSignedIn(ownQuestionPaths.questions, ownQuestionListSchema, { signal })) ?? { questions: [] },
  })
  if (topic !== '') return []
  return (data?.questions ?? []).filter(
    (question) =>
      (difficulty === '' || question.difficulty === difficulty) &&
      question.title.toLowerCase().includes(search.trim().toLowerCase()),
  )
}
