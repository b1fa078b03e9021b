import { createLibrary, type PharmacyItem } from '@greenroom/shared/content'
import { judgeNumeric } from '@greenroom/shared/rules'
import {
  type Drill,
  dashboardPaths,
  dashboardSchema,
  drillAnsweredSchema,
  drillSchema,
  journeySchema,
  learningPathPaths,
  type PaperView,
  paperListSchema,
  paperMarksSchema,
  paperPaths,
  paperViewSchema,
  pathAnswerSchema,
  skillsPath,
  urlOf,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const minute = 60_000
let now = Date.parse('2026-05-20T09:00:00Z')
let engine: TestEngine
let ada: Person
const items = new Map(
  createLibrary({ only: ['pharmacy'] })
    .items('pharmacy')
    .map((item) => [item.id, item]),
)

beforeAll(async () => {
  engine = await startTestEngine({ now: () => now })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})
beforeEach(async () => {
  ada = await engine.signUp()
})

const begun = async (person = ada): Promise<PaperView> =>
  paperViewSchema.parse((await person.call('POST', paperPaths.papers, { body: {} })).body)
const started = async ({ id }: { id: string }, part: number, person = ada): Promise<PaperView> =>
  paperViewSchema.parse((await person.call('POST', urlOf(paperPaths.start, { id, part: String(part) }))).body)
const handedIn = async ({ id }: { id: string }, part: number): Promise<PaperView> =>
  paperViewSchema.parse((await ada.call('POST', urlOf(paperPaths.handIn, { id, part: String(part) }))).body)
const save = ({ id }: { id: string }, key: string, body: object, person = ada) =>
  person.call('PUT', urlOf(paperPaths.answer, { id, key }), { body })
const marksOf = async ({ id }: { id: string }) =>
  paperMarksSchema.parse((await ada.call('GET', urlOf(paperPaths.marks, { id }))).body)
const listed = async (person = ada) => paperListSchema.parse((await person.call('GET', paperPaths.papers)).body)
const drill = async (): Promise<Drill['questions']> =>
  drillSchema.parse((await ada.call('GET', paperPaths.drill)).body).questions

type Asked = Pick<PaperView['parts'][number]['questions'][number], 'statement' | 'scenario' | 'form' | 'title'>
const itemBehind = ({ title, statement }: Asked): PharmacyItem => {
  const found = [...items.values()].find((item) => item.title === title && item.statement === statement)
  if (found === undefined) throw new Error(`no item is called ${title}`)
  return found
}
/** The right answer of a question, from the content itself. */
function rightOf(question: Asked): string {
  const item = itemBehind(question)
  if (item.form === 'numeric') return String(item.answer)
  if (item.form === 'single_best_answer') return item.options.find(({ isRight }) => isRight)?.text ?? ''
  return item.scenarios.find(({ text }) => text === question.scenario)?.answer ?? ''
}

it('is composed once, however often it is begun at once, and tells nothing before its clock runs', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => begun()))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  const [paper] = all
  expect(paper).toMatchObject({ number: 1, state: 'waiting', title: 'Registration assessment' })
  expect(paper?.parts.map(({ state, questions, calculator }) => [state, questions.length, calculator])).toEqual([
    ['waiting', 0, true],
    ['waiting', 0, false],
  ])
  const { papers, format, drillCount } = await listed()
  expect(papers).toHaveLength(1)
  expect(drillCount).toBe(0)
  expect(format?.parts.map(({ full }) => full)).toEqual([
    { minutes: 120, questions: 40 },
    { minutes: 150, questions: 120 },
  ])
})

