import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withRecordings } from './page.ts'
import { assumptions, enginesFor, interviewsACore, largestCell, needOf, planFor, redisShare } from './plan.ts'
import { pageFile, readRecordings } from './recordings.ts'
import { measurement } from './testing/sampleMeasurement.ts'

const one = measurement()
const two = measurement({
  engines: 2,
  parts: {
    ...one.parts,
    engine: { cpuMs: 6_300, idleMs: 0, memoryBeforeBytes: 0, memoryBytes: 0 },
    Redis: { cpuMs: 660, idleMs: 0, memoryBeforeBytes: 0, memoryBytes: 0 },
  },
})
const need = needOf(one, two)

describe('what an interview needs', () => {
  it('is CPU time for each minute, and what each further engine adds', () => {
    expect(need).toMatchObject({
      engineMs: 60,
      furtherEngineMs: 3,
      redisMs: 6,
      workersMs: 30,
      backendMs: 30,
      executorMs: 90,
      browsers: 1.2,
      commits: 15,
    })
    expect(need.furtherRedisMs).toBeCloseTo(0.6)
  })

  it('leaves out what a part needs when nobody is there', () => {
    const engine = { cpuMs: 6_000, idleMs: 1_000, memoryBeforeBytes: 0, memoryBytes: 0 }
    expect(needOf(measurement({ parts: { ...one.parts, engine } }), two).engineMs).toBe(50)
  })

  it('shows which part’s core is full first', () => {
    expect(interviewsACore(need).map(({ part }) => part)).toEqual([
      'executor',
      'engine',
      'workers',
      'AI backend',
      'Redis',
    ])
    expect(interviewsACore(need)[0]?.sessions).toBeCloseTo(666.7, 1)
  })
})

describe('the engines of a cell', () => {
  it('do all of its work within their utilisation, and one fewer couldn’t', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11_000 }), (sessions) => {
        const engines = enginesFor(sessions, need, assumptions)
        const work = (count: number) => (sessions * (need.engineMs + (count - 1) * need.furtherEngineMs)) / 60_000
        expect(work(engines)).toBeLessThanOrEqual(engines * assumptions.utilisation + 1e-9)
        if (engines > 1) expect(work(engines - 1)).toBeGreaterThan((engines - 1) * assumptions.utilisation - 1e-9)
      }),
    )
  })

  it('can’t be enough once each of them is busy with the others’ commits', () => {
    expect(enginesFor(12_000, need, assumptions)).toBe(Number.POSITIVE_INFINITY)
  })

  it('are as many as Redis and their commits to each other allow', () => {
    const cell = largestCell(need, assumptions)
    expect((cell.engines - 1) * need.furtherEngineMs).toBeLessThanOrEqual(assumptions.mostForOthers * need.engineMs)
    expect(redisShare(cell.sessions, cell.engines, need)).toBeLessThanOrEqual(assumptions.utilisation)
    const more = enginesFor(cell.sessions + 1, need, assumptions)
    const tooMuch =
      (more - 1) * need.furtherEngineMs > assumptions.mostForOthers * need.engineMs ||
      redisShare(cell.sessions + 1, more, need) > assumptions.utilisation
    expect(tooMuch).toBe(true)
  })

  it('name Redis as the limit if it is', () => {
    expect(largestCell({ ...need, furtherEngineMs: 0, redisMs: 50 }, assumptions)).toMatchObject({ limitedBy: 'Redis' })
    expect(largestCell({ ...need, furtherRedisMs: 0, redisMs: 0.1 }, assumptions)).toMatchObject({
      limitedBy: 'engines',
    })
  })
})

describe('the plan', () => {
  it('spreads any number of interviews over cells that hold them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), (sessions) => {
        const plan = planFor(sessions, need)
        expect(plan.cells * plan.sessionsACell).toBeGreaterThanOrEqual(sessions)
        expect(plan.sessionsACell).toBeLessThanOrEqual(largestCell(need, assumptions).sessions)
        expect(plan.redisBusy).toBeLessThanOrEqual(assumptions.utilisation)
        expect(plan.cores).toBeGreaterThanOrEqual(plan.engines + plan.redisServers)
      }),
    )
  })

  it('needs what its formulas say for 1,000 interviews', () => {
    expect(planFor(1_000, need)).toMatchObject({
      cells: 1,
      engines: 2,
      workerCores: 1,
      backendCores: 1,
      executorCores: 3,
      cores: 8,
      writesASecond: 750,
      shards: 1,
      sockets: 1_200,
    })
  })
})

it('docs/scaling.md shows what the tool makes of the recordings', () => {
  const page = readFileSync(pageFile, 'utf8')
  expect(withRecordings(page, readRecordings())).toBe(page)
})

it('a page without a mark is refused', () => {
  expect(() => withRecordings('Nothing.', {})).toThrow('the page has no <!-- load:limit:start -->')
})

it('the recordings become measurements, a comparison and the plan', () => {
  const page = readFileSync(pageFile, 'utf8')
  const recording = { head: 'Measured.', command: 'npm run load', acknowledged: 5, lost: [] }
  const written = withRecordings(page, {
    'one-engine': { ...recording, measurements: [one] },
    'two-engines': { ...recording, measurements: [two] },
  })
  expect(written).toContain(
    '63.0 ms of engine CPU a minute instead of 60.0: 1.05× (goal: ≤ 1.1×, reached). Without what idle engines need: 1.05×.',
  )
  expect(written).toMatch(/\| interviews at once \| 1,000 \| 100,000 \| 10,000,000 \|/)
})
