import { setTimeout as sleep } from 'node:timers/promises'
import { interleaved, report } from '../../scripts/bench/report.ts'
import { median } from '../../scripts/bench/row.ts'
import { codeOf, openRooms } from './rooms.ts'
import { benchFolder, startServers } from './servers.ts'
import { appendCode, connectFloor, forEach, joinRoom, saveCode } from './sockets.ts'

/** Each person has one room, because a person may send at most five commands of a kind a second, and 30 at once. */
const people = 40
const commandsEach = 12
const rounds = 7
/**
 * The engine publishes and projects after the acknowledgement. That is part of a command's cost, so the bench waits for
 * it.
 */
const settleMs = 400
const refillMs = 2_000

const folder = benchFolder()
const { engine, floor, dataDir, stop } = await startServers(folder.path)
const rooms = await openRooms({ url: engine.url, dataDir, people, roomsEach: 1 })
const ours = await forEach(rooms, 10, async (room) => ({ room, socket: await joinRoom(engine.url, room) }))
const bare = await forEach(rooms, 10, async ({ sessionId }) => ({ sessionId, socket: await connectFloor(floor.url) }))
let version = 0
const nextVersion = () => {
  version += 1
  return version
}

const timed = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
async function acknowledgementMs(each: readonly (() => Promise<void>)[]): Promise<number> {
  const times: number[] = []
  for (const work of each) times.push(await timed(work))
  return median(times)
}
const saves = ours.map(
  ({ room, socket }) =>
    () =>
      saveCode(socket, room, codeOf(nextVersion())),
)
const appends = bare.map(({ sessionId, socket }) => () => {
  const seq = nextVersion()
  return appendCode(socket, sessionId, seq, codeOf(seq))
})

await sleep(settleMs)
const acknowledged = await interleaved(
  rounds,
  () => acknowledgementMs(saves),
  () => acknowledgementMs(appends),
)
const floorOf = 'socket.io echo + one durable append'
report({
  what: 'command → acknowledgement, p50',
  unit: 'ms',
  ours: acknowledged.ours,
  floor: { what: floorOf, rounds: acknowledged.floor },
  reach: { of: 'difference', is: 'at most', bound: 1 },
})

/** Sends the commands of all rooms concurrently; within a room, one after the other. */
async function perCpuSecond(program: typeof engine, each: readonly (() => Promise<void>)[]): Promise<number> {
  const before = await program.cpuMs()
  await Promise.all(
    each.map(async (work) => {
      for (let command = 0; command < commandsEach; command += 1) await work()
    }),
  )
  await sleep(settleMs)
  return (each.length * commandsEach) / (((await program.cpuMs()) - before) / 1000)
}
const throughput = await interleaved(
  rounds,
  async () => {
    await sleep(refillMs)
    return await perCpuSecond(engine, saves)
  },
  () => perCpuSecond(floor, appends),
)
report({
  what: 'commands per CPU second of one engine',
  unit: '/s',
  ours: throughput.ours,
  floor: { what: floorOf, rounds: throughput.floor },
  reach: { of: 'ratio', is: 'at least', bound: 0.5 },
})

for (const { socket } of [...ours, ...bare]) socket.disconnect()
await stop()
folder.remove()
process.disconnect?.()
