import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { protocolVersion } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { z } from 'zod'
import { startProgram } from '../../scripts/bench/program.ts'
import { interleaved, report } from '../../scripts/bench/report.ts'
import { median } from '../../scripts/bench/row.ts'
import { freePort } from '../../scripts/supervise/freePort.ts'
import { post, signUp } from '../../scripts/system/candidate.ts'
import { openDraft } from '../src/queue/draft.ts'

const rounds = 9
const piecesEach = 60
const text = 'Think of what you know about the values once they are sorted. '

const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'))
const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
const engine = await startProgram({
  file: 'engine/src/main.ts',
  env: {
    NODE_ENV: 'development',
    DATA_DIR: join(folder, 'engine'),
    SIGN_UPS_PER_ADDRESS: '99999',
    PORT: String(await freePort()),
    INTERNAL_PORT: String(await freePort()),
    INTERNAL_TOKEN: 'a-secret-of-the-benches-0123456789abcdef',
    LOG_LEVEL: 'warn',
  },
  logFile: join(folder, 'engine.log'),
})
const floor = await startProgram({
  file: 'workers/bench/relayServer.ts',
  env: {},
  logFile: join(folder, 'relay.log'),
})
const redis = new Redis(redisUrl)

const { cookie } = await signUp(engine.url)
const opened = await post(`${engine.url}/api/sessions`, { programmingLanguage: 'python' }, { cookie })
const { sessionId } = z.object({ sessionId: z.string() }).parse(await opened.json())
const options = { transports: ['websocket'], forceNew: true }
const browser = io(engine.url, { ...options, extraHeaders: { cookie } })
const joined: unknown = await browser.emitWithAck('session:join', { sessionId, protocol: protocolVersion })
z.object({ ok: z.literal(true) }).parse(joined)
const bareBrowser = io(floor.url, options)
await new Promise<void>((resolve) => bareBrowser.once('connect', resolve))

async function pieceMs(socket: typeof browser, event: string, send: () => void): Promise<number> {
  const startedAt = performance.now()
  const heard = new Promise<void>((resolve) => socket.once(event, () => resolve()))
  send()
  await heard
  return performance.now() - startedAt
}
async function p50(work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let piece = 0; piece < piecesEach; piece += 1) times.push(await work())
  return median(times)
}

const logger = pino({ level: 'silent' })
const measured = await interleaved(
  rounds,
  () =>
    p50(() =>
      pieceMs(browser, 'session:delta', () => {
        // Closing a draft sends all pending text at once, as a worker does every 40 ms.
        const draft = openDraft({ redis, sessionId, messageId: randomUUID(), attempt: 1, logger })
        draft.write(text)
        void draft.close()
      }),
    ),
  () =>
    p50(() =>
      pieceMs(bareBrowser, 'piece', () => {
        const piece = { sessionId, messageId: randomUUID(), attempt: 1, index: 0, text }
        void redis.publish('bench:pieces', JSON.stringify(piece))
      }),
    ),
)
report({
  what: 'reply delta, worker → browser, p50',
  unit: 'ms',
  ours: measured.ours,
  floor: { what: 'Redis publish + socket.io emit', rounds: measured.floor },
  reach: { of: 'ratio', is: 'at most', bound: 1.3 },
  notes: ['without the 40 ms for which a worker gathers pieces; ours also keeps the draft for those who join later'],
})
browser.disconnect()
bareBrowser.disconnect()
await redis.quit()
await Promise.all([engine.stop(), floor.stop()])
rmSync(folder, { recursive: true })
process.disconnect?.()
