import {
  cvSchema,
  cvWordingOutcomeKey,
  cvWordingRunSchema,
  keptWordingsSchema,
  ownCvSchema,
  queueNames,
} from '@greenroom/shared/wire'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForExport, openedArchive } from '../../testing/openedArchive.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, redisOfSpecs, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const path = '/api/cv'
const wordings = '/api/cv/wordings'
const line = 'Was responsible for the migration of the shop to Kafka.'
const text = `Ada Larsen\nada@example.org\n\nExperience\nEngineer, Larch, 2019 – today\n- ${line}\n- Kept everything at larsen.codes, for anybody to read.\n`
let engine: TestEngine
let redis: Redis
let ada: Person
let eve: Person

beforeAll(async () => {
  const model = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' }
  engine = await startTestEngine({ environment: model })
  redis = new Redis(redisOfSpecs(), { maxRetriesPerRequest: null })
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await redis.quit()
  await engine.stop()
})

const started = async (person: Person) => {
  const { status, body } = await person.call('POST', wordings)
  expect(status, JSON.stringify(body)).toBe(202)
  return cvWordingRunSchema.parse(body).runId
}
const run = async (person: Person, runId: string) =>
  cvWordingRunSchema.parse((await person.call('GET', `${wordings}/${runId}`)).body).status
const keep = (person: Person, runId: string) => person.call('PUT', `${wordings}/${runId}`, { body: {} })
const kept = async (person: Person, runId: string) => keptWordingsSchema.parse((await keep(person, runId)).body)
const read = async (person: Person) => ownCvSchema.parse((await person.call('GET', path)).body).cv
const answers = (runId: string, outcome: unknown) =>
  redis.set(cvWordingOutcomeKey(runId), JSON.stringify(outcome), 'EX', 60)
const paste = async (person: Person) => cvSchema.parse((await person.call('POST', path, { body: { text } })).body)

it('asks with lines about work only, keeps what passes the check, and applies it like any other suggestion', async () => {
  expectProblem(await ada.call('POST', wordings), 404, 'CV_UNKNOWN')
  const before = await paste(ada)
  expect(ownCvSchema.parse((await ada.call('GET', path)).body).hasModel).toBe(true)
  const lineId = before.content.sections[0]?.entries[0]?.lines[0]?.id ?? ''
  const runId = await started(ada)

  const queue = new Queue(queueNames['chat.call'], { connection: redis.duplicate() })
  const job = JSON.stringify((await queue.getJob(`cv-${runId}`))?.data)
  await queue.close()
  expect(job).toContain(line)
  for (const secret of ['example.org', 'larsen.codes', 'Larsen', 'Larch']) expect(job).not.toContain(secret)

  expect(await run(ada, runId)).toBe('running')
  expectProblem(await keep(ada, runId), 404, 'CV_WORDINGS_UNKNOWN')
  expectProblem(await eve.call('GET', `${wordings}/${runId}`), 404, 'CV_WORDINGS_UNKNOWN')

  const better = 'Migrated the shop to Kafka.'
  await answers(runId, {
    wordings: [
      { line: lineId, text: 'Led the migration of 12 shops to Kafka.' },
      { line: 'elsewhere', text: better },
    ],
  })
  expectProblem(await keep(eve, runId), 404, 'CV_WORDINGS_UNKNOWN')
  expect(await kept(ada, runId)).toMatchObject({ found: 0, cv: { suggestions: before.suggestions } })

  const again = await started(ada)
  await answers(again, { wordings: [{ line: lineId, text: better }] })
  // Reading the state changes nothing, however often.
  expect([await run(ada, again), await run(ada, again)]).toEqual(['done', 'done'])
  expect((await read(ada))?.suggestions).toEqual(before.suggestions)
  const { cv, found } = await kept(ada, again)
  expect(found).toBe(1)
  expect(await kept(ada, again)).toEqual({ cv, found })
  // Asking doesn't change the CV, so another tab's version stays current.
  expect(cv.version).toBe(before.version)
  const suggestion = cv.suggestions.find((each) => each.lineId === lineId)
  expect(suggestion).toMatchObject({ title: 'Say it more directly', before: line, after: better })
  expect(
    JSON.stringify(
      openedArchive((await askForExport(engine.url, ada.cookie, { password: 'a long and unusual passphrase' })).bytes),
    ),
  ).toContain(better)

  const choice = { body: { decision: 'accepted' } }
  const accepted = await ada.call('PUT', `${path}/suggestions/${suggestion?.suggestionId}`, choice)
  expect(cvSchema.parse(accepted.body).content.sections[0]?.entries[0]?.lines[0]?.text).toBe(better)
})

it('leaves the rules’ suggestions if the model doesn’t answer, and rations the calls', async () => {
  const before = await paste(eve)
  const runId = await started(eve)
  await answers(runId, { wordings: null })
  expect(await run(eve, runId)).toBe('failed')
  expectProblem(await keep(eve, runId), 404, 'CV_WORDINGS_UNKNOWN')
  expect((await read(eve))?.suggestions).toEqual(before.suggestions)
  for (let more = 0; more < 3; more++) await started(eve)
  expectProblem(await eve.call('POST', wordings), 429, 'TOO_MANY_REQUESTS')
})

it('is closed where there is no model', async () => {
  const plain = await startTestEngine()
  const bob = await plain.signUp('Bob')
  await paste(bob)
  expect(ownCvSchema.parse((await bob.call('GET', path)).body).hasModel).toBe(false)
  expectProblem(await bob.call('POST', wordings), 409, 'CV_MODEL_OFF')
  await plain.stop()
})
