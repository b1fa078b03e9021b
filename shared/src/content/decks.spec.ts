import { describe, expect, it } from 'vitest'
import { publicChallengeSchema } from '../session/publicChallenge.ts'
import { createDeckBank, type Deck, presentableDeck } from './decks.ts'
import { loadSpoken } from './spoken.ts'

const { decks } = loadSpoken()
const all = decks?.all() ?? []
const [any] = all
const criteria = { maxDurationMinutes: 20, exclude: [], seed: 'seed' }

function deck(id: string, difficulties: Deck['statements'][number]['difficulty'][]): Deck {
  if (any === undefined) throw new Error('there is no deck')
  const statements = difficulties.map((difficulty, index) => ({
    statement: `Statement ${index} of ${id}.`,
    isTrue: index % 2 === 0,
    difficulty,
    concept: 'statistics' as const,
    why: 'So it is.',
  }))
  return { ...any, id, version: 'v1', statements }
}

describe('the decks of statements', () => {
  it('exist for every difficulty', () => {
    for (const difficulty of ['straightforward', 'moderately_challenging', 'challenging'] as const)
      expect(decks?.pick({ ...criteria, difficulty })).toBeDefined()
  })

  it('are picked by their share of the difficulty, fresh ones before finished ones', () => {
    const easy = deck('easy', ['straightforward', 'straightforward', 'challenging'])
    const hard = deck('hard', ['straightforward', 'challenging', 'challenging'])
    const bank = createDeckBank([easy, hard])
    const pick = (difficulty: 'straightforward' | 'challenging', exclude: string[] = []) =>
      bank.pick({ ...criteria, difficulty, exclude })?.id
    expect(pick('straightforward')).toBe('easy')
    expect(pick('challenging')).toBe('hard')
    expect(pick('challenging', ['hard'])).toBe('easy')
    expect(pick('challenging', ['hard', 'easy'])).toBe('hard')
  })

  it('aren’t picked if there is too little time, or before their release', () => {
    const ready = deck(
      'ready',
      Array.from({ length: 15 }, () => 'straightforward' as const),
    )
    const wanted = { ...criteria, difficulty: 'straightforward' } as const
    expect(createDeckBank([ready]).pick({ ...wanted, maxDurationMinutes: 10 })?.id).toBe('ready')
    expect(createDeckBank([ready]).pick({ ...wanted, maxDurationMinutes: 9 })).toBeUndefined()
    expect(createDeckBank([{ ...ready, releaseStage: 'beta' }]).pick(wanted)).toBeUndefined()
    expect(createDeckBank([{ ...ready, contentTier: 'premium' }]).pick(wanted)).toBeUndefined()
  })

  it.each(all.map((each) => [each.id, each] as const))('%s reveals none of its statements', (_id, each) => {
    const shown = publicChallengeSchema.parse(presentableDeck(each, 'python'))
    const text = JSON.stringify(shown)
    for (const { statement, why } of each.statements) {
      expect(text).not.toContain(statement)
      expect(text).not.toContain(why)
    }
    expect(shown).toMatchObject({ challengeType: 'knowledge', statementCount: each.statements.length, code_stub: '' })
    expect(shown.challenge_description).toContain(each.about)
    expect(shown.challenge_description).toMatch(/Three wrong answers end the round/)
  })
})