it('is taken part by part, keeps every answer, and marks it when it is over', async () => {
  const paper = await begun()
  expectProblem(await ada.call('POST', urlOf(paperPaths.start, { id: paper.id, part: '2' })), 409, 'PAPER_PART_WAITS')
  const [one] = (await started(paper, 1)).parts
  const [first, second] = one?.questions ?? []
  if (first === undefined || second === undefined) throw new Error('there are calculations')
  await save(paper, first.key, { answer: '0' })
  await save(paper, first.key, { answer: ` ${rightOf(first)} `, flagged: true })
  await save(paper, second.key, { answer: '999999' })
  await save(paper, second.key, { flagged: true })
  await save(paper, second.key, { flagged: false })
  // A reload, or another device, shows the same.
  const again = paperViewSchema.parse((await ada.call('GET', urlOf(paperPaths.paper, { id: paper.id }))).body)
  expect(again.parts[0]?.questions.map(({ answer, flagged }) => [answer, flagged]).slice(0, 2)).toEqual([
    [` ${rightOf(first)} `, true],
    ['999999', false],
  ])
  expectProblem(await ada.call('GET', urlOf(paperPaths.marks, { id: paper.id })), 409, 'PAPER_RUNNING')
  await handedIn(paper, 1)
  await handedIn(paper, 1)
  expectProblem(await save(paper, first.key, { answer: '1' }), 409, 'PAPER_PART_OVER')
  const [, two] = (await started(paper, 2)).parts
  for (const question of two?.questions ?? []) await save(paper, question.key, { answer: rightOf(question) })
  now += 5 * minute
  const over = await handedIn(paper, 2)
  expect(over.state).toBe('over')
  const marks = await marksOf(paper)
  expect(marks.parts.map(({ right, answered, minutesUsed }) => [right, answered, minutesUsed])).toEqual([
    [1, 2, 0],
    [two?.count, two?.count, 5],
  ])
  const worked = marks.questions.find(({ key }) => key === first.key)
  expect(worked).toMatchObject({ isRight: true, answer: ` ${rightOf(first)} ` })
  expect(worked?.why.length).toBeGreaterThan(1)
  for (const { low, high, right, total } of marks.areas) {
    expect(low).toBeLessThanOrEqual(right / total)
    expect(high).toBeGreaterThanOrEqual(right / total)
  }
})

