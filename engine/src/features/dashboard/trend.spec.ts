import { addDays, dayAt, type Happening, learn, newLearner, readinessOf } from '@greenroom/shared/learning'
import type { Goal, PathItem } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { forecastOf, trendOf } from './trend.ts'

const at = Date.parse('2026-11-30T12:00:00Z')
const lines = [
  'problem_solving',
  'communication',
  'technical_competency',
  'testing_by_hand',
  'system_design',
  'behavioural',
  'knowledge',
] as const

/** One interview a day, each better than the one before. */
const happenings = Array.from(
  { length: 15 },
  (_, index): Happening => ({
    ...{ id: `h${index}`, at: Date.parse(`${addDays('2026-11-10', index)}T10:00:00Z`), minutes: 40, done: [] },
    observations: lines.map((skill) => ({
      skill,
      source: 'interview',
      outcome: Math.min(1, index / 14),
      difficulty: 0,
      guess: 0,
      weight: 2,
    })),
  }),
)
const { beliefs } = happenings.reduce(learn, newLearner)
const readiness = (of: typeof beliefs, _goal: Goal | null, on: number) =>
  readinessOf(of, { stage: 'on_site', level: 'JUNIOR' }, on)
const trend = (from: string) =>
  trendOf({ happenings, beliefs, goal: null, from, at, timeZone: 'UTC', readinessOf: readiness })

describe('the readiness over time', () => {
  it('begins when there is enough evidence, and ends with exactly what the dashboard shows', () => {
    const points = trend('2026-11-09')
    expect(points[0]?.day).toBe('2026-11-11')
    expect(points.at(-1)).toEqual({ day: '2026-11-30', ...readiness(beliefs, null, at).overall })
    expect(points.at(-1)?.score).toBeGreaterThan(points[0]?.score ?? 4)
  })

  it('has the same value on a day wherever the timeline begins', () => {
    const [long, short] = [trend('2026-11-09'), trend('2026-11-20')]
    for (const point of short) expect(long).toContainEqual(point)
  })

  it('grows wider while nothing happens', () => {
    const width = (day: string) => {
      const point = trend('2026-11-20').find((each) => each.day === day)
      return (point?.high ?? 0) - (point?.low ?? 0)
    }
    expect(width('2026-11-30')).toBeGreaterThan(width('2026-11-25'))
  })

  it('has few points however long the timeline', () => {
    expect(trend('2026-01-05').length).toBeLessThanOrEqual(26)
  })
})

describe('a forecast', () => {
  const item = (day: string, minutes: number, state: PathItem['state'] = 'open'): PathItem => ({
    ...{
      id: day,
      kind: 'lesson',
      tier: 'standard',
      title: 'A lesson',
      to: '/',
      minutes,
      day,
      reason: '',
      skill: null,
      state,
      doneAt: null,
    },
    locked: false,
  })
  const range = (day: string, score: number) => ({ day, score, low: score - 0.4, high: score + 0.4 })
  const points = [range('2026-11-10', 2), range('2026-11-20', 2.5)]
  const minutes = new Map([
    ['2026-11-12', 300],
    ['2026-11-18', 300],
    ['2026-11-01', 999],
  ])
  const weeks = [
    {
      from: '2026-11-16',
      title: '',
      minutes: 0,
      items: [item('2026-11-19', 60, 'done'), item('2026-11-22', 120), item('2026-11-25', 120)],
    },
  ]
  const options = { points, minutes, weeks, day: '2026-11-20', to: '2026-11-30', isExam: false }

  it('continues one’s own pace for the hours that are left, from no change to twice that', () => {
    const { forecast, basis } = forecastOf(options)
    expect(forecast[0]).toEqual(range('2026-11-20', 2.5))
    // Half a point in ten hours, and four hours left.
    const [last] = forecast.slice(-1)
    expect([last?.score, last?.low, last?.high].map((each) => each?.toFixed(2))).toEqual(['2.70', '2.10', '3.30'])
    expect(basis).toContain('+0.05 points per hour')
    expect(basis).toContain('4 hours')
    expect(forecast.map(({ day }) => dayAt(Date.parse(day), 'UTC'))).toEqual(forecast.map(({ day }) => day))
  })

  it('never leaves the scale', () => {
    const far = forecastOf({
      ...options,
      weeks: [{ from: '2026-11-16', title: '', minutes: 0, items: [item('2026-11-22', 90_000)] }],
    })
    expect(far.forecast.at(-1)).toMatchObject({ score: 4, high: 4 })
  })

  it.each([
    ['without evidence', { points: [] }, 'more evidence'],
    ['without a path', { weeks: null }, 'Make a path'],
    ['without a date', { to: null }, 'your interview date'],
    ['without the day of an exam', { to: null, isExam: true }, 'the date of your exam'],
    ['after too little practice', { minutes: new Map([['2026-11-12', 60]]) }, 'three hours'],
    ['after too few days', { points: [range('2026-11-18', 2), range('2026-11-20', 2.5)] }, 'after a week'],
  ])('isn’t given %s, and says why', (_, given, why) => {
    const { forecast, basis } = forecastOf({ ...options, ...given })
    expect(forecast).toEqual([])
    expect(basis).toContain(why)
  })
})
