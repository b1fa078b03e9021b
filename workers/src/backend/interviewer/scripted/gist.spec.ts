import { loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { limitsOf } from './gist.ts'

describe('spoken limits', () => {
  const limitsIn = (statement: string) => limitsOf({ challenge: null, spoken: null, statement })

  it('keep the minus of a lower bound, wherever it is', () => {
    expect(limitsIn('Add them up.\n\n- -10^9 ≤ `x` ≤ 10^9.\n')).toBe('-10^9 ≤ x ≤ 10^9')
    expect(limitsIn('-5 <= n <= 5')).toBe('-5 <= n <= 5')
    const challenge = loadChallenges().get('same-tune')
    if (challenge === undefined) throw new Error('The challenge with negative pitches is gone.')
    expect(limitsOf({ challenge, spoken: null, statement: '' })).toContain('; -10,000 ≤ pitch ≤ 10,000;')
  })

  it('lose the dash of their list', () => {
    expect(limitsIn('  - 1 ≤ n ≤ 5')).toBe('1 ≤ n ≤ 5')
  })
})
