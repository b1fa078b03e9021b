import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchProgram, startProgram } from '../../../scripts/bench/program.ts'
import { interleaved, report } from '../../../scripts/bench/report.ts'
import { openSharedRooms, type SharedRoom } from '../rooms.ts'
import { benchFolder, startEngine } from '../servers.ts'
import { forEach } from '../sockets.ts'
import { openBareTypist, openTypist, strokeMs, type Typist } from './typists.ts'

const rounds = 9
/** Milliseconds between keystrokes. The engine doesn't let anyone send more than 80 messages a second for long. */
const strokeEveryMs = 20
const strokesEach = 100
const documents = 60
const typingStrokes = 40
const typingEveryMs = 200
const documentsOfMemory = 160
const warmUp = 60
const memoryRounds = 5
const settleMs = 2_000
const floorOf = 'y-websocket’s relay + one durable append'

type Pair = { from: Typist; to: Typist }
type Ends = { open: (room: SharedRoom, of: 'candidate' | 'interviewer') => Promise<Typist>; program: BenchProgram }

const folder = benchFolder()
const dataDir = join(folder.path, 'engine')
const startFloor = () =>
  startProgram({
    file: 'engine/bench/collab/floorServer.ts',
    env: { DATA_DIR: join(folder.path, 'floor') },
    logFile: join(folder.path, 'floor.log'),
  })

async function start(): Promise<{ ours: Ends; bare: Ends }> {
  const [{ program: engine }, floor] = [await startEngine(folder.path), await startFloor()]
  return {
    ours: { program: engine, open: (room, of) => openTypist(engine.url, room, room.cookies[of]) },
    bare: { program: floor, open: (room) => openBareTypist(floor.url, room) },
  }
}

const pairOf = async ({ open }: Ends, room: SharedRoom): Promise<Pair> => ({
  from: await open(room, 'candidate'),
  to: await open(room, 'interviewer'),
})

const at = (share: number, times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

const { ours, bare } = await start()
// Uses a single room, because the clocks of empty rooms keep an engine busy too.
const [room] = await openSharedRooms({ url: ours.program.url, dataDir, people: 1, rooms: 1 })
if (room === undefined) throw new Error('there is no room')
const [one, other] = [await pairOf(ours, room), await pairOf(bare, room)]
/** Alternates between the two with every keystroke, because the load on a busy machine can change within a round. */
async function typedInTurn(): Promise<{ ours: number[]; floor: number[] }> {
  const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let stroke = 0; stroke < strokesEach; stroke += 1) {
    times.ours.push(await strokeMs(one.from, one.to))
    await sleep(strokeEveryMs / 2)
    times.floor.push(await strokeMs(other.from, other.to))
    await sleep(strokeEveryMs / 2)
  }
  return times
}
await typedInTurn()
const strokes: { ours: number[]; floor: number[] }[] = []
for (let round = 0; round < rounds; round += 1) strokes.push(await typedInTurn())
for (const [name, share] of [
  ['p50', 0.5],
  ['p99', 0.99],
] as const)
  report({
    what: `a key stroke → the other browser, ${name}`,
    unit: 'ms',
    ours: strokes.map((times) => at(share, times.ours)),
    floor: { what: floorOf, rounds: strokes.map(({ floor }) => at(share, floor)) },
    reach: { of: 'ratio', is: 'at most', bound: 1.3 },
  })

/** How many documents one core can handle while someone types five letters a second in each. */
async function documentsPerCore({ program }: Ends, pairs: readonly Pair[]): Promise<number> {
  const [before, startedAt] = [await program.cpuMs(), performance.now()]
  await Promise.all(
    pairs.map(async ({ from, to }) => {
      for (let stroke = 0; stroke < typingStrokes; stroke += 1) {
        await strokeMs(from, to)
        await sleep(typingEveryMs)
      }
    }),
  )
  return (pairs.length * (performance.now() - startedAt)) / ((await program.cpuMs()) - before)
}
const rooms = await openSharedRooms({
  url: ours.program.url,
  dataDir,
  people: documents,
  rooms: documentsOfMemory,
})
const open = (ends: Ends) => forEach(rooms.slice(0, documents), 10, (each) => pairOf(ends, each))
const [many, others] = [await open(ours), await open(bare)]
const perCore = await interleaved(
  5,
  () => documentsPerCore(ours, many),
  () => documentsPerCore(bare, others),
)
report({
  what: 'shared documents per core of one engine, five strokes a second in each',
  unit: '',
  ours: perCore.ours,
  floor: { what: floorOf, rounds: perCore.floor },
  reach: { of: 'value', is: 'at least', bound: 200 },
  notes: [
    'by the CPU time of the whole engine; what it keeps for the replay every five seconds counts, which the floor doesn’t do',
  ],
})
for (const { from, to } of [one, other, ...many, ...others]) {
  from.close()
  to.close()
}
await Promise.all([ours.program.stop(), bare.program.stop()])

/** The memory, in KB, that each additional document with one connection takes in a new process. */
async function perDocument({ program, open }: Ends): Promise<number> {
  const first = await forEach(rooms.slice(0, warmUp), 10, (each) => open(each, 'candidate'))
  await sleep(settleMs)
  const before = await program.memory()
  const more = await forEach(rooms.slice(warmUp), 10, (each) => open(each, 'candidate'))
  await sleep(settleMs)
  const after = await program.memory()
  for (const typist of [...first, ...more]) typist.close()
  return (after.liveBytes - before.liveBytes) / more.length / 1024
}
const memory: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
for (let round = 0; round < memoryRounds; round += 1) {
  const fresh = await start()
  memory.ours.push(await perDocument(fresh.ours))
  memory.floor.push(await perDocument(fresh.bare))
  await Promise.all([fresh.ours.program.stop(), fresh.bare.program.stop()])
}
report({
  what: 'memory per shared document with one connection, live heap',
  unit: 'KB',
  ours: memory.ours,
  floor: { what: floorOf, rounds: memory.floor },
  reach: { of: 'value', is: 'at most', bound: 50 },
  notes: ['ours holds the session’s state beside its document'],
})
folder.remove()
process.disconnect?.()
