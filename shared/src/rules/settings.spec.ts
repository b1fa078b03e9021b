import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationsInMinutes } from './constants.ts'
import { readDifficulty, readLanguage, readPersonality, readStage, readTimeLimit } from './settings.ts'

describe('settings fall back (spec §5)', () => {
  it('keeps what it knows, whatever the case, spaces and hyphens', () => {
    expect(readPersonality('Demanding')).toBe('demanding')
    expect(readStage('On-site')).toBe('on_site')
    expect(readStage('take-home assessment')).toBe('take_home_assessment')
    expect(readStage('Take-home')).toBe('take_home_assessment')
    expect(readDifficulty('MODERATELY CHALLENGING')).toBe('moderately_challenging')
    expect(readLanguage('CPP')).toBe('cpp')
  })

  it.each([undefined, null, 7, '', 'brutal', {}, []])('falls back for %j', (value) => {
    expect(readPersonality(value)).toBe('fair')
    expect(readStage(value)).toBe('on_site')
    expect(readDifficulty(value)).toBe('moderately_challenging')
    expect(readLanguage(value)).toBe('python')
    expect(readLanguage(value, 'java')).toBe('java')
  })

  it.each([
    ['abc', 20],
    ['', 20],
    [null, 20],
    [Number.NaN, 20],
    [Number.POSITIVE_INFINITY, 20],
    ['45', 45],
    [45, 45],
    [40, 35],
    [5, 20],
    [90, 60],
    [-1, 20],
  ] as const)('reads a time limit of %j as %i', (value, minutes) => {
    expect(readTimeLimit(value)).toBe(minutes)
  })

  it('returns an available option, and never more time than requested above the shortest', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 20, max: 1e6 }), (minutes) => {
        const read = readTimeLimit(minutes)
        expect(durationsInMinutes).toContain(read)
        expect(read).toBeLessThanOrEqual(minutes)
      }),
    )
  })
})
