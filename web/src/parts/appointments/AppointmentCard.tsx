import { appointmentRules } from '@greenroom/shared/rules'
import { interviewerPatienceMs } from '@greenroom/shared/session'
import type { Appointment } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { bookTime, calendarFileOf, cancelTime, refreshAppointments } from '../../data/appointments.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { PickTime } from './PickTime.tsx'
import { timeTexts } from './texts.ts'
import { useTimeZone } from './timeZone.ts'
import { useMarks } from './useMarks.ts'
import { agree, clockIn, momentIn, placeOf } from './zonedTimes.ts'

const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog }))
const texts = timeTexts.card

/**
 * A mock's time, agreed or not, with buttons to change it. `heading` replaces the card's own heading; `action` goes
 * last.
 */
export function AppointmentCard({
  sessionId,
  appointment,
  mayChange,
  heading,
  action,
}: {
  sessionId: string
  appointment: Appointment | null
  mayChange: boolean
  heading?: string | undefined
  action?: ReactNode
}) {
  const timeZone = useTimeZone()
  const [offering, { open: offer, close: stopOffering }] = useDisclosure(false)
  const [cancelling, { open: askToCancel, close: keep }] = useDisclosure(false)
  const client = useQueryClient()
  const cancel = useSubmit(async () => {
    if (appointment === null) return
    try {
      await cancelTime(sessionId, appointment)
      keep()
    } finally {
      await refreshAppointments(client)
    }
  })
  const isBooked = appointment?.status === 'booked'
  const isOn = appointment !== null && appointment.status !== 'cancelled'
  const isToPick = appointment?.status === 'proposed' && appointment.mayBook
  return (
    <section
      className={clsx(ui.grid, ui.oneColumn, ui.gap12, ui.lineAround, ui.round, ui.surface, ui.inset16by20)}
      aria-label={texts.booked}
    >
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap12)}>
        <div className={ui.shrinks}>
          <p className={clsx(ui.flat, ui.text17, ui.strong)}>{heading ?? titleOf(appointment, timeZone)}</p>
          {isBooked && <BookedWords appointment={appointment} timeZone={timeZone} />}
        </div>
        <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
          {mayChange && isOn && (
            <Button variant="subtle" onClick={askToCancel}>
              {texts.cancel}
            </Button>
          )}
          {mayChange && (
            <Button variant={isBooked ? 'subtle' : 'default'} onClick={offer}>
              {isBooked ? texts.move : isOn ? texts.otherTimes : texts.offer}
            </Button>
          )}
          {isBooked && (
            <Button component="a" href={calendarFileOf(sessionId)} download>
              {texts.file}
            </Button>
          )}
          {action}
        </div>
      </div>
      {isToPick && <Pick sessionId={sessionId} appointment={appointment} timeZone={timeZone} />}
      <Suspense>
        {offering && <OfferDialog opened onClose={stopOffering} sessionId={sessionId} appointment={appointment} />}
      </Suspense>
      <Dialog opened={cancelling} onClose={keep} title={texts.cancelTitle}>
        <DialogWords>{texts.cancelWords}</DialogWords>
        <div className={clsx(ui.row, ui.wrap, ui.end, ui.gap8)}>
          <Button onClick={keep}>{texts.keep}</Button>
          <Button variant="filled" loading={cancel.pending} onClick={() => void cancel.submit()}>
            {texts.cancel}
          </Button>
        </div>
        {cancel.error !== null && <Problem>{sentenceOf(cancel.error)}</Problem>}
      </Dialog>
    </section>
  )
}

function titleOf(appointment: Appointment | null, timeZone: string): string {
  if (appointment === null) return texts.none
  switch (appointment.status) {
    case 'booked':
      return momentIn(Date.parse(appointment.startsAt ?? ''), timeZone)
    case 'cancelled':
      return texts.cancelled
    case 'proposed':
      return appointment.mayBook ? texts.offeredBy(appointment.offeredBy) : texts.offeredByYou
  }
}

function BookedWords({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const { other, startsAt } = appointment
  const at = Date.parse(startsAt ?? '')
  const isLate = Date.now() > at + interviewerPatienceMs
  const zone = other?.timeZone ?? null
  return (
    <p className={clsx(ui.flat, ui.small, ui.quiet)}>
      {zone !== null && other !== null && !agree(at, timeZone, zone) && (
        <>{timeTexts.other(clockIn(at, zone), other.name, placeOf(zone))}. </>
      )}
      {isLate ? texts.late : texts.lobby(clockIn(at - appointmentRules.lobbyOpensMs, timeZone))}
    </p>
  )
}

function Pick({ sessionId, appointment, timeZone }: { sessionId: string; appointment: Appointment; timeZone: string }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { busyAt } = useMarks({ minutes: appointment.minutes, sessionId })
  const client = useQueryClient()
  const booking = useSubmit(async () => {
    if (chosen === null) return
    try {
      await bookTime({ sessionId, startsAt: chosen, timeZone, revision: appointment.revision })
    } finally {
      await refreshAppointments(client)
    }
  })
  return (
    <div className={clsx(ui.grid, ui.oneColumn, ui.gap12)}>
      <PickTime appointment={appointment} timeZone={timeZone} busyAt={busyAt} value={chosen} onChange={setChosen} />
      <div>
        <Button
          variant="filled"
          disabled={chosen === null}
          loading={booking.pending}
          onClick={() => void booking.submit()}
        >
          {timeTexts.pick.book}
        </Button>
      </div>
      {booking.error !== null && <Problem>{sentenceOf(booking.error)}</Problem>}
    </div>
  )
}
