import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useMyAppointments } from '../../data/appointments.ts'
import { lobbyOf } from '../../data/sessionKinds.ts'
import { AppointmentCard } from '../../parts/appointments/AppointmentCard.tsx'
import { useTimeZone } from '../../parts/appointments/timeZone.ts'
import { momentIn } from '../../parts/appointments/zonedTimes.ts'
import ui from '../../ui/primitives.module.css'
import { mockTexts as texts } from './texts.ts'

/** Your next booked mock, and mocks that still need a time. */
export function NextMock() {
  const timeZone = useTimeZone()
  const { data = [] } = useMyAppointments()
  const next = data.find(({ appointment }) => appointment.status === 'booked')
  const proposed = data.filter(({ appointment }) => appointment.status === 'proposed')
  return (
    <div className={clsx(ui.grid, ui.oneColumn, ui.gap12)}>
      {[...(next === undefined ? [] : [next]), ...proposed].map(({ sessionId, title, appointment }) => {
        const { startsAt, other } = appointment
        const isBooked = startsAt !== null
        const when = isBooked ? texts.soon.withWhom(momentIn(Date.parse(startsAt), timeZone), other?.name) : undefined
        return (
          <AppointmentCard
            key={sessionId}
            sessionId={sessionId}
            appointment={appointment}
            mayChange={appointment.mayChange}
            heading={when}
            action={
              <Button
                component={Link}
                to={lobbyOf(sessionId)}
                variant={isBooked ? 'filled' : 'default'}
                aria-label={isBooked ? undefined : `${texts.soon.open}: ${title}`}
              >
                {isBooked ? texts.soon.toLobby : texts.soon.open}
              </Button>
            }
          />
        )
      })}
    </div>
  )
}
