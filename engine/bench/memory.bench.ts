import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchProgram } from '../../scripts/bench/program.ts'
import { report } from '../../scripts/bench/report.ts'
import { joinsAtOnce, openRooms, type Room } from './rooms.ts'
import { benchFolder, startServers } from './servers.ts'
import { connectFloor, forEach, joinRoom } from './sockets.ts'

const people = 28
/** What is made once, for the first of them, is no cost of one more. */
const warmUp = 60
const connections = 500
const rounds = 5
const settleMs = 3_000
const kilobyte = 1024

type Connection = { disconnect(): unknown }

const folder = benchFolder()

/** The memory that one more connection takes, in KB, in a process that has just begun. */
async function perConnection(
  program: BenchProgram,
  rooms: readonly Room[],
  connect: (room: Room) => Promise<Connection>,
) {
  const first = await forEach(rooms.slice(0, warmUp), 20, connect)
  await sleep(settleMs)
  const before = await program.memoryBytes()
  const others = await forEach(rooms.slice(warmUp, warmUp + connections), 20, connect)
  await sleep(settleMs)
  const after = await program.memoryBytes()
  for (const connection of [...first, ...others]) connection.disconnect()
  return (after - before) / others.length / kilobyte
}

const first = await startServers(folder.path)
const rooms = await openRooms({ url: first.engine.url, dataDir: first.dataDir, people, roomsEach: joinsAtOnce })
await first.stop()
const measured: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
for (let round = 0; round < rounds; round += 1) {
  const { engine, floor, stop } = await startServers(folder.path)
  measured.ours.push(await perConnection(engine, rooms, (room) => joinRoom(engine.url, room)))
  measured.floor.push(await perConnection(floor, rooms, () => connectFloor(floor.url)))
  await stop()
}
report({
  what: 'memory per idle session with a socket',
  unit: 'KB',
  ours: measured.ours,
  floor: { what: 'bare socket.io connection', rounds: measured.floor },
  reach: { of: 'ratio', is: 'at most', bound: 1.3 },
})
folder.remove()
process.disconnect?.()
