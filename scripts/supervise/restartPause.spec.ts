import { expect, it } from 'vitest'
import { restartPauseMs } from './restartPause.ts'

it('doubles from 0.2 s and stays at 10 s', () => {
  const pausesMs = [1, 2, 3, 4, 5, 6, 7, 8, 2000].map(restartPauseMs)
  expect(pausesMs).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000])
})
