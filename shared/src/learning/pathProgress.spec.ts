import { expect, it } from 'vitest'
import { nothingDone, withDone } from './done.ts'
import { everyRound, type HeldInterview, progressOf } from './pathProgress.ts'

const at = Date.parse('2026-05-04T10:00:00Z')
const [design, coding] = ['System design', 'Coding and algorithms']
const mock = (number: number, round?: string) => ({
  ...{ id: `mock/${number}`, kind: 'mock' as const, day: '2026-05-10', round },
})
/** The mocks of a path for Google that these interviews tick off, in the order they were held. */
function tickedOff(mocks: readonly ReturnType<typeof mock>[], held: readonly HeldInterview[]): string[] {
  const refs = held.map((_, index) => `interview/s${index}`)
  const lookUp = progressOf(mocks, {
    done: refs.reduce((done, ref, index) => withDone(done, [ref], at + index), nothingDone),
    interviews: new Map(held.map((each, index) => [refs[index] ?? '', each])),
    ...{ companyType: 'Google', since: at, now: at + 60_000, timeZone: 'UTC' },
  })
  return mocks.filter((each) => lookUp(each).state === 'done').map(({ id }) => id)
}
const google = (...rounds: string[]): HeldInterview => ({ companyType: 'Google', rounds })

it('ticks off a mock by an interview with its round, at its company, and each interview only one', () => {
  const mocks = [mock(1, coding), mock(2, design), mock(3, coding)]
  expect(tickedOff(mocks, [google(design)])).toEqual(['mock/2'])
  expect(tickedOff(mocks, [google(coding), google(coding, design)])).toEqual(['mock/1', 'mock/2'])
  expect(tickedOff(mocks, [{ companyType: 'Amazon', rounds: [design] }, google()])).toEqual([])
})

it('ticks off a full rehearsal by an interview with several rounds, and any other mock by any interview', () => {
  expect(tickedOff([mock(1, everyRound)], [google(design)])).toEqual([])
  expect(tickedOff([mock(1, everyRound)], [google(design, coding)])).toEqual(['mock/1'])
  expect(tickedOff([mock(1)], [{ companyType: 'Amazon', rounds: [] }])).toEqual(['mock/1'])
})
