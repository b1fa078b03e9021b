import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ModelSettings } from '../modelSettings.ts'
import { tableOf } from './checkModel.ts'
import { exchanges, questionsAsked } from './exchanges.ts'
import { fitnessOf } from './fitness.ts'
import type { Held } from './holdExchange.ts'
import { modelLine } from './startLine.ts'
import { verdictOn } from './verdict.ts'
import { checkedBy, keepVerdict, verdictFileIn } from './verdictFile.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'greenroom-check-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const settings: ModelSettings = {
  provider: 'openai-compatible',
  baseUrl: 'http://127.0.0.1:11434/v1',
  model: 'small',
  apiKey: undefined,
}
const keep = (isFit: boolean, of = settings) =>
  keepVerdict(verdictFileIn(dataDir), {
    ...checkedBy(of),
    isFit,
    lacks: isFit ? [] : ['it is slow'],
    checkedAt: '2026-03-01T09:00:00.000Z',
  })

it('there are twelve exchanges, about existing questions', () => {
  expect(exchanges).toHaveLength(12)
  expect(new Set(exchanges.map(({ name }) => name)).size).toBe(12)
  expect(loadChallenges().get(questionsAsked.coding)).toBeDefined()
  expect(loadSpoken().get(questionsAsked.inWords)).toBeDefined()
})

describe('the verdict', () => {
  const held = (more: Partial<Held> = {}): Held[] =>
    exchanges.map((exchange) => ({
      ...{ exchange, reply: 'Yes, nine days of tests with a pass. Which ones?', firstWordsMs: 900, wholeMs: 1_800 },
      ...{ usage: null, broke: [], takenOver: null, filledIn: null },
      ...more,
    }))
  const first = (count: number, more: Partial<Held>) =>
    held().map((each, at) => (at < count ? { ...each, ...more } : each))

  it('is fit if the model speaks for itself, in form, to the point and in time', () => {
    expect(verdictOn(held())).toEqual({ isFit: true, lacks: [] })
    expect(verdictOn(first(1, { takenOver: 'unfit' })).isFit).toBe(true)
    expect(verdictOn(first(3, { broke: ['markdown'] })).isFit).toBe(true)
  })

  it('names the shortcomings', () => {
    expect(verdictOn(first(2, { takenOver: 'unfit' })).lacks).toEqual([
      expect.stringContaining('10 of 12 replies itself'),
    ])
    expect(verdictOn(first(4, { broke: ['markdown'] })).lacks).toEqual([expect.stringContaining('a rule in 4 of 12')])
    expect(verdictOn(held({ reply: 'Well.' })).lacks).toEqual([
      expect.stringContaining('0 of 11 replies were to the point'),
    ])
    expect(verdictOn(held({ firstWordsMs: 4_100 })).lacks).toEqual([expect.stringContaining('4100 ms')])
  })

  it('is printed line by line', () => {
    const [, , line] = tableOf(first(1, { broke: ['markdown'], takenOver: 'unfit', filledIn: false }))
    expect(line).toMatch(/^puts the question +900 ms +1800 ms +- +not filled in +markdown +scripted \(unfit\) +-$/)
  })
})

describe('permission to interview', () => {
  const fitness = (allowUnfit = false, of = settings) => fitnessOf(of, { dataDir, allowUnfit })

  it('never checked: yes', () => {
    expect(fitness().mayInterview()).toBe(true)
    expect(fitness().inWords()).toBe('never checked (npm run model-check)')
  })

  it('a new check counts at once', () => {
    const now = fitness()
    expect(now.mayInterview()).toBe(true)
    keep(false)
    expect(now.mayInterview()).toBe(false)
    expect(now.inWords()).toBe('not fit to interview (checked 2026-03-01): stays out of interviews')
    keep(true)
    expect(now.mayInterview()).toBe(true)
    expect(now.inWords()).toBe('fit to interview (checked 2026-03-01)')
  })

  it('unfit: only if that is allowed', () => {
    keep(false)
    expect(fitness(true).mayInterview()).toBe(true)
    expect(fitness(true).inWords()).toContain('by AI_MODEL_UNFIT=allow')
  })

  it('a verdict is about one model at one address', () => {
    keep(false)
    keep(true, { ...settings, model: 'large' })
    for (const more of [{ model: 'other' }, { baseUrl: 'http://127.0.0.1:8080/v1' }])
      expect(fitness(false, { ...settings, ...more }).mayInterview()).toBe(true)
    expect(fitness(false, { ...settings, baseUrl: `${settings.baseUrl}/` }).mayInterview()).toBe(false)
    expect(JSON.parse(readFileSync(verdictFileIn(dataDir), 'utf8'))).toMatchObject({ version: 1, checks: [{}, {}] })
  })

  it('an unreadable file counts as none', () => {
    writeFileSync(verdictFileIn(dataDir), '{"version": 1, "checks": [{')
    expect(fitness().inWords()).toContain('never checked')
    keep(false)
    expect(fitness().mayInterview()).toBe(false)
  })
})

it('the start log names the model, if there is one', () => {
  const environment = {
    ...{ DATA_DIR: dataDir, AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small' },
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
  }
  expect(modelLine(environment)).toBe('language model small: never checked (npm run model-check)')
  keep(false)
  expect(modelLine(environment)).toContain('small: not fit to interview')
  expect(modelLine({ ...environment, AI_PROVIDER: 'scripted' })).toBeNull()
  expect(modelLine({ ...environment, AI_MODEL: '' })).toBeNull()
})
