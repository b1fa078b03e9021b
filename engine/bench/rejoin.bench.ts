import { interleaved, report } from '../../scripts/bench/report.ts'
import { codeOf, openRooms } from './rooms.ts'
import { benchFolder, startServers } from './servers.ts'
import { appendCode, connectFloor, join, joinRoom } from './sockets.ts'

const missed = 500
const rounds = 9

const folder = benchFolder()
const { engine, floor, dataDir, stop } = await startServers(folder.path)
const [room] = await openRooms({ url: engine.url, dataDir, people: 1, roomsEach: 1, saves: missed })
if (room === undefined) throw new Error('no room was opened')
const socket = await joinRoom(engine.url, room)
const { seq } = await join(socket, room)

const bare = await connectFloor(floor.url)
for (let each = 1; each <= missed; each += 1) await appendCode(bare, room.sessionId, each, codeOf(each))

async function oursMs(): Promise<number> {
  if (room === undefined) throw new Error('no room was opened')
  const startedAt = performance.now()
  const { commits } = await join(socket, room, seq - missed)
  const tookMs = performance.now() - startedAt
  if (commits?.length !== missed) throw new Error(`${commits?.length} commits came instead of ${missed}`)
  return tookMs
}
async function floorMs(): Promise<number> {
  const startedAt = performance.now()
  await bare.emitWithAck('read', { sessionId: room?.sessionId ?? '', lastSeq: 0 })
  return performance.now() - startedAt
}

const measured = await interleaved(rounds, oursMs, floorMs)
report({
  what: `rejoin with ${missed} missed commits, p50`,
  unit: 'ms',
  ours: measured.ours,
  floor: { what: 'the same commits, read and sent', rounds: measured.floor },
  reach: { of: 'value', is: 'at most', bound: 100 },
})
socket.disconnect()
bare.disconnect()
await stop()
folder.remove()
process.disconnect?.()
