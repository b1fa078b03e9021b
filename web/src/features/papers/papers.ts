import {
  drillSchema,
  type PaperView,
  paperListSchema,
  paperMarksSchema,
  paperPaths,
  paperViewSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiProblem, get, post } from '../../data/api.ts'

export const papersPage = '/app/papers'
export const drillPage = '/app/papers/drill'
export const addressOfPaper = (id: string): string => `${papersPage}/${id}`

const all = ['papers'] as const

/** The learner's papers, and what the next one is like. */
export const usePapers = () =>
  useQuery({
    queryKey: [...all, 'list'],
    queryFn: ({ signal }) => get(paperPaths.papers, paperListSchema, { signal }),
    refetchOnWindowFocus: 'always',
  })

const paperKey = (id: string) => [...all, 'one', id] as const

/** One paper; null if it doesn't exist or isn't this user's. */
export const usePaper = (id: string) =>
  useQuery({
    queryKey: paperKey(id),
    queryFn: async ({ signal }) => {
      try {
        return await get(urlOf(paperPaths.paper, { id }), paperViewSchema, { signal })
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
    refetchOnWindowFocus: 'always',
  })

/** Opens the next paper, or the one in progress. @throws ApiProblem */
export const openPaper = (): Promise<PaperView> => post(paperPaths.papers, {}, paperViewSchema)

/** Starts a part, or hands it in; `part` from 1. @throws ApiProblem */
export function usePartChange(): (change: 'start' | 'handIn', id: string, part: number) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (change, id, part) => {
      const paper = await post(urlOf(paperPaths[change], { id, part: String(part) }), {}, paperViewSchema)
      client.setQueryData(paperKey(id), paper)
      void client.invalidateQueries({ queryKey: [...all, 'list'] })
    },
    [client],
  )
}

/** Marks and worked answers of a paper that is over. */
export const useMarks = (id: string) =>
  useQuery({
    queryKey: [...all, 'marks', id],
    queryFn: ({ signal }) => get(urlOf(paperPaths.marks, { id }), paperMarksSchema, { signal }),
  })

/** The questions to drill, fixed when the drill is opened. */
export const useDrill = () =>
  useQuery({
    queryKey: [...all, 'drill'],
    queryFn: async ({ signal }) => (await get(paperPaths.drill, drillSchema, { signal })).questions,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
