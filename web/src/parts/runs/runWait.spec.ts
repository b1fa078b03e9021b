import { expect, test } from 'vitest'
import { runWaitOf } from './runWait.ts'

const since = new Date('2026-01-01T14:02:11').getTime()
const after = (ms: number, isOffline = false) => runWaitOf({ since, now: since + ms, isOffline })

test('a short wait shows nothing, a longer one the time, a long one what is safe', () => {
  expect(after(2_900)).toMatchObject({ howLong: null, isLong: false, safe: null })
  expect(after(3_000)).toMatchObject({ howLong: 'since 14:02:11, 0:03 so far', isLong: false, safe: null })
  expect(after(74_000).howLong).toBe('since 14:02:11, 1:14 so far')
  expect(after(10_000)).toMatchObject({ since: '14:02:11', isLong: true })
  expect(after(10_000).safe).toMatch(/Your code is safe.*After 2 minutes we’ll give up/)
})

test('when offline, the page says immediately that the code is still running', () => {
  expect(after(0, true)).toMatchObject({
    howLong: null,
    isLong: false,
    safe: expect.stringContaining('your code is still running'),
  })
})

test('a slow clock on this machine makes no negative time', () => {
  expect(after(-5_000)).toMatchObject({ howLong: null, isLong: false, safe: null })
})
