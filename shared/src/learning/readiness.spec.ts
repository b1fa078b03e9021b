import { expect, it } from 'vitest'
import type { LoopRound } from '../session/companyLoop.ts'
import type { Observation } from './happening.ts'
import { readinessOf } from './readiness.ts'
import type { RubricSkill } from './skill.ts'
import { type Beliefs, observeAll } from './skillModel.ts'

const at = Date.parse('2026-05-04T10:00:00Z')
const day = 86_400_000
const scored = (skill: RubricSkill, score: number): Observation => ({
  ...{ skill, source: 'interview', outcome: (score - 1) / 3, difficulty: 0, guess: 0, weight: 1 },
})
const after = (interviews: readonly Partial<Record<RubricSkill, number>>[]): Beliefs =>
  interviews.reduce<Beliefs>(
    (beliefs, scores, index) =>
      observeAll(
        beliefs,
        Object.entries(scores).map(([skill, score]) => scored(skill as RubricSkill, score)),
        at + index * day,
      ),
    {},
  )
const coding = { problem_solving: 3, communication: 4, technical_competency: 3, testing_by_hand: 2 }
const target = { stage: 'on_site', level: 'SENIOR' } as const

it('weighs an interview as its scorecards do, with all lines unknown at first', () => {
  const { lines, overall, narrowBy } = readinessOf({}, { ...target, company: null }, at)
  expect(lines.reduce((sum, { weightPercent }) => sum + weightPercent, 0)).toBeCloseTo(100)
  // Coding, system design and a story: a third each.
  expect(lines.find(({ skill }) => skill === 'system_design')?.weightPercent).toBeCloseTo(100 / 3)
  expect(lines.every(({ estimate }) => estimate === null)).toBe(true)
  expect(overall).toBeNull()
  expect(narrowBy[0]).toMatchObject({ skill: 'system_design', reason: expect.stringContaining('33%') })
  expect(narrowBy.every(({ minutes }) => minutes > 0)).toBe(true)
})

it('follows the rounds of the company', () => {
  const loop: LoopRound[] = [
    { name: 'Coding', stage: 'on_site', challengeTypes: ['coding'], weighs: [] },
    { name: 'Design', stage: 'on_site', challengeTypes: ['system_design'], weighs: [] },
    { name: 'Design two', stage: 'on_site', challengeTypes: ['system_design'], weighs: [] },
    { name: 'Knowledge', stage: 'on_site', challengeTypes: ['knowledge'], weighs: [] },
  ]
  const share = (level: 'JUNIOR' | 'SENIOR') =>
    readinessOf({}, { stage: 'on_site', level, company: 'Google', loop }, at).lines.find(
      ({ skill }) => skill === 'system_design',
    )?.weightPercent ?? 0
  expect(share('SENIOR')).toBeGreaterThan(share('JUNIOR'))
})

it('gives the next score’s range for lines with evidence, narrower with more of it', () => {
  const few = readinessOf(after([coding, coding]), target, at + 2 * day)
  const many = readinessOf(after(Array.from({ length: 8 }, () => coding)), target, at + 8 * day)
  const line = (readiness: typeof few, skill: RubricSkill) =>
    readiness.lines.find((each) => each.skill === skill)?.estimate ?? { score: 0, low: 0, high: 0 }
  expect(line(many, 'communication').score).toBeGreaterThan(line(many, 'testing_by_hand').score)
  for (const skill of ['problem_solving', 'testing_by_hand'] as const) {
    const [wide, narrow] = [line(few, skill), line(many, skill)]
    expect(narrow.high - narrow.low).toBeLessThan(wide.high - wide.low)
    expect(narrow.low).toBeLessThan(coding[skill])
    expect(narrow.high).toBeGreaterThan(coding[skill])
  }
  expect(few.narrowBy.map(({ skill }) => skill)).toContain('system_design')
})

it('has a range for the whole once half of the weight is known', () => {
  const phone = { stage: 'telephone', level: 'JUNIOR', company: 'Google' } as const
  expect(readinessOf(after([{ testing_by_hand: 2 }, { testing_by_hand: 2 }]), phone, at).overall).toBeNull()
  const { overall } = readinessOf(after([coding, coding, coding]), phone, at)
  expect(overall?.low).toBeGreaterThanOrEqual(1)
  expect(overall?.high).toBeLessThanOrEqual(4)
  expect(overall?.score).toBeGreaterThan(2)
})

it('forgets: after a year without practice scores are lower and less certain', () => {
  const beliefs = after([coding, coding])
  const phone = { ...target, stage: 'telephone' } as const
  const [now, later] = [at + 2 * day, at + 367 * day].map((each) => readinessOf(beliefs, phone, each).overall)
  if (!now || !later) throw new Error('there is no range')
  expect(later.score).toBeLessThan(now.score)
  expect(later.high - later.low).toBeGreaterThan(now.high - now.low)
})
