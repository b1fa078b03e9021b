import { appointmentRules } from '@greenroom/shared/rules'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './SlotGrid.module.css'
import { timeTexts } from './texts.ts'
import type { BusyAt, Mark } from './useMarks.ts'
import {
  clockIn,
  dateIn,
  dayAfter,
  dayAt,
  minutesAt,
  momentIn,
  placeOf,
  type Slot,
  slotsOf,
  weekdayIn,
} from './zonedTimes.ts'

const texts = timeTexts.grid
const daysShown = 5
const rowMinutes = 30
const usualHours = { from: 8, to: 21 }
const night = { from: 22, to: 7 }
const wideEnough = '(min-width: 48em)'

export type SlotGridProps = {
  now: number
  timeZone: string
  /** The other person's zone, if it's known: shows its times on the right, and marks nights. */
  otherZone: string | null
  chosen: ReadonlySet<number>
  marks: readonly Mark[]
  /** The reader's other mocks. Times that clash with them can't be offered. */
  busyAt: BusyAt
  onChange: (chosen: ReadonlySet<number>) => void
}

/**
 * Picks times to offer over the coming days, by pointer or keyboard: as a grid or, if space is tight, as a list by day.
 */
export function SlotGrid(props: SlotGridProps) {
  const { now, timeZone, chosen, busyAt, onChange } = props
  const isWide = useMediaQuery(wideEnough, true, { getInitialValueInEffect: false })
  const [page, setPage] = useState(0)
  const [allHours, setAllHours] = useState(false)
  const first = dayAfter(dayAt(now, timeZone), page * daysShown)
  const days = Array.from({ length: daysShown }, (_, index) => slotsOf(dayAfter(first, index), timeZone))
  const horizon = now + appointmentRules.horizonMs
  const isFull = chosen.size >= appointmentRules.maxSlots
  const isOpen = ({ at }: Slot) => at > now && at <= horizon
  function toggle(slot: Slot) {
    if (!isOpen(slot) || (!chosen.has(slot.at) && (isFull || busyAt(slot.at) !== null))) return
    const next = new Set(chosen)
    if (!next.delete(slot.at)) next.add(slot.at)
    onChange(next)
  }
  const inHours = ({ minutes }: Pick<Slot, 'minutes'>) =>
    allHours || (minutes >= usualHours.from * 60 && minutes < usualHours.to * 60)
  const Shown = isWide ? Grid : List
  return (
    <div className={clsx(ui.grid, ui.gap8)}>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap8)}>
        <div className={clsx(ui.row, ui.gap8)}>
          <Button size="xs" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {texts.earlier}
          </Button>
          <Button size="xs" disabled={(days.at(-1)?.[0]?.at ?? 0) > horizon} onClick={() => setPage(page + 1)}>
            {texts.later}
          </Button>
        </div>
        <p className={clsx(ui.flat, ui.small, ui.quiet)} role="status">
          {isFull ? texts.most(chosen.size) : chosen.size === 0 ? texts.hint : texts.chosen(chosen.size)}{' '}
          {chosen.size > 0 && (
            <Button size="compact-xs" variant="subtle" onClick={() => onChange(new Set())}>
              {texts.clear}
            </Button>
          )}
        </p>
      </div>
      <Shown {...props} days={days} inHours={inHours} isOpen={isOpen} toggle={toggle} />
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap8)}>
        <p className={clsx(ui.row, ui.wrap, ui.gap12, ui.flat, ui.text13, ui.quiet)}>
          <Key kind="offered" label={texts.offered} />
          <Key kind="booked" label={texts.booked} />
          <Key kind="shut" label={props.otherZone === null ? texts.past : texts.night} />
        </p>
        <Button size="compact-sm" variant="subtle" onClick={() => setAllHours(!allHours)}>
          {allHours ? texts.dayHours : texts.allHours}
        </Button>
      </div>
    </div>
  )
}

const Key = ({ kind, label }: { kind: string; label: string }) => (
  <span className={clsx(ui.inlineRow, ui.gap6)}>
    <span className={classes.key} data-kind={kind} aria-hidden />
    {label}
  </span>
)

type ShownProps = SlotGridProps & {
  days: readonly Slot[][]
  inHours: (slot: Pick<Slot, 'minutes'>) => boolean
  isOpen: (slot: Slot) => boolean
  toggle: (slot: Slot) => void
}

const isNight = (at: number, timeZone: string): boolean => {
  const minutes = minutesAt(at, timeZone)
  return minutes >= night.from * 60 || minutes < night.to * 60
}

