import { cvPaths, cvSchema, cvWordingRunSchema, keptWordingsSchema, urlOf } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../../workers/src/backend/models/testing/modelServer.ts'
import { post, signUp } from './candidate.ts'
import { type Programs, preparePrograms } from './programs.ts'

const lines = [
  'Was responsible for the migration of the shop to Kafka.',
  'Helped the team to review 40 services.',
  'Rewrote the nightly export of invoices in Go.',
]
const text = `Ada Larsen\nada@example.org\n\nExperience\nEngineer, Larch, 2019 – today\n${lines.map((each) => `- ${each}\n`).join('')}`

let model: ModelServer
let programs: Programs
let cookie: string

beforeAll(async () => {
  model = await startModelServer()
  programs = await preparePrograms({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'small' })
  for (const program of ['engine', 'workers', 'backend'] as const) await programs.start(program)
  cookie = (await signUp(programs.url)).cookie
})
afterAll(async () => {
  await programs.stop()
  await model.stop()
})

async function paste() {
  return cvSchema.parse(await (await post(`${programs.url}${cvPaths.cv}`, { text }, { cookie })).json())
}

/** Asks the model, and waits until it has answered or the request has failed. */
async function asked(): Promise<{ url: string; status: string }> {
  const started = await post(`${programs.url}${cvPaths.wordings}`, {}, { cookie })
  const { runId } = cvWordingRunSchema.parse(await started.json())
  const url = `${programs.url}${urlOf(cvPaths.wordingRun, { runId })}`
  const status = async () => cvWordingRunSchema.parse(await (await fetch(url, { headers: { cookie } })).json()).status
  await expect.poll(status, { timeout: 40_000 }).not.toBe('running')
  return { url, status: await status() }
}
const keep = (url: string): Promise<Response> =>
  fetch(url, { method: 'PUT', headers: { cookie, 'content-type': 'application/json' }, body: '{}' })

// Tests the engine, queue, worker, AI backend and the provider's protocol together. Each also has its own specs.
it('a model’s wordings reach the CV, without those that claim what their line doesn’t', async () => {
  const before = await paste()
  const [first, second, third] = before.content.sections[0]?.entries[0]?.lines ?? []
  const form = [
    { line: first?.id, text: 'Migrated the shop to Kafka.' },
    // This invents a number, and takes full credit for something that the candidate only helped with.
    { line: second?.id, text: 'Reviewed 60 services for the team.' },
    { line: third?.id, ask: 'result' },
  ]
  model.formPlan.push([{ say: form.map((each) => JSON.stringify(each)).join('\n') }, { finish: 'stop' }])

  const { url, status } = await asked()
  expect(status).toBe('done')
  const sent = JSON.stringify(model.forms.map(({ body }) => body))
  for (const line of lines) expect(sent).toContain(line)
  for (const secret of ['Larsen', 'example.org', 'Larch']) expect(sent).not.toContain(secret)

  const { found, cv } = keptWordingsSchema.parse(await (await keep(url)).json())
  expect(found).toBe(2)
  expect(cv.suggestions.find(({ lineId }) => lineId === first?.id)).toMatchObject({
    after: 'Migrated the shop to Kafka.',
  })
  expect(cv.suggestions.find(({ lineId }) => lineId === third?.id)).toMatchObject({ title: 'What came of it?' })
  expect(JSON.stringify(cv)).not.toContain('60 services')
})

it('a model that answers with something else changes nothing, and is asked once', async () => {
  const before = await paste()
  model.formPlan.splice(0)
  model.formPlan.push([{ say: 'Your CV is great!' }, { finish: 'stop' }])
  const calls = model.forms.length
  const { url, status } = await asked()
  expect(status).toBe('failed')
  expect(model.forms.length).toBe(calls + 1)
  expect((await keep(url)).status).toBe(404)
  const read = await (await fetch(`${programs.url}${cvPaths.cv}`, { headers: { cookie } })).json()
  expect(read).toMatchObject({ cv: { suggestions: before.suggestions } })
})
