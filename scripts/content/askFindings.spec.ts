import { describe, expect, it } from 'vitest'
import type { SpokenPoint } from '../../shared/src/content/index.ts'
import { askFindings } from './askFindings.ts'

const point = (question: string | null, ...signs: string[]): SpokenPoint => ({
  ...{ point: 'What belongs to it', signs, question },
  ...{ weight: 'essential', dimension: null },
})
const findings = (...points: SpokenPoint[]) =>
  askFindings({
    statement: 'A kettle is switched off by steam. Why does it sometimes boil for ever?',
    points,
    keyPhrases: [{ phrase: 'bimetal', fromRung: 4 }],
    followUps: [{ question: 'Who would test a kettle?', signs: ['nobody'], goodAnswer: 'Its maker.' }],
  })

describe('a question about a missing point', () => {
  it('may use the task’s words but not name the point', () => {
    expect(findings(point('What has to reach the switch?', 'lid open'), point(null, 'steam'))).toEqual([])
    expect(findings(point('What becomes of the steam?', 'lid open'), point(null, 'steam'))).toEqual([])
  })

  it('doesn’t contain any sign of its own point, in any form, not even one from the task', () => {
    const opened = 'Was the lid opened?'
    expect(findings(point(opened, 'lid open'))).toEqual([`“${opened}” names its own point by “lid open”`])
    const steam = 'What becomes of the steam?'
    expect(findings(point(steam, 'steam'))).toEqual([`“${steam}” names its own point by “steam”`])
  })

  it('names no other point, and contains no key phrase', () => {
    const ask = 'Does the bimetal bend while the lid is open?'
    expect(findings(point(ask, 'too cold'), point(null, 'lid open'))).toEqual([
      `“${ask}” gives away too much (key_phrase)`,
      `“${ask}” names another point by “lid open”`,
    ])
  })

  it('occurs once, and differs from the follow-ups', () => {
    const ask = 'What has to reach the switch?'
    const twice = `“${ask}” stands there twice`
    expect(findings(point(ask, 'lid open'), point(ask, 'too cold'))).toEqual([twice, twice])
    expect(findings(point('Who would test a kettle?', 'lid open'))).toHaveLength(1)
  })
})
