import type { NewHappening } from '@greenroom/shared/learning'
import { dashboardPaths, dashboardSchema, journeySchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLearners } from '../../learning/learners.ts'
import { heldInterview, judge } from '../../testing/endedInterview.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const dayMs = 86_400_000
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine({ now: () => now })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const dashboardOf = async (person: Caller) =>
  dashboardSchema.parse((await person.call('GET', dashboardPaths.dashboard)).body)
const journeyOf = async (person: Caller) => journeySchema.parse((await person.call('GET', dashboardPaths.journey)).body)
const setGoal = (person: Caller, goal: object) =>
  person.call('PATCH', '/api/profile', { body: { goal: { company: null, date: null, stage: null, ...goal } } })

/** Records happenings the way other parts of Greenroom do. */
async function record({ userId }: Person, happenings: readonly NewHappening[]): Promise<void> {
  const store = await openStoreOfSpecs(engine.dataDir)
  const learners = openLearners(store)
  for (const happening of happenings) await learners.record(userId, happening)
  await store.close()
}

/** An interview's observations, some days ago. */
const interview = (daysAgo: number, outcome: number, testing = outcome): NewHappening => ({
  id: `interview ${daysAgo}`,
  at: now - daysAgo * dayMs,
  minutes: 45,
  done: [`interview/s${daysAgo}`],
  observations: (['problem_solving', 'technical_competency', 'communication', 'testing_by_hand'] as const).map(
    (skill) => ({
      ...{ skill, source: 'interview' as const, difficulty: 0, weight: 3 },
      outcome: skill === 'testing_by_hand' ? testing : outcome,
    }),
  ),
})

describe('today’s page', () => {
  it('starts somebody new with an interview, and claims nothing about them', async () => {
    const today = await dashboardOf(await engine.signUp())
    expect(today).toMatchObject({
      day: '2026-11-21',
      next: { title: 'Take your first interview', to: '/app/interviewSelection', minutes: 20 },
      shorter: null,
      readiness: { overall: null },
      ...{ observations: 0, lastScorecard: null, interviews: [], week: { minutes: 0, planned: null } },
      activity: { minutes: {}, interviews: 0, challenges: 0, lessons: 0, streakDays: 0 },
    })
    expect(today.readiness.lines.map(({ estimate }) => estimate)).toEqual(today.readiness.lines.map(() => null))
  })

  it('follows an interview from its start to its scorecard', async () => {
    const person = await engine.signUp()
    const open = await person.session()
    await person.call('POST', `/api/sessions/${open}/commands`, { body: { commandId: 's', type: 'StartInterview' } })
    const { next } = await until('the open interview', async () => {
      const today = await dashboardOf(person)
      return today.next.action === 'Go back in' && today
    })
    expect(next.to).toBe(`/app/aiInterview?session=${open}`)
    await person.call('POST', `/api/sessions/${open}/commands`, { body: { commandId: 'e', type: 'EndInterview' } })
    const held = await heldInterview(engine, person)
    await judge(engine, person, held)
    const today = await until('the scorecard', async () => {
      const seen = await dashboardOf(person)
      return seen.lastScorecard !== null && seen
    })
    expect(today.lastScorecard).toMatchObject({ sessionId: held, lines: [{ dimension: 'communication', score: 3 }] })
    expect(today.interviews.map(({ sessionId }) => sessionId).toSorted()).toEqual([open, held].toSorted())
    // Nobody worked in the first one.
    expect(today.activity).toMatchObject({ interviews: 2, streakDays: 1, minutes: { '2026-11-21': 1 } })
    // Nobody else sees any of it.
    expect(await dashboardOf(await engine.signUp())).toMatchObject({ lastScorecard: null, interviews: [] })
  })

  it('weighs readiness by the goal, and suggests what came out of an interview', async () => {
    const person = await engine.signUp()
    await record(person, [interview(9, 0.9, 0.1), interview(5, 0.9, 0.1), interview(2, 0.9, 0.1)])
    await heldInterview(engine, person)
    await setGoal(person, { company: 'google', stage: 'telephone', level: 'SENIOR', hoursPerWeek: 6 })
    const today = await until('the next step after the interview', async () => {
      const seen = await dashboardOf(person)
      return seen.next.action !== 'Go back in' && seen
    })
    const count = today.reviews?.count ?? 0
    expect(count).toBeGreaterThan(0)
    const testing = today.readiness.lines.find(({ skill }) => skill === 'testing_by_hand')
    expect(testing?.estimate?.high).toBeLessThan(3)
    // Anything missed in the interview is due immediately.
    expect(today.next).toMatchObject({ title: `Review ${count} ${count === 1 ? 'card' : 'cards'}`, to: '/app/reviews' })
    expect(today.reviews?.cards.length).toBe(Math.min(4, count))
    expect(today.week.planned).toBe(360)
    expect(today.rounds).toBeGreaterThan(0)
    await setGoal(person, { stage: 'on_site' })
    const onSite = await dashboardOf(person)
    expect(onSite.readiness.lines).not.toEqual(today.readiness.lines)
    expect(onSite.week.planned).toBeNull()
  })

  it('is for people who are signed in', async () => {
    expectProblem(await engine.call('GET', dashboardPaths.dashboard), 401, 'UNAUTHORIZED')
    expectProblem(await engine.call('GET', dashboardPaths.journey), 401, 'UNAUTHORIZED')
  })
})

