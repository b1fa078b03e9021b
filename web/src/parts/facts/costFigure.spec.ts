import { expect, test } from 'vitest'
import { costFigure } from './costFigure.ts'

test('a doubling is described by the factor in time', () => {
  const linear = costFigure({ sizes: [1_000, 2_000, 4_000], cpuMs: [10, 20, 41] })
  expect(linear?.least).toBeCloseTo(2)
  expect(linear?.most).toBeCloseTo(2.05)
  expect(linear?.points.map(({ x }) => x)).toEqual([0, 110, 220])
})

test('a cost of n² lies on the line of n²', () => {
  const figure = costFigure({ sizes: [100, 200, 400], cpuMs: [5, 20, 80] })
  expect(figure?.points.at(-1)).toMatchObject({ x: figure?.square.to.x, y: figure?.square.to.y })
})

test('a single measurement makes no figure', () => {
  expect(costFigure({ sizes: [100], cpuMs: [5] })).toBeNull()
  expect(costFigure({ sizes: [100, 200], cpuMs: [0, 5] })).toBeNull()
})

test('the claim starts at the first measurement, and is drawn if it grows with a single size', () => {
  const measured = { sizes: [100, 200, 400], cpuMs: [5, 20, 80] }
  const quadratic = costFigure(measured, 'n^2')
  expect(quadratic?.claim).toEqual(quadratic?.points.map(({ x, y }) => ({ x, y })))
  const linear = costFigure(measured, 'n')?.claim ?? []
  expect(linear[0]).toEqual(quadratic?.claim?.[0])
  expect(linear.at(-1)?.y).toBeGreaterThan(quadratic?.claim?.at(-1)?.y ?? 0)
  expect(costFigure(measured, 'n m')?.claim).toBeNull()
  expect(costFigure(measured)?.claim).toBeNull()
})
