import { expect, test } from 'vitest'
import { costFigure } from './costFigure.ts'

test('a doubling is told by what it multiplied the time with', () => {
  const linear = costFigure({ sizes: [1_000, 2_000, 4_000], cpuMs: [10, 20, 41] })
  expect(linear?.least).toBeCloseTo(2)
  expect(linear?.most).toBeCloseTo(2.05)
  expect(linear?.points.map(({ x }) => x)).toEqual([0, 110, 220])
})

test('what costs n² lies on the line of n²', () => {
  const figure = costFigure({ sizes: [100, 200, 400], cpuMs: [5, 20, 80] })
  expect(figure?.points.at(-1)).toMatchObject({ x: figure?.square.to.x, y: figure?.square.to.y })
})

test('one measurement is no figure', () => {
  expect(costFigure({ sizes: [100], cpuMs: [5] })).toBeNull()
  expect(costFigure({ sizes: [100, 200], cpuMs: [0, 5] })).toBeNull()
})

test('what was said begins where the measurements do, and is drawn where it grows with one size', () => {
  const measured = { sizes: [100, 200, 400], cpuMs: [5, 20, 80] }
  const quadratic = costFigure(measured, 'n^2')
  expect(quadratic?.claim).toEqual(quadratic?.points.map(({ x, y }) => ({ x, y })))
  const linear = costFigure(measured, 'n')?.claim ?? []
  expect(linear[0]).toEqual(quadratic?.claim?.[0])
  expect(linear.at(-1)?.y).toBeGreaterThan(quadratic?.claim?.at(-1)?.y ?? 0)
  expect(costFigure(measured, 'n m')?.claim).toBeNull()
  expect(costFigure(measured)?.claim).toBeNull()
})
