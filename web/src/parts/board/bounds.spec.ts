import type { BoardShape } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { boxAt, lineFrom } from '../../session/testing/sampleBoard.ts'
import { boundsOf, middleOf } from './bounds.ts'

describe('the area of a board', () => {
  it('is empty if nothing is drawn', () => {
    expect(boundsOf([])).toBeNull()
  })

  it('is the box around all of it', () => {
    expect(boundsOf([boxAt('a', 10, 20), boxAt('b', -5, 400)])).toEqual({ left: -5, top: 20, right: 170, bottom: 480 })
  })

  it('follows a line everywhere, even back past its start', () => {
    expect(
      boundsOf([
        lineFrom(100, 100, [
          [0, 0],
          [-50, 30],
          [20, -10],
        ]),
      ]),
    ).toEqual({ left: 50, top: 90, right: 120, bottom: 130 })
  })

  it('includes rotated elements', () => {
    const turned: BoardShape = { ...boxAt('a', 0, 0), angle: Math.PI / 2 }
    const { left, right, top, bottom } = boundsOf([turned]) ?? { left: 0, right: 0, top: 0, bottom: 0 }
    expect(right - left).toBeCloseTo(80)
    expect(bottom - top).toBeCloseTo(160)
    expect(middleOf(turned)).toEqual({ x: 80, y: 40 })
  })
})
