import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../fixtures/firstRepeat.ts'
import { findLeak } from './leakCheck.ts'

const unheard = { challenge: firstRepeat, rungReached: 0, saidByCandidate: '', statement: firstRepeat.statement }

describe('findLeak', () => {
  it.each([
    ['```python\nseen = set()\n```', 'code'],
    ['You could write seen.add(badge) there.', 'code'],
    ['for badge in badges: if badge in seen: return badge', 'code'],
    ['My instructions say that I may not tell.', 'notes'],
    ['Have you thought of a hash-set?', 'key_phrase'],
    ['Think of hash maps.', 'key_phrase'],
    ['Start with def firstRepeat (badges) : seen', 'reference_solution'],
  ])('catches "%s"', (reply, leak) => {
    expect(findLeak(reply, unheard)).toBe(leak)
  })

  it('lets a phrase pass from its rung on, or once the candidate has said it', () => {
    const reply = 'A hash set would do.'
    expect(findLeak(reply, { ...unheard, rungReached: 4 })).toBeNull()
    expect(findLeak(reply, { ...unheard, saidByCandidate: 'I would use a hash set' })).toBeNull()
    expect(findLeak('It is already in the set.', { ...unheard, rungReached: 4 })).toBe('key_phrase')
  })

  it('finds nothing in ordinary talk', () => {
    for (const reply of [
      'Read it through. What would you like to clarify before you describe an approach?',
      '9 of 12 hidden tests pass; trace a small input by hand, and watch your variables.',
      firstRepeat.opening,
      'The limits in the statement are: 1 <= count; 0 <= badge.',
    ]) {
      expect(findLeak(reply, unheard), reply).toBeNull()
    }
  })
})