function Grid({ days, inHours, isOpen, toggle, timeZone, otherZone, chosen, marks, busyAt }: ShownProps) {
  const table = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<readonly [row: number, day: number]>([0, 0])
  const rows = Array.from({ length: 24 * 2 }, (_, index) => ({ minutes: index * rowMinutes })).filter(inHours)
  const slotAt = (day: readonly Slot[], minutes: number) => day.find((slot) => slot.minutes === minutes)

  function go(event: KeyboardEvent) {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const row = Math.min(Math.max(place[0] + (step[0] ?? 0), 0), rows.length - 1)
    const day = Math.min(Math.max(place[1] + (step[1] ?? 0), 0), days.length - 1)
    setPlace([row, day])
    table.current?.querySelector<HTMLElement>(`[data-place="${row} ${day}"]`)?.focus()
  }

  return (
    <table ref={table} className={classes.grid} aria-label={texts.label}>
      <thead>
        <tr>
          <th scope="col" className={classes.zone}>
            {placeOf(timeZone)}
          </th>
          {days.map((day) => (
            <th key={day[0]?.at} scope="col">
              <span className={ui.block}>{weekdayIn(day[0]?.at ?? 0, timeZone)}</span>
              <span className={clsx(ui.regular, ui.quiet)}>{dateIn(day[0]?.at ?? 0, timeZone)}</span>
            </th>
          ))}
          {otherZone !== null && (
            <th scope="col" className={classes.zone}>
              {placeOf(otherZone)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ minutes }, row) => {
          const isHour = minutes % 60 === 0
          const firstSlot = days.flatMap((day) => slotAt(day, minutes) ?? [])[0]
          return (
            <tr key={minutes} data-hour={isHour}>
              <td className={classes.hour}>{isHour ? `${minutes / 60}:00` : ''}</td>
              {days.map((day, index) => {
                const slot = slotAt(day, minutes)
                const mark =
                  slot && marks.find(({ at, minutes: long }) => at <= slot.at && slot.at < at + long * 60_000)
                const isChosen = slot !== undefined && chosen.has(slot.at)
                const isShut = slot === undefined || !isOpen(slot)
                const busy = slot === undefined ? null : (mark?.label ?? busyAt(slot.at))
                return (
                  <td
                    key={day[0]?.at}
                    className={classes.day}
                    data-shut={isShut || (otherZone !== null && isNight(slot.at, otherZone))}
                  >
                    {slot !== undefined && (
                      <button
                        type="button"
                        className={classes.slot}
                        data-place={`${row} ${index}`}
                        data-kind={isChosen ? 'offered' : busy === null ? undefined : mark ? 'booked' : 'busy'}
                        tabIndex={place[0] === row && place[1] === index ? 0 : -1}
                        aria-pressed={isChosen}
                        aria-disabled={isShut || (busyAt(slot.at) !== null && !isChosen)}
                        aria-label={`${momentIn(slot.at, timeZone)}${busy === null ? '' : `, ${busy}`}`}
                        onFocus={() => setPlace([row, index])}
                        onKeyDown={go}
                        onClick={() => toggle(slot)}
                      >
                        {isChosen
                          ? clockIn(slot.at, timeZone)
                          : mark?.at === slot.at
                            ? mark.label
                            : busy && !mark
                              ? texts.busy
                              : ''}
                      </button>
                    )}
                  </td>
                )
              })}
              {otherZone !== null && (
                <td className={classes.hour}>
                  {isHour && firstSlot !== undefined ? clockIn(firstSlot.at, otherZone) : ''}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The same days, as a list. */
function List({ days, inHours, isOpen, toggle, timeZone, otherZone, chosen, marks, busyAt }: ShownProps) {
  return (
    <div className={ui.grid}>
      {days.map((day, index) => {
        const start = day[0]?.at ?? 0
        const open = day.filter((slot) => inHours(slot) && isOpen(slot))
        const count = day.filter(({ at }) => chosen.has(at)).length
        const booked = marks.filter(({ at }) => day.some((slot) => slot.at === at))
        return (
          <details key={start} className={ui.lineBelow} open={index === 0}>
            <summary className={clsx(ui.touchable, ui.row, ui.between, ui.gap8, ui.pressable)}>
              <span className={ui.medium}>{`${weekdayIn(start, timeZone)} ${dateIn(start, timeZone)}`}</span>
              <span className={clsx(ui.small, ui.quiet)}>{texts.chosen(count)}</span>
            </summary>
            {booked.map(({ at, label }) => (
              <p key={at} className={clsx(ui.under8, ui.small, ui.accent)}>
                {clockIn(at, timeZone)} {label}
              </p>
            ))}
            <div className={classes.chips}>
              {open.map((slot) => {
                const busy = chosen.has(slot.at) ? null : busyAt(slot.at)
                return (
                  <button
                    key={slot.at}
                    type="button"
                    className={clsx(classes.chip, ui.touchable)}
                    data-kind={chosen.has(slot.at) ? 'offered' : busy === null ? undefined : 'busy'}
                    aria-pressed={chosen.has(slot.at)}
                    aria-disabled={busy !== null}
                    aria-label={`${momentIn(slot.at, timeZone)}${busy === null ? '' : `, ${busy}`}`}
                    onClick={() => toggle(slot)}
                  >
                    {clockIn(slot.at, timeZone)}
                    {busy !== null && <span className={clsx(ui.block, ui.tiny)}>{texts.busy}</span>}
                    {busy === null && otherZone !== null && (
                      <span className={clsx(ui.block, ui.tiny, ui.quiet)}>{clockIn(slot.at, otherZone)}</span>
                    )}
                  </button>
                )
              })}
            </div>
          </details>
        )
      })}
    </div>
  )
}
