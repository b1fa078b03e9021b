import { appointmentRules } from '@greenroom/shared/rules'
import type { Appointment } from '@greenroom/shared/wire'
import { Button, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { bookTime, offerTimes, refreshAppointments } from '../../data/appointments.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { PickTime } from './PickTime.tsx'
import { SlotGrid } from './SlotGrid.tsx'
import { timeTexts } from './texts.ts'
import { useTimeZone } from './timeZone.ts'
import { useMarks } from './useMarks.ts'
import { ZoneLine } from './ZoneLine.tsx'

const texts = timeTexts.move

/**
 * Offers times for a mock, for the first time or to replace the agreed one. Can also move the mock to another offered
 * time.
 */
export function OfferDialog(props: {
  opened: boolean
  onClose: () => void
  sessionId: string
  appointment: Appointment | null
}) {
  const { opened, onClose, appointment } = props
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={appointment?.status === 'booked' ? texts.title : texts.offerTitle}
    >
      <Offer {...props} />
    </Modal>
  )
}

function Offer({ onClose, sessionId, appointment }: Parameters<typeof OfferDialog>[0]) {
  const timeZone = useTimeZone()
  const client = useQueryClient()
  const minutes = appointment?.minutes ?? appointmentRules.slotMs / 60_000
  const { marks, busyAt } = useMarks({ minutes, sessionId })
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [instead, setInstead] = useState<number | null>(null)
  const others = (appointment?.slots ?? []).filter((slot) => slot !== appointment?.startsAt)
  const wish = { sessionId, timeZone, revision: appointment?.revision ?? 0 }
  const sending = useSubmit(async (startsAt: number | null) => {
    try {
      if (startsAt !== null) await bookTime({ ...wish, startsAt })
      else await offerTimes({ ...wish, slots: [...chosen] })
      onClose()
    } finally {
      await refreshAppointments(client)
    }
  })
  return (
    <div className={clsx(ui.grid, ui.oneColumn, ui.gap16)}>
      {appointment?.status === 'booked' && appointment.mayBook && others.length > 0 && (
        <section className={clsx(ui.grid, ui.gap8)}>
          <h3 className={ui.flat}>{texts.instead}</h3>
          <PickTime
            appointment={{ ...appointment, slots: others }}
            timeZone={timeZone}
            busyAt={busyAt}
            value={instead}
            onChange={setInstead}
          />
          <div>
            <Button
              variant="filled"
              disabled={instead === null}
              loading={sending.pending}
              onClick={() => void sending.submit(instead)}
            >
              {texts.take}
            </Button>
          </div>
          <h3 className={ui.after12}>{texts.orOffer}</h3>
        </section>
      )}
      {appointment?.status === 'booked' && <p className={clsx(ui.flat, ui.quiet)}>{texts.taken}</p>}
      <ZoneLine />
      <SlotGrid
        now={now}
        timeZone={timeZone}
        otherZone={appointment?.other?.timeZone ?? null}
        chosen={chosen}
        marks={marks}
        busyAt={busyAt}
        onChange={setChosen}
      />
      <div>
        <Button
          variant="filled"
          disabled={chosen.size === 0}
          loading={sending.pending}
          onClick={() => void sending.submit(null)}
        >
          {texts.send}
        </Button>
      </div>
      {sending.error !== null && <Problem>{sentenceOf(sending.error)}</Problem>}
    </div>
  )
}
