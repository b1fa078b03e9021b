import { randomUUID } from 'node:crypto'
import { participantIdOf } from '@greenroom/shared/session'
import { codeJobSchema, queueNames } from '@greenroom/shared/wire'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, redisOfSpecs, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'
import { openLastNetworks } from './lastNetworks.ts'

const logger = pino({ level: 'silent' })
const redis = new Redis(redisOfSpecs(), { maxRetriesPerRequest: null })
let engine: TestEngine
let queue: Queue

beforeAll(async () => {
  engine = await startTestEngine({ environment: { TRUSTED_PROXIES: 'loopback' } })
  queue = new Queue(queueNames['code.run'], { connection: redis })
})
afterAll(async () => {
  await engine.stop()
  await queue.close()
  await redis.quit()
})

/** Returns the job for a run by a person at this address. */
async function runFrom(address: string) {
  const person: Person = await engine.signUp()
  const headers = { 'x-forwarded-for': address }
  const settings = { interviewStage: 'take_home_assessment' }
  const sessionId = await person.session({ programmingLanguage: 'python', settings })
  const path = `/api/sessions/${sessionId}/commands`
  const start = { type: 'StartInterview', commandId: randomUUID() }
  expect((await person.call('POST', path, { body: start, headers })).status).toBe(200)
  const run = { type: 'RunTests', commandId: randomUUID(), code: 'print(1)', programmingLanguage: 'python' }
  expect((await person.call('POST', path, { body: run, headers })).status).toBe(200)
  return until('the job of the run', async () => {
    const jobs = (await queue.getJobs()).map(({ data }) => codeJobSchema.parse(data))
    return jobs.find((job) => job.sessionId === sessionId)
  })
}

it('a run names its network without revealing the address', async () => {
  const [one, other, elsewhere] = [
    await runFrom('192.0.2.1'),
    await runFrom('192.0.2.1'),
    await runFrom('198.51.100.7'),
  ]
  expect(one.network).toMatch(/^[\w-]{22}$/)
  expect(other.userId).not.toBe(one.userId)
  expect(other.network).toBe(one.network)
  expect(elsewhere.network).not.toBe(one.network)
  expect(JSON.stringify(one)).not.toContain('192.0.2')
})

it('knows a person’s last network, whichever engine saw it', async () => {
  const [here, there] = [
    openLastNetworks({ redis, logger, secret: 'x' }),
    openLastNetworks({ redis, logger, secret: 'x' }),
  ]
  const [ada, eve] = [participantIdOf(70_001), participantIdOf(70_002)]
  expect(await here.of(ada)).toBeNull()
  here.saw([ada], '192.0.2.1')
  const first = await until('what was seen', () => there.of(ada))
  here.saw([ada, eve], '192.0.2.2')
  await until('what was seen last', async () => (await there.of(ada)) !== first)
  expect(await there.of(eve)).toBe(await there.of(ada))
})
