import { useMemo } from 'react'
import { useMyAppointments } from '../../data/appointments.ts'
import { timeTexts } from './texts.ts'

/** A booked mock already in the calendar. */
export type Mark = { at: number; minutes: number; label: string }

/**
 * The user's booked mocks among the possible times for a mock of `minutes`. `sessionId` is that mock itself, if it's
 * already open.
 */
export function useMarks({
  minutes,
  sessionId,
  enabled = true,
}: {
  minutes: number
  sessionId?: string
  enabled?: boolean
}) {
  const { data } = useMyAppointments({ enabled })
  return useMemo(() => {
    const booked = (data ?? []).flatMap(({ sessionId: id, appointment: { startsAt, minutes: long, other } }) =>
      startsAt === null
        ? []
        : [{ id, at: Date.parse(startsAt), minutes: long, label: timeTexts.grid.mock(other?.name) }],
    )
    const others = booked.filter(({ id }) => id !== sessionId)
    return {
      marks: booked satisfies Mark[],
      /** The user's other appointment that would clash with a mock starting then; null if there is none. */
      busyAt: (at: number): string | null =>
        others.find((other) => at < other.at + other.minutes * 60_000 && other.at < at + minutes * 60_000)?.label ??
        null,
    }
  }, [data, minutes, sessionId])
}
export type BusyAt = ReturnType<typeof useMarks>['busyAt']
