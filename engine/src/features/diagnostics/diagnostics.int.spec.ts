import { createLibrary } from '@greenroom/shared/content'
import { doneAt } from '@greenroom/shared/learning'
import { anonymousReader } from '@greenroom/shared/rules'
import {
  type DiagnosticResult,
  type DiagnosticView,
  diagnosticResultSchema,
  diagnosticsSchema,
  diagnosticViewSchema,
  type GivenAnswer,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLearners } from '../../learning/learners.ts'
import type { Store } from '../../store/port.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, quickPace, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { type BankItem, createItemBank } from './items.ts'

const dayMs = 86_400_000
const wanted = { role: 'software engineer (back-end)', level: 'JUNIOR', date: null }
const bank = createItemBank(createLibrary({ only: ['diagnostic'] })).openTo(anonymousReader)

/** Two engines over one store, and their clock. */
let engines: [TestEngine, TestEngine]
let store: Store
let laterMs = 0
const now = () => Date.now() + laterMs

beforeAll(async () => {
  const first = await startTestEngine({ now, pace: quickPace })
  engines = [first, await startTestEngine({ now, pace: quickPace, environment: { DATA_DIR: first.dataDir } })]
  store = await openStoreOfSpecs(first.dataDir)
})
afterAll(async () => {
  await store.close()
  for (const engine of [...engines].reverse()) {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
  }
})

