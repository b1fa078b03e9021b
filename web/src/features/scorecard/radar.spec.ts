import { expect, test } from 'vitest'
import { pointOn, shapeOf } from './radar.ts'

test('axes go clockwise from the top, and 4 of 4 is on the edge', () => {
  expect(pointOn(0, 4, 4)).toEqual({ x: 0, y: -100 })
  expect(pointOn(1, 4, 2)).toEqual({ x: 50, y: 0 })
})

test('scores on all axes make a closed shape', () => {
  const { outline, area, points } = shapeOf([4, 4, 4, 4])
  expect(outline.match(/M/g)).toHaveLength(4)
  expect(area.match(/Z/g)).toHaveLength(4)
  expect(points).toHaveLength(4)
})

test('a dimension without evidence leaves a gap on both sides', () => {
  const { outline, area, points } = shapeOf([4, null, 4, 4])
  expect(outline).toBe('M0 100L-100 0M-100 0L0 -100')
  expect(area.match(/Z/g)).toHaveLength(2)
  expect(points).toHaveLength(3)
})
