import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { type Commit, viewOf } from '@greenroom/shared/session'
import type { Tick } from '@greenroom/shared/wire'
import { Server, type Socket } from 'socket.io'
import { openSessionLog } from '../src/session/sessionLog.ts'
import { openStore } from '../src/store/open.ts'
import type { FloorMessages } from './sockets.ts'

/**
 * The baseline for the engine: bare socket.io on the same store. It makes no decisions and has no checks or accounts.
 */
const slots = 10
const slotMs = 100

const dataDir = process.env.DATA_DIR ?? 'data'
mkdirSync(dataDir, { recursive: true })
const store = await openStore({ dataDir })
const log = openSessionLog(store)
const server = createServer()
const io = new Server<FloorMessages, { 'session:tick': (tick: Tick) => void }>(server, {
  transports: ['websocket'],
  serveClient: false,
})
const wheel = Array.from({ length: slots }, () => new Set<Socket>())
let sockets = 0

io.on('connection', (socket) => {
  const place = wheel[sockets % slots]
  sockets += 1
  socket.on('append', (message, ack) => {
    const { sessionId, commandId, seq, code } = message
    const commit: Commit = {
      sessionId,
      seq,
      commandId,
      actor: 'participant:user:1',
      at: Date.now(),
      events: [{ type: 'CodeSnapshotTaken', programmingLanguage: 'python', code, reason: 'typing' }],
      jobs: [],
      dispatched: true,
    }
    void log.append(commit).then(() => ack({ ok: true, seq }))
  })
  socket.on('read', ({ sessionId, lastSeq }, ack) => {
    void log.commitsAfter(sessionId, lastSeq, 500).then((commits) => ack(commits.map((commit) => viewOf(commit, ''))))
  })
  socket.on('tick', () => place?.add(socket))
  socket.on('disconnect', () => place?.delete(socket))
})

let slot = 0
setInterval(() => {
  slot = (slot + 1) % slots
  const now = Date.now()
  for (const socket of wheel[slot] ?? []) {
    const tick: Tick = {
      sessionId: '00000000-0000-4000-8000-000000000000',
      remainingMs: 2_400_000 - (now % 1_000_000),
      rate: 1,
      running: true,
      serverNow: now,
      seq: 5,
    }
    socket.volatile.emit('session:tick', tick)
  }
}, slotMs)

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` })
})
process.on('SIGTERM', () => process.exit(0))
