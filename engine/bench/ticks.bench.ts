import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '../../scripts/bench/report.ts'
import { joinsAtOnce, openRooms } from './rooms.ts'
import { benchFolder, startServers } from './servers.ts'
import { connectFloor, forEach, joinRoom } from './sockets.ts'

const people = 50
const rounds = 6
const windowMs = 4_000
const settleMs = 6_000

const folder = benchFolder()
const { engine, floor, dataDir, stop } = await startServers(folder.path)
const rooms = await openRooms({ url: engine.url, dataDir, people, roomsEach: joinsAtOnce })
const ours = await forEach(rooms, 25, (room) => joinRoom(engine.url, room))
const bare = await forEach(rooms, 25, () => connectFloor(floor.url))
for (const socket of bare) socket.emit('tick')
let heardHere = 0
let heardThere = 0
for (const socket of ours) socket.on('session:tick', () => (heardHere += 1))
for (const socket of bare) socket.on('session:tick', () => (heardThere += 1))
await sleep(settleMs)

/** Both send ticks all the time, so both are measured over the same seconds. */
const measured: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
for (let round = 0; round < rounds; round += 1) {
  const before = { engine: await engine.cpuMs(), floor: await floor.cpuMs(), heardHere, heardThere }
  await sleep(windowMs)
  const ticksHere = (heardHere - before.heardHere) / rooms.length
  const ticksThere = (heardThere - before.heardThere) / rooms.length
  measured.ours.push(((await engine.cpuMs()) - before.engine) / ticksHere)
  measured.floor.push(((await floor.cpuMs()) - before.floor) / ticksThere)
}
report({
  what: `tick to ${rooms.length} sockets of as many rooms, engine CPU`,
  unit: 'ms',
  ours: measured.ours,
  floor: { what: 'bare socket.io emit of the same payload', rounds: measured.floor },
  reach: { of: 'ratio', is: 'at most', bound: 1.3 },
  notes: ['everything the engine does meanwhile counts: leases, sweeps, heartbeat'],
})
for (const socket of [...ours, ...bare]) socket.disconnect()
await stop()
folder.remove()
process.disconnect?.()