it('sends no answer, reason or working before the paper is over', async () => {
  const paper = await begun()
  const answers = [await ada.call('POST', urlOf(paperPaths.start, { id: paper.id, part: '1' }))]
  await handedIn(paper, 1)
  answers.push(await ada.call('POST', urlOf(paperPaths.start, { id: paper.id, part: '2' })))
  answers.push(
    await ada.call('GET', urlOf(paperPaths.paper, { id: paper.id })),
    await ada.call('GET', paperPaths.papers),
  )
  const sent = answers.map(({ body }) => JSON.stringify(body)).join('\n')
  const secrets = [...items.values()].flatMap((item) =>
    item.form === 'numeric'
      ? [...item.working, item.takeaway]
      : item.form === 'single_best_answer'
        ? [...item.options.map(({ why }) => why), item.takeaway]
        : [...item.scenarios.map(({ why }) => why), item.takeaway],
  )
  expect(secrets.filter((secret) => sent.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([])
  expect(sent).not.toMatch(/"(isRight|right|why|working|calculation|takeaway|tolerance)":/)
})

it('ends by the clock while nobody is there, with extra time, and accepts what was on its way', async () => {
  await ada.call('PATCH', '/api/profile', { body: { extraTimePercent: 50 } })
  const paper = await begun()
  const [one] = (await started(paper, 1)).parts
  if (one?.endsAt == null) throw new Error('it runs')
  const { format } = await listed()
  const short = Math.ceil((120 * one.count) / 40)
  expect(one.minutes).toBe(Math.ceil(short * 1.5))
  expect(format?.parts[0]?.next.minutes).toBe(one.minutes)
  now = Date.parse(one.endsAt) + 2_000
  expect(await save(paper, 'p1q1', { answer: '1' })).toMatchObject({ status: 200 })
  now += minute
  expectProblem(await save(paper, 'p1q2', { answer: '1' }), 409, 'PAPER_PART_OVER')
  const [after] = (await started(paper, 2)).parts
  expect(after).toMatchObject({ state: 'over', answered: 1, questions: [] })
})

it('is nobody else’s', async () => {
  const paper = await begun()
  await started(paper, 1)
  const eve = await engine.signUp()
  for (const [method, path] of [
    ['GET', urlOf(paperPaths.paper, { id: paper.id })],
    ['GET', urlOf(paperPaths.marks, { id: paper.id })],
    ['POST', urlOf(paperPaths.handIn, { id: paper.id, part: '1' })],
  ] as const)
    expectProblem(await eve.call(method, path), 404, 'PAPER_UNKNOWN')
  expectProblem(await save(paper, 'p1q1', { answer: '1' }, eve), 404, 'PAPER_UNKNOWN')
  expect((await listed(eve)).papers).toEqual([])
})

it('drills what was wrong until it is right, and the next paper begins with other items', async () => {
  const paper = await begun()
  const [one] = (await started(paper, 1)).parts
  const question = one?.questions.find((each) => itemBehind(each).form === 'numeric')
  if (one === undefined || question === undefined) throw new Error('there are calculations')
  for (const each of one.questions)
    await save(paper, each.key, { answer: each === question ? '123456' : rightOf(each) })
  await handedIn(paper, 1)
  const [, two] = (await started(paper, 2)).parts
  for (const each of two?.questions ?? []) await save(paper, each.key, { answer: rightOf(each) })
  await handedIn(paper, 2)
  const [wrong, ...others] = await drill()
  expect(others).toEqual([])
  expect(wrong?.title).toBe(question.title)
  const answered = async (answer: string) =>
    drillAnsweredSchema.parse((await ada.call('POST', paperPaths.drill, { body: { key: wrong?.key, answer } })).body)
  expect(await answered('six')).toEqual({ problem: 'no_number', worked: null })
  expect(await answered('123456')).toMatchObject({ problem: null, worked: { isRight: false } })
  expect(await drill()).toHaveLength(1)
  now += minute
  const right = await answered(rightOf(question))
  expect(right).toMatchObject({ worked: { isRight: true } })
  const item = itemBehind(question)
  if (item.form === 'numeric') expect(judgeNumeric(right.worked?.right ?? '', item)).toBe('right')
  expect(await drill()).toEqual([])
  const next = await begun()
  expect(next.number).toBe(2)
  expect((await marksOf(paper)).areas.every(({ before }) => before === null)).toBe(true)
})

it('plans a drill after a paper, ticks it off after ten questions, and shows the marks on the journey', async () => {
  await ada.call('PATCH', '/api/profile', { body: { domain: 'pharmacy_pre_reg' } })
  const wish = {
    ...{ company: null, stage: null, role: null, level: 'JUNIOR', language: null, date: null },
    ...{ hoursPerWeek: 10, timeZone: 'UTC', replaces: null },
  }
  expect((await ada.call('POST', learningPathPaths.path, { body: wish })).status).toBe(200)
  const pathOf = async () => {
    const { path } = pathAnswerSchema.parse((await ada.call('GET', learningPathPaths.path)).body)
    if (path === null) throw new Error('there is a path')
    const items = path.weeks.flatMap((week) => week.items)
    return { ...path, mocks: items.filter(({ kind }) => kind === 'mock'), drills: items.filter(isDrill) }
  }
  const isDrill = ({ kind }: { kind: string }) => kind === 'drill'
  const planned = await pathOf()
  expect(planned.drills.length).toBeGreaterThan(0)
  const paper = await begun()
  const [one] = (await started(paper, 1)).parts
  const wrong = 12
  for (const [index, each] of (one?.questions ?? []).entries())
    await save(paper, each.key, { answer: index < wrong ? '123456' : rightOf(each) })
  now += minute
  await handedIn(paper, 1)
  // A part that nobody took doesn't count as a rehearsal.
  await handedIn(paper, 2)
  const [marks] = (await marksOf(paper)).parts
  expect(marks).toMatchObject({ right: (one?.questions.length ?? 0) - wrong, total: one?.questions.length })
  const left = (await drill()).length
  expect((await pathOf()).mocks.filter(({ state }) => state === 'done')).toHaveLength(1)
  const journey = journeySchema.parse((await ada.call('GET', dashboardPaths.journey)).body)
  expect(journey.lanes.interviews.filter(({ state }) => state === 'done')).toMatchObject([
    { title: 'Paper 1, part 1', to: `/app/papers/${paper.id}` },
  ])
  expect(journey.done[0]).toMatchObject({ detail: `${marks?.right} of ${marks?.total} right` })
  const today = dashboardSchema.parse((await ada.call('GET', dashboardPaths.dashboard)).body)
  expect(today.lastPaper).toMatchObject({
    ...{ number: 1, to: `/app/papers/${paper.id}` },
    parts: [{ part: 1, right: marks?.right, total: marks?.total }],
  })
  const skills = JSON.stringify((await ada.call('GET', skillsPath)).body)
  expect(skills).toContain('pharmacy_doses')

  const { revision } = await pathOf()
  expect((await ada.call('POST', learningPathPaths.replan, { body: { revision } })).status).toBe(200)
  const [first] = (await pathOf()).drills
  expect(first).toMatchObject({ state: 'open', to: '/app/papers/drill', reason: `${left} questions are still wrong.` })
  for (let answers = 1; answers <= 10; answers += 1) {
    const [question] = await drill()
    if (question === undefined) throw new Error('there are mistakes')
    now += minute
    const body = { key: question.key, answer: rightOf(question) }
    expect((await ada.call('POST', paperPaths.drill, { body })).body).toMatchObject({ worked: { isRight: true } })
    expect((await pathOf()).drills[0]?.state).toBe(answers < 10 ? 'open' : 'done')
  }
})
