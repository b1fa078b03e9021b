import { adminPaths, adminReportPageSchema, diagnosticViewSchema, reportPaths } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemReportData } from '../features/reports/itemRoutes.ts'
import { openReports } from '../features/reports/reports.ts'
import { openCards } from '../features/reviews/cards.ts'
import { openLearners } from '../learning/learners.ts'
import { signUpAdmin } from '../testing/administrators.ts'
import { expectProblem } from '../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'

let engine: TestEngine
let store: Awaited<ReturnType<typeof openStoreOfSpecs>>
let grace: Person
beforeAll(async () => {
  engine = await startTestEngine()
  store = await openStoreOfSpecs(engine.dataDir)
  grace = await signUpAdmin(engine, 'Grace')
})
afterAll(async () => {
  await store.close()
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

let count = 0
const about = (kind: 'diagnostic' | 'review', id: string) => ({
  ...{ item: { kind, id }, problem: 'wrong', message: 'Two options are right.', reportId: `r-${count++}` },
})
const send = (by: Person, body: object) => by.call('POST', reportPaths.items, { body })
async function seenByAdmins() {
  const { body } = await grace.call('GET', `${adminPaths.reports}?about=challenge`)
  return adminReportPageSchema.parse(body).reports
}

it('an item and a card reach administrators once, from those who got them', async () => {
  const [ada, eve] = [await engine.signUp('Ada'), await engine.signUp('Eve')]
  const wanted = { role: 'software engineer (back-end)', level: 'JUNIOR', date: null }
  const begun = diagnosticViewSchema.parse((await ada.call('POST', '/api/diagnostics', { body: wanted })).body)
  const item = about('diagnostic', begun.item?.id ?? '')
  const card = about('review', 'concept/heaps')
  expectProblem(await send(ada, card), 404, 'CONTENT_UNKNOWN')
  const learners = openLearners(store)
  await openCards({
    store,
    learners,
    earn: async () => undefined,
    domainOf: () => 'tech_interview_prep',
    now: Date.now,
  }).add(ada.userId, [{ id: 'concept/heaps', kind: 'concept', skill: 'heaps' }])
  const sent = await Promise.all([send(ada, item), send(ada, item), send(ada, card)])
  expect(sent.map(({ status }) => status)).toEqual([204, 204, 204])
  expectProblem(await send(eve, { ...item, reportId: 'r-eve' }), 404, 'CONTENT_UNKNOWN')
  expectProblem(await send(ada, { ...item, message: ' ' }), 400, 'INVALID_REQUEST')

  const shown = await seenByAdmins()
  expect(shown.map(({ challengeId, reporter }) => [challengeId, reporter.userId]).toSorted()).toEqual([
    [`diagnostic/${begun.item?.id}`, ada.userId],
    ['review/concept/heaps', ada.userId],
  ])
  // The report changes nothing about the item.
  expect(diagnosticViewSchema.parse((await ada.call('GET', `/api/diagnostics/${begun.id}`)).body).item).toEqual(
    begun.item,
  )

  // It is answered like any other, and its author is notified.
  const [first] = shown
  await grace.call('POST', adminPaths.reportAnswer.replace(':id', first?.id ?? ''), { body: { text: 'Mended.' } })
  const bell = JSON.stringify((await ada.call('GET', '/api/notices')).body)
  expect(bell).toContain('Mended.')
  expect(bell).toContain('/app/learning')

  const own = itemReportData(openReports(store))
  const holder = { userId: ada.userId, participantId: `user:${ada.userId}`, identityId: 'i', emails: [] }
  const files: string[] = []
  for await (const { path } of own.exported?.(holder) ?? []) files.push(path)
  expect(files).toEqual(['item-reports.json'])
  await own.erase(holder)
  expect(await seenByAdmins()).toEqual([])
})
