import {
  createdOwnQuestionLinkSchema,
  type NewOwnQuestion,
  ownQuestionListSchema,
  ownQuestionPaths,
  ownQuestionSchema,
  sharedQuestionSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get, post, put, remove } from '../../data/api.ts'

export const ownQuestionsKey = ['own-questions'] as const
export const ownQuestionKey = (questionId: string) => ['own-questions', questionId] as const
const pollMs = 1_000

export const useOwnQuestions = () =>
  useQuery({
    queryKey: ownQuestionsKey,
    queryFn: ({ signal }) => get(ownQuestionPaths.questions, ownQuestionListSchema, { signal }),
  })

/** Fetches one of the user's own questions; polls while its solution is running. */
export const useOwnQuestion = (questionId: string, enabled: boolean) =>
  useQuery({
    queryKey: ownQuestionKey(questionId),
    queryFn: ({ signal }) => get(urlOf(ownQuestionPaths.question, { questionId }), ownQuestionSchema, { signal }),
    refetchInterval: ({ state }) => (state.data?.check.status === 'running' ? pollMs : false),
    retry: false,
    enabled,
  })

export const createQuestion = (content: NewOwnQuestion) => post(ownQuestionPaths.questions, content, ownQuestionSchema)
export const saveQuestion = (questionId: string, version: number, content: NewOwnQuestion) =>
  put(urlOf(ownQuestionPaths.question, { questionId }), { version, content }, ownQuestionSchema)
export const deleteQuestion = (questionId: string) => remove(urlOf(ownQuestionPaths.question, { questionId }))
export const checkQuestion = (questionId: string) =>
  post(urlOf(ownQuestionPaths.check, { questionId }), {}, ownQuestionSchema)
export const makeLink = (questionId: string, mayCopy: boolean) =>
  post(urlOf(ownQuestionPaths.link, { questionId }), { mayCopy }, createdOwnQuestionLinkSchema)
export const revokeLink = (questionId: string) => remove(urlOf(ownQuestionPaths.link, { questionId }))
export const copyShared = (token: string) => post(ownQuestionPaths.copy, { token }, ownQuestionSchema)

export const useSharedQuestion = (token: string) =>
  useQuery({
    queryKey: ['shared-question', token],
    queryFn: ({ signal }) => post(ownQuestionPaths.look, { token }, sharedQuestionSchema, { signal }),
    retry: false,
  })
