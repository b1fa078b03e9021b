import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { jobPolicy } from '@greenroom/shared/wire'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { openSessionLog } from '../src/session/sessionLog.ts'
import { openStore } from '../src/store/open.ts'

/**
 * The baseline for jobs, as two programs like ours. `engine` appends, adds jobs to a queue, and appends what workers
 * post. POST /run/<rooms>/<jobs each> does that many, one after the other in each room. `worker` takes jobs, calls
 * CALL_URL if it is set, and posts. Neither makes decisions.
 */
const queueName = `bench-${process.env.QUEUE}`
const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
const text = 'I would keep the values that came before in a table, and look each one up. '.repeat(4)
const role = process.argv[2]

async function engine(): Promise<void> {
  const log = openSessionLog(await openStore({ dataDir: process.env.DATA_DIR ?? 'data' }))
  const queue = new Queue(queueName, { connection: new Redis(redisUrl, { maxRetriesPerRequest: null }) })
  const waiting = new Map<string, () => void>()
  const append = (sessionId: string, seq: number) =>
    log.append({
      sessionId,
      seq,
      commandId: randomUUID(),
      actor: 'participant:user:1',
      at: Date.now(),
      events: [{ type: 'CodeSnapshotTaken', programmingLanguage: 'python', code: text, reason: 'typing' }],
      jobs: [],
      dispatched: true,
    })
  async function oneJob(): Promise<void> {
    const jobId = `job-${randomUUID()}`
    await append(jobId, 1)
    const done = new Promise<void>((resolve) => waiting.set(jobId, resolve))
    await queue.add('job', { text }, { jobId, removeOnComplete: { age: jobPolicy.keepCompletedSeconds } })
    await done
  }
  async function run(rooms: number, jobsEach: number): Promise<void> {
    const room = async () => {
      for (let job = 0; job < jobsEach; job += 1) await oneJob()
    }
    await Promise.all(Array.from({ length: rooms }, room))
  }
  async function takeResult(jobId: string): Promise<void> {
    await append(jobId, 2)
    waiting.get(jobId)?.()
    waiting.delete(jobId)
  }
  const server = createServer((request, response) => {
    const [what = '', first = '', second = ''] = (request.url ?? '').slice(1).split('/')
    request.resume().on('end', () => {
      const work = what === 'run' ? run(Number(first), Number(second)) : takeResult(first)
      void work.then(() => response.end('{"ok":true}'))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` })
}

async function worker(): Promise<void> {
  const { CALL_URL: callUrl, RESULT_URL: resultUrl } = process.env
  const post = async (url: string): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    await response.json()
  }
  const taking = new Worker(
    queueName,
    async (job) => {
      if (callUrl !== undefined) await post(callUrl)
      await post(`${resultUrl}/result/${job.id}`)
    },
    {
      connection: new Redis(redisUrl, { maxRetriesPerRequest: null }),
      concurrency: Number(process.env.AT_ONCE),
      lockDuration: jobPolicy.lockDurationMs,
      stalledInterval: jobPolicy.stalledIntervalMs,
    },
  )
  await taking.waitUntilReady()
  process.send?.({ type: 'ready' })
}

await (role === 'engine' ? engine() : worker())
process.on('SIGTERM', () => process.exit(0))
