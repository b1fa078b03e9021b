import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchProgram } from '../../scripts/bench/program.ts'
import { report } from '../../scripts/bench/report.ts'
import { joinsAtOnce, openRooms, type Room } from './rooms.ts'
import { benchFolder, startServers } from './servers.ts'
import { connectFloor, forEach, joinRoom } from './sockets.ts'

const people = 45
/** The first connections make the process create and compile things that later ones share, so they don't count. */
const warmUp = 300
const connections = 500
const rounds = 5
const settleMs = 3_000
const kilobyte = 1024

type Connection = { disconnect(): unknown }

const folder = benchFolder()

/** The memory, in KB, that each additional connection takes in a new process. */
async function perConnection(
  program: BenchProgram,
  rooms: readonly Room[],
  connect: (room: Room) => Promise<Connection>,
): Promise<{ resident: number; live: number }> {
  const first = await forEach(rooms.slice(0, warmUp), 20, connect)
  await sleep(settleMs)
  const before = await program.memory()
  const others = await forEach(rooms.slice(warmUp, warmUp + connections), 20, connect)
  await sleep(settleMs)
  const after = await program.memory()
  for (const connection of [...first, ...others]) connection.disconnect()
  const each = (bytes: number) => bytes / others.length / kilobyte
  return { resident: each(after.residentBytes - before.residentBytes), live: each(after.liveBytes - before.liveBytes) }
}

const first = await startServers(folder.path)
const rooms = await openRooms({ url: first.engine.url, dataDir: first.dataDir, people, roomsEach: joinsAtOnce })
await first.stop()
const ours: { resident: number; live: number }[] = []
const bare: { resident: number; live: number }[] = []
for (let round = 0; round < rounds; round += 1) {
  const { engine, floor, stop } = await startServers(folder.path)
  ours.push(await perConnection(engine, rooms, (room) => joinRoom(engine.url, room)))
  bare.push(await perConnection(floor, rooms, () => connectFloor(floor.url)))
  await stop()
}
report({
  what: 'memory per idle session with a socket, resident',
  unit: 'KB',
  ours: ours.map(({ resident }) => resident),
  floor: { what: 'bare socket.io connection', rounds: bare.map(({ resident }) => resident) },
  reach: { of: 'ratio', is: 'at most', bound: 1.3 },
  notes: ['holds what the joins themselves needed for a moment, as the heap shrinks late'],
})
report({
  what: 'memory per idle session with a socket, live heap',
  unit: 'KB',
  ours: ours.map(({ live }) => live),
  floor: { what: 'bare socket.io connection', rounds: bare.map(({ live }) => live) },
  reach: { of: 'ratio', is: 'at most', bound: 1.3 },
})
folder.remove()
process.disconnect?.()
