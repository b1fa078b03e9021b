import { describe, expect, it } from 'vitest'
import { misjudged, waysToSay } from './checkAnswers.ts'

describe('answers to checks, as people phrase them', () => {
  const kinds = waysToSay()
  const wrong = misjudged(kinds)
  const said = kinds.flatMap((each) => Object.values(each.said)).flat().length

  it('are judged as they were meant, nearly all of them', () => {
    expect(said).toBeGreaterThan(500)
    expect(wrong.length / said, wrong.map((each) => each.said).join('\n')).toBeLessThan(0.02)
  })

  it('are never judged right if they are wrong, or wrong if they are right', () => {
    const turned = wrong.filter(({ meant, judged }) => [meant, judged].sort().join() === 'right,wrong')
    expect(turned).toEqual([])
  })

  it.each(kinds)('of $kind are understood in at least eight of ten wordings', (kind) => {
    const own = misjudged([kind]).filter(({ meant }) => meant !== 'unclear')
    expect(own.length).toBeLessThanOrEqual(0.2 * (kind.said.right.length + kind.said.wrong.length))
  })
})
