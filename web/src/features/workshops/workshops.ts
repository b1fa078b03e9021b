import type { ContentDomain } from '@greenroom/shared/vocabulary'
import {
  urlOf,
  type WorkshopDateView,
  type WorkshopView,
  workshopDateSchema,
  workshopListSchema,
  workshopPaths,
  workshopViewSchema,
} from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, get, put, remove } from '../../data/api.ts'

const all = ['workshops'] as const
const oftenMs = 30_000
const whileLeavingMs = 1_000

/** How often to refetch: seats can be taken by other people, or by this user in another tab. */
const lookAgain = (workshops: readonly WorkshopView[]) =>
  workshops.some(({ dates }) => dates.some(isLeaving)) ? whileLeavingMs : oftenMs
const fresh = { refetchOnWindowFocus: 'always' } as const

export const isLeaving = ({ you }: WorkshopDateView): boolean => you !== null && you.undoUntil !== null

/** A domain's upcoming workshops, soonest first. */
export const useWorkshops = (domain: ContentDomain) =>
  useQuery({
    ...fresh,
    queryKey: [...all, 'list', domain],
    queryFn: async ({ signal }) =>
      (await get(urlOf(workshopPaths.workshops, {}, { domain }), workshopListSchema, { signal })).workshops,
    refetchInterval: ({ state }) => lookAgain(state.data ?? []),
  })

/** One workshop; null if it doesn't exist. */
export const useWorkshop = (id: string) =>
  useQuery({
    ...fresh,
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return await get(urlOf(workshopPaths.workshop, { id }), workshopViewSchema, { signal })
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'WORKSHOP_UNKNOWN') return null
        throw error
      }
    },
    refetchInterval: ({ state }) => lookAgain(state.data == null ? [] : [state.data]),
  })

/** Registers for a date, or gives up the place. Refetches the workshops whether or not that succeeds. */
export function usePlace(id: string, date: string, timeZone: string) {
  const client = useQueryClient()
  const url = urlOf(workshopPaths.registration, { id, date })
  const fetchAgain = () => client.invalidateQueries({ queryKey: all })
  return {
    register: () => put(url, { timeZone }, workshopDateSchema).finally(fetchAgain),
    leave: () => remove(url).finally(fetchAgain),
  }
}

export const calendarFileOf = (id: string, date: string): string => urlOf(workshopPaths.calendarFile, { id, date })

export const addressOf = (id: string): string => `/workshops/${encodeURIComponent(id)}`
