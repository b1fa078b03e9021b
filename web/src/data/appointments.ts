import {
  type Appointment,
  appointmentListSchema,
  appointmentPaths,
  calendarFeedSchema,
  sessionAppointmentSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post, put, remove } from './api.ts'

const all = ['appointments'] as const
const oftenMs = 30_000

/** The user's upcoming appointments, refetched when someone may have changed them. */
export const useMyAppointments = ({ enabled = true } = {}) =>
  useQuery({
    enabled,
    queryKey: [...all, 'mine'],
    queryFn: ({ signal }) => get(appointmentPaths.mine, appointmentListSchema, { signal }),
    select: ({ appointments }) => appointments,
    refetchInterval: oftenMs,
  })

/** A session's appointment; null if no times were offered. */
export const useAppointment = (sessionId: string) =>
  useQuery({
    queryKey: [...all, sessionId],
    queryFn: ({ signal }) =>
      get(urlOf(appointmentPaths.appointment, { id: sessionId }), sessionAppointmentSchema, { signal }),
    select: ({ appointment }) => appointment,
    refetchInterval: oftenMs,
  })

export const refreshAppointments = (client: QueryClient) => client.invalidateQueries({ queryKey: all })

/** A request to offer or book times, with the time zone. Times in ms since 1970. */
type Wish = { sessionId: string; revision: number; timeZone: string }
const iso = (time: number): string => new Date(time).toISOString()

export const offerTimes = ({ sessionId, ...wish }: Wish & { slots: readonly number[] }) =>
  put(
    urlOf(appointmentPaths.appointment, { id: sessionId }),
    { ...wish, slots: wish.slots.map(iso) },
    sessionAppointmentSchema,
  )

export const bookTime = ({ sessionId, startsAt, ...wish }: Wish & { startsAt: number; email?: string }) =>
  post(
    urlOf(appointmentPaths.booking, { id: sessionId }),
    { ...wish, startsAt: iso(startsAt) },
    sessionAppointmentSchema,
  )

export const cancelTime = (sessionId: string, { revision }: Pick<Appointment, 'revision'>) =>
  remove(urlOf(appointmentPaths.appointment, { id: sessionId }, { revision }))

export const calendarFileOf = (sessionId: string): string => urlOf(appointmentPaths.calendarFile, { id: sessionId })

/** The secret address of the user's calendar feed, with functions to renew and revoke it. */
export function useCalendarFeed() {
  const client = useQueryClient()
  const key = ['calendarFeed']
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get(appointmentPaths.feed, calendarFeedSchema, { signal }),
  })
  return {
    url: query.data?.url ?? null,
    renew: async () => client.setQueryData(key, await post(appointmentPaths.feed, undefined, calendarFeedSchema)),
    async end() {
      await remove(appointmentPaths.feed)
      client.setQueryData(key, { url: null })
    },
  }
}