describe('the journey', () => {
  it('without a date and a path ends today, and says what to do', async () => {
    const journey = await journeyOf(await engine.signUp())
    expect(journey).toMatchObject({ to: '2026-11-21', hasPath: false, goal: null, done: [], following: [] })
    expect(journey.trend).toMatchObject({ points: [], forecast: [] })
    expect(journey.trend.basis).toContain('more evidence')
    expect(journey.next.title).toBe('Take your first interview')
    expect(journey.stepTimes).toEqual({ interviews: 0, steps: [] })
    expect(journey.before.every(({ done }) => !done)).toBe(true)
  })

  it('averages the time per step, over the interviews that came to it', async () => {
    const person = await engine.signUp()
    const [first, second] = [await heldInterview(engine, person), await heldInterview(engine, person)]
    await judge(engine, person, first, { approach: 100, coding: 700 })
    await judge(engine, person, second, { approach: 200 })
    const { stepTimes } = await until('both scorecards', async () => {
      const seen = await journeyOf(person)
      return seen.stepTimes.interviews === 2 && seen
    })
    expect(stepTimes.steps.map(({ step, seconds }) => [step, seconds])).toEqual([
      ['approach', 150],
      ['coding', 700],
    ])
    // The plan of a 20-minute interview with one question.
    expect(stepTimes.steps.map(({ targetSeconds }) => targetSeconds)).toEqual([240, 480])
  })

  it('goes from the first week to the interview, with what was done and what is missing', async () => {
    const person = await engine.signUp()
    await setGoal(person, { company: 'Google', date: '2026-12-08', stage: 'on_site', level: 'JUNIOR' })
    await record(person, [
      interview(17, 0.4),
      interview(12, 0.6),
      { id: 'lesson', at: now - 10 * dayMs, minutes: 12, done: ['lesson/interview-basics/gone', 'challenge/gone'] },
      interview(3, 0.8),
    ])
    const journey = await journeyOf(person)
    expect([journey.from, journey.to]).toEqual(['2026-11-02', '2026-12-08'])
    expect(journey.weeks.map(({ state }) => state)).toEqual(['over', 'over', 'now', 'ahead', 'ahead', 'ahead'])
    expect(journey.trend.points.length).toBeGreaterThan(3)
    expect(journey.trend.points.at(-1)).toMatchObject({ day: '2026-11-21' })
    const { overall } = (await dashboardOf(person)).readiness
    expect(journey.trend.points.at(-1)?.score).toBeCloseTo(overall?.score ?? 0, 9)
    expect(journey.trend.basis).toContain('Make a path')
    // Content that no longer exists is left out.
    expect(journey.lanes.lessons).toEqual([])
    expect(journey.before.map(({ title }) => title)).toContain(`A day with all ${journey.rounds} rounds`)
    expect(journey.before[0]?.detail).toMatch(/^Missing: /)
  })
})
