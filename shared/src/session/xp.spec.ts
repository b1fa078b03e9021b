import { describe, expect, it } from 'vitest'
import type { SessionEvent } from './events.ts'
import { decided, endedSession, finished, presented, ran, used } from './testing/sessionLog.ts'
import { chargesEarned, xpOf } from './xp.ts'

const scored = (...events: SessionEvent[]) => endedSession(...events, finished(), decided('leaning_hire'))

describe('xpOf', () => {
  it('adds up XP for finishing, passing and the decision', () => {
    expect(xpOf(scored(...ran('a', 8)))).toEqual({
      finished: 50,
      tests: 40,
      decision: 30,
      failedSubmissions: -10,
      shielded: 0,
      doubleEdge: 'not_staked',
      total: 110,
      isFinal: true,
    })
    expect(xpOf(scored(...ran('a', 10))).total).toBe(130)
  })

  it('takes the mean over the questions, with the latest result of each', () => {
    expect(xpOf(scored(...ran('a', 10), presented(2), ...ran('b', 4), ...ran('c', 5))).tests).toBe(38)
    expect(xpOf(scored(...ran('a', 6), ...ran('b', null, false))).tests).toBe(30)
  })

  it('deducts ten for every failed submission, but nothing if we failed or the code was only left over', () => {
    expect(xpOf(scored(...ran('a', 0), ...ran('b', 3), ...ran('c', 10))).failedSubmissions).toBe(-20)
    expect(xpOf(scored(...ran('a', null))).failedSubmissions).toBe(0)
    expect(xpOf(scored(...ran('a', 0, false))).failedSubmissions).toBe(0)
  })

  it('leaves one failure to the shield', () => {
    const twice = [...ran('a', 0), ...ran('b', 3)]
    expect(xpOf(scored(...used('shield', 'spent'), ...twice))).toMatchObject({ failedSubmissions: -10, shielded: 1 })
    expect(xpOf(scored(...used('shield', 'refunded'), ...twice))).toMatchObject({ failedSubmissions: -20, shielded: 0 })
  })

  it('is never below zero', () => {
    const many = Array.from({ length: 12 }, (_, index) => ran(`run-${index}`, 0)).flat()
    expect(xpOf(endedSession(...many, finished(), decided('strong_no_hire'))).total).toBe(0)
  })

  it('doubles on a pass and loses everything on a fail, if it was staked', () => {
    const staked = (decision: Parameters<typeof decided>[0]) =>
      xpOf(endedSession(...used('double_edge', 'spent'), ...ran('a', 10), finished(), decided(decision)))
    expect(staked('strong_hire')).toMatchObject({ doubleEdge: 'doubled', total: 300 })
    expect(staked('leaning_hire')).toMatchObject({ doubleEdge: 'doubled', total: 260 })
    expect(staked('leaning_no_hire')).toMatchObject({ doubleEdge: 'lost', total: 0 })
    expect(staked(null)).toMatchObject({ doubleEdge: 'undecided', total: 100 })
  })

  it('isn’t final before the scorecard is', () => {
    const ended = [...used('double_edge', 'spent'), ...ran('a', 10), finished()]
    expect(xpOf(endedSession(...ended))).toMatchObject({ isFinal: false, doubleEdge: 'open', decision: 0, total: 100 })
    const failed = endedSession(...ended, { type: 'ScorecardFailed', message: 'no' })
    expect(xpOf(failed)).toMatchObject({ isFinal: true, doubleEdge: 'undecided', total: 100 })
  })

  it('is zero for a candidate who left, or did nothing', () => {
    const empty = { finished: 0, total: 0, isFinal: true }
    expect(xpOf(endedSession(...ran('a', 10), finished('abandoned')))).toMatchObject(empty)
    expect(xpOf(endedSession(finished('ended_by_candidate')))).toMatchObject(empty)
  })
})

describe('chargesEarned', () => {
  it('is one for a finished session', () => {
    expect(chargesEarned(endedSession(...ran('a', 0), finished()))).toBe(1)
    expect(chargesEarned(endedSession(finished('ended_by_candidate')))).toBe(0)
    expect(chargesEarned(endedSession(...ran('a', 10), finished('abandoned')))).toBe(0)
  })
})