/** Somebody taking a diagnostic, with everything the server sent so far. */
type Taker = Person & { received: string[]; send(method: string, path: string, body?: object): Promise<DiagnosticView> }
async function taker(): Promise<Taker> {
  const person = await engines[0].signUp()
  const received: string[] = []
  return {
    ...person,
    received,
    async send(method, path, body) {
      const answer = await person.call(method, `/api/diagnostics${path}`, body === undefined ? {} : { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      received.push(JSON.stringify(answer.body))
      return diagnosticViewSchema.parse(answer.body)
    },
  }
}

function itemIn({ item }: DiagnosticView): BankItem {
  const found = bank.find(({ id }) => id === item?.id)
  if (found === undefined) throw new Error('no item is open')
  return found
}
function answerTo({ options, number }: BankItem, isRight: boolean): GivenAnswer {
  if (number !== undefined) return { number: number.answer + (isRight ? 0 : 1) }
  return { option: (options ?? []).findIndex((option) => option.isRight === isRight) }
}
async function answerAll(ada: Taker, view: DiagnosticView, isRight: (index: number) => boolean) {
  let current = view
  const items: BankItem[] = []
  for (let index = 0; current.item !== null; index++) {
    const item = itemIn(current)
    items.push(item)
    const body = { itemId: item.id, answer: answerTo(item, isRight(index)), confidence: 'very' }
    current = await ada.send('POST', `/${view.id}/answers`, body)
  }
  return { items, view: current }
}
const skip = (ada: Taker, id: string, part: string) => ada.send('POST', `/${id}/skips`, { part })
async function resultOf(ada: Taker, id: string): Promise<DiagnosticResult> {
  return diagnosticResultSchema.parse((await ada.call('GET', `/api/diagnostics/${id}/result`)).body)
}
const overviewOf = async (ada: Person) => diagnosticsSchema.parse((await ada.call('GET', '/api/diagnostics')).body)
async function finished(isRight: (index: number) => boolean = (index) => index % 3 !== 0) {
  const ada = await taker()
  const begun = await ada.send('POST', '', wanted)
  const { items, view } = await answerAll(ada, begun, isRight)
  await skip(ada, view.id, 'code')
  const end = await skip(ada, view.id, 'explain')
  expect(end.part).toBe('done')
  return { ada, items, id: view.id, result: await resultOf(ada, view.id) }
}

describe('a diagnostic', () => {
  it('tells nothing about right and wrong before it has ended', async () => {
    const { ada, items, result } = await finished()
    const all = ada.received.join('\n')
    for (const { options, number } of items) {
      const whys = [...(options ?? []).map(({ why }) => why), ...(number === undefined ? [] : [number.why])]
      for (const why of whys) expect(all).not.toContain(JSON.stringify(why).slice(1, -1))
    }
    for (const word of ['isRight', 'why', 'computed', 'outcome', '"answer"', 'difficulty'])
      expect(all).not.toContain(word)
    expect(result.items.map(({ outcome }) => outcome)).toEqual(
      items.map((_, index) => (index % 3 === 0 ? 'wrong' : 'right')),
    )
  })

  it('does not give its result away while it is open, or to anybody else', async () => {
    const ada = await taker()
    const { id, item } = await ada.send('POST', '', wanted)
    expectProblem(await ada.call('GET', `/api/diagnostics/${id}/result`), 409, 'DIAGNOSTIC_OPEN')
    const eve = await engines[0].signUp('Eve')
    expectProblem(await eve.call('GET', `/api/diagnostics/${id}`), 404, 'DIAGNOSTIC_UNKNOWN')
    const answer = { body: { itemId: item?.id, answer: { skip: true } } }
    expectProblem(await eve.call('POST', `/api/diagnostics/${id}/answers`, answer), 404, 'DIAGNOSTIC_UNKNOWN')
    expectProblem(await engines[0].call('GET', `/api/diagnostics/${id}`), 401, 'UNAUTHORIZED')
    const unknown = { body: { itemId: bank.find(({ id: each }) => each !== item?.id)?.id, answer: { skip: true } } }
    expectProblem(await ada.call('POST', `/api/diagnostics/${id}/answers`, unknown), 409, 'DIAGNOSTIC_MOVED_ON')
    const misfit = { body: { itemId: item?.id, answer: item?.options == null ? { option: 0 } : { number: 1 } } }
    expectProblem(await ada.call('POST', `/api/diagnostics/${id}/answers`, misfit), 400, 'INVALID_REQUEST')
  })

  it('goes on where it was, on another engine, and counts the first of two answers', async () => {
    const ada = await taker()
    const begun = await ada.send('POST', '', wanted)
    const [one, other] = await Promise.all([ada.send('POST', '', wanted), ada.send('POST', '', wanted)])
    expect([one.item, other.item]).toEqual([begun.item, begun.item])
    const item = itemIn(begun)
    const send = (isRight: boolean) =>
      ada.send('POST', `/${begun.id}/answers`, { itemId: item.id, answer: answerTo(item, isRight) })
    const next = await send(true)
    expect((await send(false)).item).toEqual(next.item)
    const elsewhere = await engines[1].caller(ada.cookie).call('GET', `/api/diagnostics/${begun.id}`)
    const resumed = diagnosticViewSchema.parse(elsewhere.body)
    expect([resumed.item, resumed.knowledge.answered]).toEqual([next.item, 1])
    await skip(ada, begun.id, 'knowledge')
    await skip(ada, begun.id, 'code')
    await skip(ada, begun.id, 'explain')
    expect((await resultOf(ada, begun.id)).items.map(({ outcome }) => outcome)).toEqual(['right'])
  })

  it('is recorded in the learner’s history, and shows a map with ranges', async () => {
    const { ada, id, result, items } = await finished(() => true)
    const learner = await until('recorded', async () => {
      const found = await openLearners(store).of(ada.userId)
      return doneAt(found.done, `diagnostic/${id}`) === undefined ? null : found
    })
    for (const { concept } of items) expect(learner.beliefs[concept]?.count).toBeGreaterThan(0)
    expect(result.headline).toContain('Strong on')
    expect(result.sentences).toHaveLength(3)
    expect(result.sentences[0]).toContain('You got 12 of 12 items right')
    const known = result.map.flatMap(({ estimate }) => estimate ?? [])
    expect(known.length).toBeGreaterThan(2)
    for (const { low, score, high } of known) expect([low < score, score < high]).toEqual([true, true])
    expect(result.map.some(({ estimate }) => estimate === null)).toBe(true)
  })

  it('can be taken again after 14 days, with other items', async () => {
    const { ada, items } = await finished()
    expectProblem(await ada.call('POST', '/api/diagnostics', { body: wanted }), 409, 'DIAGNOSTIC_TOO_SOON')
    const { nextAt, open } = await overviewOf(ada)
    expect([open, nextAt === null]).toEqual([null, false])
    laterMs += 13.9 * dayMs
    expectProblem(await ada.call('POST', '/api/diagnostics', { body: wanted }), 409, 'DIAGNOSTIC_TOO_SOON')
    laterMs += 0.2 * dayMs
    expect((await overviewOf(ada)).nextAt).toBeNull()
    const second = await answerAll(ada, await ada.send('POST', '', wanted), () => true)
    const before = items.map(({ id }) => id)
    expect(second.items.filter(({ id }) => before.includes(id))).toEqual([])
  })

  it('closes with what it has after 14 days without an answer', async () => {
    const ada = await taker()
    const begun = await ada.send('POST', '', wanted)
    const item = itemIn(begun)
    await ada.send('POST', `/${begun.id}/answers`, { itemId: item.id, answer: { skip: true } })
    laterMs += 14.1 * dayMs
    await until('recorded by the sweep', async () =>
      doneAt((await openLearners(store).of(ada.userId)).done, `diagnostic/${begun.id}`),
    )
    expect(await resultOf(ada, begun.id)).toMatchObject({
      closedBy: 'abandoned',
      items: [{ outcome: 'skipped' }],
      code: { state: 'skipped' },
    })
  })

  it('opens one session for the task, goes on once it has ended, and has the explanation judged', async () => {
    const ada = await taker()
    const { id } = await ada.send('POST', '', wanted)
    const code = await skip(ada, id, 'knowledge')
    expect([code.part, code.code.state]).toEqual(['code', 'waiting'])
    const [one, other] = await Promise.all([ada.send('POST', `/${id}/task`, {}), ada.send('POST', `/${id}/task`, {})])
    const { sessionId } = one.code
    expect(other.code.sessionId).toBe(sessionId)
    const session = (await ada.call('GET', `/api/sessions/${sessionId}`)).body
    expect(session).toMatchObject({
      session: { assessmentType: 'timed_coding', exam: true, settings: { timeLimitInMinutes: 20 } },
    })
    const command = (type: string) =>
      ada.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId: type, type } })
    expect((await command('StartInterview')).status).toBe(200)
    expect((await ada.send('GET', `/${id}`)).part).toBe('code')
    expect((await command('EndInterview')).status).toBe(200)
    const explain = await ada.send('GET', `/${id}`)
    expect([explain.part, explain.code.state]).toEqual(['explain', 'done'])
    expect(explain.explanation.statement).not.toBe('')

    await ada.send('POST', `/${id}/explanation`, {})
    await ada.send('PUT', `/${id}/explanation`, { text: 'A draft', isFinal: false })
    expect((await ada.send('GET', `/${id}`)).explanation.text).toBe('A draft')
    const judging = await ada.send('PUT', `/${id}/explanation`, { text: 'Sort them. O(n log n).', isFinal: true })
    expect(judging.explanation.state).toBe('judging')
    const heard = { approach: 'optimal', time: 'right', space: 'unsaid', edgeCases: 1 } as const
    expect((await engines[1].reportVerdict({ diagnosticId: id, heard })).body).toEqual({ stored: true })
    expect((await engines[1].reportVerdict({ diagnosticId: id, heard })).body).toEqual({ stored: false })
    const result = await resultOf(ada, id)
    expect(result.explanation).toMatchObject({ state: 'done', heard })
    expect(result.sentences[2]).toBe(
      'You explained the best approach. You stated the complexity and mentioned 1 edge case.',
    )
    expect(result.map.find(({ skill }) => skill === 'communication')?.estimate).not.toBeNull()
  })

  it('hands the explanation in when its time is up', async () => {
    const ada = await taker()
    const { id } = await ada.send('POST', '', wanted)
    await skip(ada, id, 'knowledge')
    await skip(ada, id, 'code')
    await ada.send('POST', `/${id}/explanation`, {})
    await ada.send('PUT', `/${id}/explanation`, { text: 'Two pointers.', isFinal: false })
    laterMs += 3 * 60_000
    expect((await ada.send('GET', `/${id}`)).explanation.state).toBe('judging')
    // No worker ever answers.
    laterMs += 2 * 60_000
    expect((await ada.send('GET', `/${id}`)).part).toBe('done')
    expect((await resultOf(ada, id)).explanation).toEqual({ state: 'done', text: 'Two pointers.', heard: null })
  })
})
