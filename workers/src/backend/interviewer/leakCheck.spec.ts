import { type Challenge, loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { mistakesInCode } from '../../reading/recognise.ts'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { findLeak } from './leakCheck.ts'
import { brokenRule } from './turnRules.ts'

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

  it('allows a phrase from its rung on, or once the candidate has said it', () => {
    const reply = 'A hash set would do.'
    expect(findLeak(reply, { ...unheard, rungReached: 4 })).toBeNull()
    expect(findLeak(reply, { ...unheard, saidByCandidate: 'I would use a hash set' })).toBeNull()
    expect(findLeak('It is already in the set.', { ...unheard, rungReached: 4 })).toBe('key_phrase')
  })

  it('finds nothing in ordinary talk', () => {
    for (const reply of [
      'Read it through. What would you like to clarify before you describe an approach?',
      '9 of 12 tests pass; trace a small input by hand, and watch your variables.',
      firstRepeat.opening,
      'The limits in the statement are: 1 <= count; 0 <= badge.',
    ]) {
      expect(findLeak(reply, unheard), reply).toBeNull()
    }
  })
})

describe.each(
  loadChallenges()
    .all()
    .map((challenge) => [challenge.id, challenge] as const),
)('the authored words of %s', (_id, challenge) => {
  const approaching = (approach: Challenge['approaches'][number]) => approach.signs.join('\n')
  const words: [string, string, string, boolean | null][] = [
    ['opening', challenge.opening, '', null],
    ...challenge.clarifications.map(({ answer, signs }): [string, string, string, null] => [
      'clarification',
      answer,
      signs.join('\n'),
      null,
    ]),
    ...challenge.approaches.map((approach): [string, string, string, boolean] => [
      approach.quality,
      approach.response,
      approaching(approach),
      approach.quality === 'optimal' || approach.quality === 'acceptable',
    ]),
    ...challenge.commonMistakes.map(({ nudge, signsInWords }): [string, string, string, null] => [
      'nudge',
      nudge,
      signsInWords.join('\n'),
      null,
    ]),
    ...challenge.edgeCases.map(({ question }): [string, string, string, null] => ['edge case', question, '', null]),
    ...challenge.followUps.map(({ question }): [string, string, string, null] => ['follow-up', question, '', null]),
  ]

  it.each(words)('may be said as they are: %s, "%s"', (_kind, text, saidByCandidate, accepted) => {
    expect(findLeak(text, { challenge, rungReached: 0, saidByCandidate, statement: '' })).toBeNull()
    const authored = challenge.approaches.map(({ response }) => response)
    expect(brokenRule(text, { testResults: null, accepted, mayAsk: true, authored })).toBeNull()
  })

  it('see no mistake in right code', () => {
    for (const { file, kind } of challenge.solutions) {
      const seen = mistakesInCode(challenge.programs[file] ?? '', challenge).map(({ mistake }) => mistake)
      if (kind === 'optimal') expect(seen, file).toEqual([])
    }
  })
})
