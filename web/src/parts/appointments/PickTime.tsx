import type { Appointment } from '@greenroom/shared/wire'
import { Radio } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { timeTexts } from './texts.ts'
import type { BusyAt } from './useMarks.ts'
import { agree, clockIn, longDayIn, placeOf } from './zonedTimes.ts'

/** The offered times in the reader's zone, day by day, each with the other person's local time. */
export function PickTime({
  appointment: { slots, other },
  timeZone,
  busyAt,
  value,
  onChange,
}: {
  appointment: Pick<Appointment, 'slots' | 'other'>
  timeZone: string
  /** The reader's other mocks. Times that clash with them can't be picked. */
  busyAt: BusyAt
  value: number | null
  onChange: (slot: number) => void
}) {
  const starts = slots.map((slot) => Date.parse(slot))
  const days = [...Map.groupBy(starts, (at) => longDayIn(at, timeZone))]
  if (starts.length === 0) return <p className={clsx(ui.flat, ui.quiet)}>{timeTexts.pick.none}</p>
  return (
    <Radio.Group
      label={timeTexts.pick.title}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      {days.map(([day, times]) => (
        <div key={day} className={clsx(ui.grid, ui.gap8, ui.lineAbove, ui.after8)}>
          <span className={clsx(ui.small, ui.medium, ui.after8)}>{day}</span>
          {times.map((at) => {
            const busy = busyAt(at)
            return (
              <Radio
                key={at}
                value={String(at)}
                label={clockIn(at, timeZone)}
                disabled={busy !== null}
                description={
                  busy !== null
                    ? timeTexts.pick.busy(busy)
                    : other?.timeZone == null || agree(at, timeZone, other.timeZone)
                      ? undefined
                      : timeTexts.other(clockIn(at, other.timeZone), other.name, placeOf(other.timeZone))
                }
              />
            )
          })}
        </div>
      ))}
    </Radio.Group>
  )
}
