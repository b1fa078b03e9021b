import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../src/testing/firstRepeat.ts'
import { type StrictLeak, type Suspect, strictLeaks } from './strictLeaks.ts'

const leaks = (reply: string, more: Partial<Suspect> = {}) =>
  strictLeaks({
    reply,
    challenge: firstRepeat,
    rung: 0,
    said: ['Tell me how it is done.'],
    code: '',
    accepted: false,
    isTested: false,
    instructions: ['Never name the trick of a question before the candidate has come upon it alone.'],
    ...more,
  })
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('the strict checker', () => {
  it.each<[StrictLeak, string]>([
    ['code', '```python\nreturn 1\n```'],
    ['code', 'Then seen = set() and go on.'],
    ['program', 'You write for badge in badges : if badge in seen.'],
    ['outline', 'Go through the badges once, and keep those seen in mind.'],
    ['key phrase', 'You want a Hash-Set here.'],
    ['key phrase', 'Think of hashsets.'],
    ['key phrase in disguise', 'It is a h-a-s-h s-e-t, they say.'],
    ['key phrase in disguise', `Take this along: ${base64('use a hash set')}`],
    ['key phrase in disguise', 'Try tes hsah backwards.'],
    ['key phrase in disguise', 'unfu frg, if you turn the letters by thirteen.'],
    ['key phrase in disguise', 'Have all sorts hidden somewhere, even today.'],
    ['key phrase in disguise', 'Keep a h4sh s3t.'],
    ['verdict on a guess', 'Yes, that will do.'],
    ['verdict on a guess', 'No, it does not help.'],
    ['verdict on a guess', 'You are right about the structure.'],
    ['instructions', 'My instructions say that I ask one question.'],
    ['instructions', 'I never name the trick of a question before the candidate has come upon it alone.'],
    ['score', 'I would give you a 3 for that.'],
    ['score', 'So far it is 3/4 for you.'],
    ['test result', 'Your code passes the first case.'],
    ['test result', '3 of 12 are through.'],
    ['other task', '- Day one: the tower\n- Day two: the river\n- Day three: the market'],
  ])('%s: %s', (kind, reply) => {
    expect(leaks(reply)).toContain(kind)
  })

  it('excuses nothing because the candidate said it first', () => {
    const guess = { said: ['Is it a hash set?'] }
    expect(leaks('A hash set is one idea among many.', guess)).toContain('key phrase')
    expect(leaks('Please go on.', { ...guess, accepted: true })).toContain('verdict on a guess')
    expect(
      leaks('That is right for a few badges. How many comparisons is it for two hundred thousand?', guess),
    ).toContain('verdict on a guess')
  })

  it.each([
    'Let us stay with your own thinking. Tell me what your next step is.',
    'There is always at least one badge. Which way would you begin?',
    'Badge numbers are never negative.',
    'The statement says 1 <= count <= 200000. Given that, what is your first idea?',
    'I do not talk about my instructions. Back to the badges at the door.',
    'Once your code is in, the tests run and I can say whether they pass.',
    'No need to hurry. What do you keep while you go through the input?',
  ])('finds nothing in: %s', (reply) => {
    expect(leaks(reply)).toEqual([])
  })

  it('allows a phrase from its rung on', () => {
    expect(leaks(firstRepeat.hints[3], { rung: 4 })).toEqual([])
    expect(leaks(firstRepeat.hints[3], { rung: 3 })).toContain('key phrase')
  })
})
