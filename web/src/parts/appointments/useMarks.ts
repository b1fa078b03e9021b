import { useMemo } from 'react'
import { useMyAppointments } from '../../data/appointments.ts'
import type { Mark } from './SlotGrid.tsx'
import { timeTexts } from './texts.ts'

/** My booked mocks, as marks among the times. */
export function useMarks(): Mark[] {
  const { data } = useMyAppointments()
  return useMemo(
    () =>
      (data ?? []).flatMap(({ appointment: { startsAt, minutes, other } }) =>
        startsAt === null ? [] : [{ at: Date.parse(startsAt), minutes, label: timeTexts.grid.mock(other?.name) }],
      ),
    [data],
  )
}
