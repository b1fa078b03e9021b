import { randomUUID } from 'node:crypto'
import type { BenchProgram } from '../../scripts/bench/program.ts'
import { report } from '../../scripts/bench/report.ts'
import { openRooms, type Room } from './rooms.ts'
import { benchFolder, startServers } from './servers.ts'
import { joinRoom } from './sockets.ts'
import { type Backend, startBackend, startWorkers } from './workers.ts'

const rounds = 5

const folder = benchFolder()
const { engine, dataDir, internalUrl, stop } = await startServers(folder.path)
const rooms = await openRooms({ url: engine.url, dataDir, people: 1, roomsEach: rounds })

/**
 * A worker process, and the backend that it calls. There are two: when one is killed, the other takes over its jobs.
 */
type Side = { backend: Backend; workers: BenchProgram }
async function startSide(): Promise<Side> {
  const backend = await startBackend()
  return { backend, workers: await startWorkers({ folder: folder.path, internalUrl, backend, chatsAtOnce: 1 }) }
}
let sides: [Side, Side] = [await startSide(), await startSide()]

const calledBy = (side: Side): Promise<{ side: Side; reply: () => void }> =>
  new Promise((resolve) => {
    side.backend.onCall = (reply) => resolve({ side, reply })
  })

/** Seconds from killing a worker during a call until the other worker makes that call. */
async function secondsUntilAgain(room: Room): Promise<number> {
  const calls = sides.map(calledBy)
  const socket = await joinRoom(engine.url, room)
  const command = { type: 'SendMessage', message: 'I would use a table.', recipient: 'interviewer' } as const
  const answer = await socket.emitWithAck('session:command', {
    ...command,
    sessionId: room.sessionId,
    commandId: randomUUID(),
  })
  if (!answer.ok) throw new Error(`a message was refused: ${answer.error.code}`)
  const { side: dead } = await Promise.race(calls)
  const alive = sides[0] === dead ? sides[1] : sides[0]
  const again = calledBy(alive)
  await dead.workers.kill()
  const startedAt = performance.now()
  const { reply } = await again
  const seconds = (performance.now() - startedAt) / 1000
  reply()
  socket.disconnect()
  await dead.backend.stop()
  sides = [alive, await startSide()]
  return seconds
}

const measured: number[] = []
for (const room of rooms) measured.push(await secondsUntilAgain(room))
report({
  what: 'job of a killed worker runs again',
  unit: 's',
  ours: measured,
  floor: null,
  reach: { of: 'value', is: 'at most', bound: 10 },
  notes: [
    `the longest of ${rounds}: ${Math.max(...measured).toFixed(1)} s; one worker is killed by SIGKILL in the middle of a call, another one runs`,
  ],
})
for (const { workers, backend } of sides) {
  await workers.stop()
  await backend.stop()
}
await stop()
folder.remove()
process.disconnect?.()
