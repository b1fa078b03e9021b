import { expect, test } from 'vitest'
import { advance, momentAt, neighbours } from './playhead.ts'

const line = { durationMs: 100_000, silences: [{ fromMs: 20_000, toMs: 80_000 }] }

test('time passes at the chosen speed and stops at the end', () => {
  expect(advance(line, 1_000, { passedMs: 100, speed: 8, skipSilences: false })).toBe(1_800)
  expect(advance(line, 99_900, { passedMs: 100, speed: 8, skipSilences: true })).toBe(100_000)
})

test('a silence is played, or skipped after its first seconds', () => {
  expect(advance(line, 30_000, { passedMs: 100, speed: 1, skipSilences: false })).toBe(30_100)
  expect(advance(line, 21_000, { passedMs: 100, speed: 1, skipSilences: true })).toBe(21_100)
  expect(advance(line, 22_000, { passedMs: 100, speed: 1, skipSilences: true })).toBe(78_000)
  expect(advance(line, 78_000, { passedMs: 100, speed: 1, skipSilences: true })).toBe(78_100)
})

const moments = [3, 7, 9].map((seq) => ({ seq, atMs: seq * 1000 }))

test('stepping moves from event to event, even from between them', () => {
  expect(neighbours(moments, 7)).toEqual({ earlier: moments[0], later: moments[2] })
  expect(neighbours(moments, 8)).toEqual({ earlier: moments[1], later: moments[2] })
  expect(neighbours(moments, 1)).toEqual({ earlier: undefined, later: moments[0] })
  expect(neighbours(moments, 10)).toEqual({ earlier: moments[2], later: undefined })
  expect(momentAt(moments, 8)).toBe(moments[1])
  expect(momentAt(moments, 2)).toBeUndefined()
})
