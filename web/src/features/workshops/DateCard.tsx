import type { WorkshopDateView, WorkshopView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { useTimeZone } from '../../parts/appointments/timeZone.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { stateOf } from './stateOf.ts'
import { workshopTexts as texts } from './texts.ts'
import { When } from './When.tsx'
import { addressOf, calendarFileOf, isLeaving, usePlace } from './workshops.ts'

/** Swallows the second click of a double click, which would hit whatever button the first one put there. */
const onceOnly = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** A workshop's date: when it is, whether the user has a place, and buttons to change that. */
export function DateCard({ workshop, date }: { workshop: WorkshopView; date: WorkshopDateView }) {
  const ownZone = useTimeZone()
  const { register, leave } = usePlace(workshop.id, date.date, ownZone)
  const state = useRef<HTMLParagraphElement>(null)
  const change = useSubmit(async (action: () => Promise<unknown>) => {
    await action()
    // The pressed button may be gone, so focus the status.
    state.current?.focus({ preventScroll: true })
  })
  const press = (action: () => Promise<unknown>) => ({
    loading: change.pending,
    onClick: () => void change.submit(action),
  })
  const { you } = date
  const hasBegun = Date.parse(date.startsAt) <= Date.now()
  return (
    <li className={clsx(ui.grid, ui.oneColumn, ui.gap12, ui.lineAround, ui.round, ui.surface, ui.inset16by20)}>
      <div>
        <p className={ui.flat}>
          <When date={date} timeZone={workshop.timeZone} ownZone={ownZone} />
        </p>
        <p ref={state} tabIndex={-1} role="status" className={clsx(ui.flat, ui.small, you === null && ui.quiet)}>
          {stateOf(date)}
        </p>
        {you !== null && !isLeaving(date) && <Place you={you} hasBegun={hasBegun} />}
      </div>
      <div className={clsx(ui.row, ui.wrap, ui.gap8)} onClickCapture={onceOnly}>
        {you !== null && isLeaving(date) && <Button {...press(register)}>{texts.undo}</Button>}
        {you?.state === 'registered' && !isLeaving(date) && (
          <Button component="a" href={calendarFileOf(workshop.id, date.date)} download>
            {texts.file}
          </Button>
        )}
        {you !== null && !isLeaving(date) && !hasBegun && (
          <Button variant="subtle" {...press(leave)}>
            {you.state === 'registered' ? texts.leave : texts.leaveList}
          </Button>
        )}
        {you === null && !hasBegun && <Register workshop={workshop} date={date} press={press(register)} />}
      </div>
      {change.error !== null && <Problem>{sentenceOf(change.error)}</Problem>}
    </li>
  )
}

function Place({ you, hasBegun }: { you: NonNullable<WorkshopDateView['you']>; hasBegun: boolean }) {
  if (you.state === 'waiting') return <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.waitingBody}</p>
  const { place } = you
  return (
    <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>
      {place === null ? (
        texts.noPlace
      ) : (
        <>
          {texts.place}: {/^https:\/\/\S+$/.test(place) ? <a href={place}>{place}</a> : place}.
        </>
      )}{' '}
      {!hasBegun && texts.reminders}
    </p>
  )
}

function Register(props: {
  workshop: WorkshopView
  date: WorkshopDateView
  press: { loading: boolean; onClick: () => void }
}) {
  const { workshop, date, press } = props
  const account = useAccount()
  const isFull = date.seatsLeft === 0
  if (workshop.access !== 'open')
    return (
      <p className={clsx(ui.flat, ui.small)}>
        {texts.locked[workshop.access]}{' '}
        {workshop.access === 'premium' && <Link to="/app/subscriptions">{texts.plans}</Link>}
      </p>
    )
  if (account.status === 'signed_out')
    return (
      <Button component={Link} to={`/signin?next=${encodeURIComponent(addressOf(workshop.id))}`} variant="filled">
        {isFull ? texts.signInToWait : texts.signIn}
      </Button>
    )
  return (
    <Button variant={isFull ? 'default' : 'filled'} disabled={account.status !== 'signed_in'} {...press}>
      {isFull ? texts.wait : texts.register}
    </Button>
  )
}
