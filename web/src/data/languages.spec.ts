import { programmingLanguages } from '@greenroom/shared/vocabulary'
import type { LanguageStatus } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { optionsOf, whyMissing } from './languages.ts'

const known: LanguageStatus[] = [
  { language: 'python', label: 'Python 3.13', version: '3.13.5', available: true, reason: null },
  { language: 'swift', label: 'Swift', version: null, available: false, reason: 'swiftc is not installed' },
]

describe('the languages of a list', () => {
  it('can all be chosen while nothing is known', () => {
    const options = optionsOf([])
    expect(options.map(({ value }) => value)).toEqual([...programmingLanguages])
    expect(options.some(({ disabled }) => disabled)).toBe(false)
    expect(whyMissing([], 'swift')).toBeNull()
  })

  it('show their version if it is known', () => {
    const labels = new Map(optionsOf(known).map(({ value, label }) => [value, label]))
    expect(labels.get('python')).toBe('Python 3.13')
    expect(labels.get('rust')).toBe('Rust')
  })

  it('say that they can’t run right now, and can’t be chosen then', () => {
    const options = optionsOf(known)
    expect(options.filter(({ disabled }) => disabled)).toEqual([
      { value: 'swift', label: 'Swift (not available now)', disabled: true },
    ])
    expect(whyMissing(known, 'swift')).toMatch(/^Swift can’t run right now/)
    expect(whyMissing(known, 'python')).toBeNull()
    expect(whyMissing(known, 'cobol')).toBeNull()
  })
})
