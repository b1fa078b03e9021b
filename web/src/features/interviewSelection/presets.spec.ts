import { expectedCost } from '@greenroom/shared/rules'
import { readSettings } from '@greenroom/shared/session'
import type { CompanyView } from '@greenroom/shared/wire'
import { expect, test } from 'vitest'
import { firstChoice, withSettings } from '../../data/choice.ts'
import {
  type CompanyRound,
  changedSince,
  costOf,
  listed,
  locksLanguage,
  nearestDuration,
  numbered,
  rolesFor,
  withPreset,
} from './presets.ts'

const round = (changed: Partial<CompanyRound>): CompanyRound => ({
  name: 'Coding',
  stage: 'on_site',
  challengeTypes: ['coding'],
  weighs: [],
  durationInMinutes: 45,
  problems: 1,
  difficulty: 'challenging',
  interviewerPersonality: 'demanding',
  runsCode: false,
  how: '',
  ...changed,
})
const company = (changed: Partial<CompanyView>): CompanyView => ({
  slug: 'acme',
  name: 'Acme',
  companyType: 'Adobe',
  evidence: 'sourced',
  about: '',
  rounds: [
    round({ name: 'A call', stage: 'telephone', durationInMinutes: 30 }),
    round({}),
    round({ name: 'Architecture', challengeTypes: ['system_design'], durationInMinutes: 60 }),
  ],
  advice: [],
  sources: [],
  ...changed,
})
const choice = firstChoice({ getItem: () => null })

test.each([
  [90, 60],
  [50, 45],
  [40, 35],
  [5, 20],
  [30, 30],
])('%i minutes are rehearsed in %i', (minutes, nearest) => {
  expect(nearestDuration(minutes)).toBe(nearest)
})

test('a round sets stage, duration, difficulty, personality and one interviewer, and leaves the rest', () => {
  const before = { ...withSettings(choice, { numberOfInterviewers: 3 }), exam: true }
  const after = withPreset(before, company({}), 1)
  expect(after.settings).toMatchObject({
    companyType: 'Adobe',
    interviewStage: 'telephone',
    timeLimitInMinutes: 30,
    interviewDifficulty: 'challenging',
    interviewerPersonality: 'demanding',
    numberOfInterviewers: 1,
    candidateExperienceLevel: 'JUNIOR',
  })
  expect(after).toMatchObject({ exam: true, preset: { slug: 'acme', round: 1 } })
})

test('a system design is rehearsed as a senior', () => {
  expect(withPreset(choice, company({}), 3).settings.candidateExperienceLevel).toBe('SENIOR')
})

test('the whole on-site day takes an hour with one interviewer for each round', () => {
  expect(withPreset(choice, company({}), 'all').settings).toMatchObject({
    interviewStage: 'on_site',
    timeLimitInMinutes: 60,
    numberOfInterviewers: 2,
  })
  const neutral = company({ evidence: 'neutral' })
  expect(withPreset(choice, neutral, 'all')).toBe(choice)
})

test('a round that the company doesn’t have changes nothing', () => {
  expect(withPreset(choice, company({}), 9)).toBe(choice)
})

test('changes by hand are reported, with the preset’s value', () => {
  const chosen = withPreset(choice, company({}), 2)
  expect(changedSince(chosen, company({}))).toEqual({})
  expect(changedSince(withSettings(chosen, { timeLimitInMinutes: 20 }), company({}))).toEqual({
    timeLimitInMinutes: 45,
  })
  expect(changedSince(choice, company({}))).toEqual({})
})

test('a round costs what its interview will reserve', () => {
  const [call] = numbered(company({}))
  if (call === undefined) throw new Error('there is a first round')
  const settings = readSettings({ interviewStage: 'telephone', timeLimitInMinutes: 30 })
  expect(costOf(company({}), call)).toBe(expectedCost({ settings, assessmentType: null }))
})

test('a search looks for all of its words, in the name or in a round', () => {
  const companies = [company({}), company({ slug: 'plain', name: 'Plain', rounds: [round({})] })]
  const found = (search: string, stage: Parameters<typeof listed>[1]['stage'] = 'all') =>
    listed(companies, { search, stage }).map((each) => [each.company.slug, each.rounds.map(({ number }) => number)])
  expect(found('')).toEqual([
    ['acme', [1, 2, 3]],
    ['plain', [1]],
  ])
  expect(found('  ACME design ')).toEqual([['acme', [1, 2, 3]]])
  expect(found('', 'telephone')).toEqual([['acme', [1]]])
  expect(found('plain', 'telephone')).toEqual([])
})

test('a role can be searched for', () => {
  expect(rolesFor('data')).toEqual(['data engineer', 'data scientist'])
  expect(rolesFor('')).toEqual([])
  expect(rolesFor('google')).toEqual([])
})

test('only a round with a fixed language locks it', () => {
  const rounds = [round({ languageLocked: true }), round({}), round({})]
  const locked = company({ rounds })
  expect(locksLanguage(withPreset(choice, locked, 1), locked)).toBe(true)
  expect(locksLanguage(withPreset(choice, locked, 2), locked)).toBe(false)
  expect(locksLanguage(withPreset(choice, locked, 'all'), locked)).toBe(false)
  expect(locksLanguage(withPreset(choice, locked, 1), undefined)).toBe(false)
  expect(locksLanguage(choice, locked)).toBe(false)
})
