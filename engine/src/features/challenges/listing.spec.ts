import type { CompanyPreset } from '@greenroom/shared/content'
import type { ContentReader } from '@greenroom/shared/rules'
import type { ChallengeSummary } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { type ChallengeEntry, companiesAsking } from './entries.ts'
import { facetsOf, inOrder, matching, pageOf } from './listing.ts'
import { type Browser, openShelf } from './shelf.ts'

const entry = (id: string, changes: Partial<ChallengeEntry> = {}): ChallengeEntry => ({
  id,
  title: `Title of ${id}`,
  challengeType: 'coding',
  difficulty: 'straightforward',
  durationInMinutes: 20,
  concepts: ['arrays'],
  stages: ['on_site'],
  contentTier: 'standard',
  releaseStage: 'prod',
  ...changes,
})
const entries = [
  entry('free'),
  entry('paid', { contentTier: 'premium', difficulty: 'challenging', concepts: ['graphs', 'arrays'] }),
  entry('soon', { contentTier: 'coming_soon', durationInMinutes: 30 }),
  entry('trial', { releaseStage: 'beta', concepts: ['two_pointers'] }),
]
const shelf = openShelf({
  entries: () => entries,
  presets: () => [],
  attempts: { of: async () => [], upToDate: async () => [], givenUp: async () => new Map() },
})
const browser = (reader: Partial<ContentReader> = {}): Browser => ({
  account: null,
  hasPremium: false,
  seesBeta: false,
  ...reader,
})
const seenBy = async (reader: Partial<ContentReader> = {}): Promise<ChallengeSummary[]> =>
  (await shelf.all(browser(reader))).map(({ summary }) => summary)
const accesses = async (reader: Partial<ContentReader>) =>
  Object.fromEntries((await seenBy(reader)).map(({ challengeId, access }) => [challengeId, access]))

describe('access to content (answers §8)', () => {
  it('a locked challenge is listed with its lock', async () => {
    expect(await accesses({})).toEqual({ free: 'open', paid: 'premium', soon: 'coming_soon' })
    expect(await accesses({ hasPremium: true, seesBeta: true })).toEqual({
      ...{ free: 'open', paid: 'open', soon: 'coming_soon', trial: 'open' },
    })
  })

  it('a beta is hidden, and a locked one is refused', async () => {
    await expect(shelf.one(browser(), 'trial')).rejects.toMatchObject({ code: 'CHALLENGE_NOT_FOUND' })
    expect(() => shelf.mayOpen(browser(), 'paid')).toThrow(expect.objectContaining({ code: 'CHALLENGE_LOCKED' }))
    expect(() => shelf.mayOpen(browser(), 'trial')).toThrow(expect.objectContaining({ code: 'CHALLENGE_NOT_FOUND' }))
    expect(() => shelf.mayOpen(browser({ hasPremium: true }), 'paid')).not.toThrow()
    expect(() => shelf.mayOpen(browser(), 'nobody-knows-it')).not.toThrow()
  })
})

describe('the list', () => {
  it('offers existing values of each filter only, and keeps requested ones', async () => {
    const all = await seenBy()
    const facets = facetsOf(all, { difficulty: ['challenging'], topic: ['tries'] })
    expect(facets.topic).toEqual([
      { value: 'arrays', count: 1 },
      { value: 'graphs', count: 1 },
      { value: 'tries', count: 0 },
    ])
    expect(facets.difficulty).toEqual([{ value: 'challenging', count: 0 }])
    expect(facetsOf(all, {}).tier).toEqual([
      { value: 'standard', count: 1 },
      { value: 'premium', count: 1 },
      { value: 'coming_soon', count: 1 },
    ])
    expect(facetsOf(all, {}).company).toEqual([])
  })

  it('continues after a challenge that has since left it', async () => {
    const all = await seenBy({ seesBeta: true })
    const ordered = [...all].sort(inOrder).map(({ challengeId }) => challengeId)
    expect(ordered).toEqual(['free', 'trial', 'soon', 'paid'])
    const left = matching(all, {}).filter(({ challengeId }) => challengeId !== 'trial')
    const page = pageOf(left, all, { limit: 1, after: 'trial' })
    expect([page.challenges.map(({ challengeId }) => challengeId), page.next]).toEqual([['soon'], 'soon'])
  })
})

describe('the companies that ask a challenge', () => {
  const preset: CompanyPreset = {
    ...{ id: 'google', title: 'Google', contentTier: 'standard', releaseStage: 'prod', companyType: 'Google' },
    ...{ evidence: 'commonly_reported', sources: [], about: 'A company.', advice: ['Talk.', 'Test.'] },
    rounds: [
      {
        ...{ name: 'Coding', stage: 'on_site', durationInMinutes: 45, problems: 2, challengeTypes: ['coding'] },
        ...{ difficulty: 'challenging', interviewerPersonality: 'fair', runsCode: false, weighs: ['speed'] },
        how: 'Two problems.',
      },
    ],
  }
  const asking = (asked: Partial<ChallengeEntry>, changes: Partial<CompanyPreset> = {}) =>
    companiesAsking({ ...entry('x'), ...asked }, [{ ...preset, ...changes }])

  it('have a round with its type, difficulty and stage', () => {
    expect(asking({ difficulty: 'challenging' })).toEqual(['Google'])
    expect(asking({ difficulty: 'straightforward' })).toEqual([])
    expect(asking({ difficulty: 'challenging', challengeType: 'knowledge' })).toEqual([])
    expect(asking({ difficulty: 'challenging', stages: ['telephone'] })).toEqual([])
  })

  it('are none if a preset is neutral, or isn’t released', () => {
    expect(asking({ difficulty: 'challenging' }, { evidence: 'neutral' })).toEqual([])
    expect(asking({ difficulty: 'challenging' }, { releaseStage: 'beta' })).toEqual([])
  })
})
