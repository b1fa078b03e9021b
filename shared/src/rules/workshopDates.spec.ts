import { describe, expect, it } from 'vitest'
import { nextWorkshopDates, workshopDateOn, workshopDescription } from './workshopDates.ts'
import { instantOf } from './zonedTime.ts'

const dublin = { firstDate: '2026-10-08', time: '18:00', timeZone: 'Europe/Dublin', everyWeeks: 2, minutes: 60 }
const at = (text: string) => Date.parse(text)
const starts = (times: typeof dublin, now: string) =>
  nextWorkshopDates(times, at(now)).map(({ startsAt }) => new Date(startsAt).toISOString())

describe('the next dates of a workshop', () => {
  // Catches starts that are an hour off after the clocks change, because weeks were added to an instant instead of a
  // calendar day.
  it('begin at the same time on its own clocks, before and after they change', () => {
    expect(starts(dublin, '2026-10-01T00:00Z')).toEqual([
      '2026-10-08T17:00:00.000Z',
      '2026-10-22T17:00:00.000Z',
      '2026-11-05T18:00:00.000Z',
    ])
    expect(starts({ ...dublin, firstDate: '2027-03-20' }, '2027-03-01T00:00Z').slice(0, 2)).toEqual([
      '2027-03-20T18:00:00.000Z',
      '2027-04-03T17:00:00.000Z',
    ])
  })

  // Catches dates that vanish while people are in them, searches that step through years of dates, and days that are
  // off by one in zones far from UTC.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])('stay until their end, in %s', (timeZone) => {
    const times = { ...dublin, timeZone, time: '23:30' }
    const third = workshopDateOn('2026-11-05', times)
    if (third === null) throw new Error('it takes place then')
    const first = (now: number) => nextWorkshopDates(times, now)[0]
    expect(first(third.endsAt - 1)).toEqual(third)
    expect(first(third.endsAt)).toEqual(workshopDateOn('2026-11-19', times))
    expect(nextWorkshopDates(times, at('2036-10-01T00:00Z'))).toHaveLength(3)
  })

  it('are one at most if it takes place once', () => {
    const once = { ...dublin, everyWeeks: 0 }
    expect(starts(once, '2026-10-08T17:59Z')).toEqual(['2026-10-08T17:00:00.000Z'])
    expect(starts(once, '2026-10-08T18:00Z')).toEqual([])
    expect(workshopDateOn('2026-10-22', once)).toBeNull()
  })

  // Catches accepting registrations for days without a workshop.
  it.each(['2026-10-15', '2026-09-24', '2026-10-08T00', 'tomorrow'])('do not include %s', (date) =>
    expect(workshopDateOn(date, dublin)).toBeNull(),
  )
})

// Catches a start that is an hour wrong or missing in the night when the clocks change.
it.each([
  ['2026-03-29T01:30Z', 'Europe/Dublin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30Z', 'Europe/Dublin', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08T02:30Z', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T01:30Z', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s on the clocks of %s is %s', (shown, timeZone, instant) =>
  expect(new Date(instantOf(at(shown), timeZone)).toISOString()).toBe(instant),
)

// Catches a description that drops a long sentence but keeps the next one, which refers to it.
it('a description ends before the first sentence that is too long for it', () => {
  const long = `${'word '.repeat(40)}.`
  expect(workshopDescription(`One. Two! ${long} Four.\nFive.`)).toBe('One. Two!')
  expect(workshopDescription('no sentence')).toBe('no sentence')
})
