import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { CommitView } from '@greenroom/shared/session'
import { type BenchProgram, startProgram } from '../../scripts/bench/program.ts'
import { report } from '../../scripts/bench/report.ts'
import { median } from '../../scripts/bench/row.ts'
import { openRooms, type Room } from './rooms.ts'
import { benchFolder, startServers } from './servers.ts'
import { type EngineSocket, forEach, joinRoom } from './sockets.ts'
import { startBackend, startWorkers } from './workers.ts'

/** Each room sends one message at a time and waits for each reply. This stays below what a person may send at once. */
const people = 40
const jobsEach = 5
const rounds = 5

const folder = benchFolder()
const backend = await startBackend()
const { engine, dataDir, internalUrl, stop } = await startServers(folder.path)
const workers = await startWorkers({ folder: folder.path, internalUrl, backend, chatsAtOnce: people })
const rooms = await openRooms({ url: engine.url, dataDir, people, roomsEach: 1 })
const ours = await forEach(rooms, 10, async (room) => ({ room, socket: await joinRoom(engine.url, room) }))

/** Sends a message and resolves once the interviewer's reply has arrived. */
async function sayAndHear(socket: EngineSocket, { sessionId }: Room): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const listen = ({ events }: CommitView): void => {
      const isReply = events.some((event) => event.type === 'MessageSent' && event.sender === 'interviewer')
      if (!isReply) return
      socket.off('session:commit', listen)
      resolve()
    }
    socket.on('session:commit', listen)
  })
  const command = { type: 'SendMessage', message: 'I would use a table.', recipient: 'interviewer' } as const
  const answer = await socket.emitWithAck('session:command', { ...command, sessionId, commandId: randomUUID() })
  if (!answer.ok) throw new Error(`a message was refused: ${answer.error.code}`)
  await heard
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (people * jobsEach) / ((performance.now() - startedAt) / 1000)
}
const oursPerSecond = () =>
  perSecond(() =>
    Promise.all(
      ours.map(async ({ room, socket }) => {
        for (let job = 0; job < jobsEach; job += 1) await sayAndHear(socket, room)
      }),
    ),
  )

type Floor = { engine: BenchProgram; worker: BenchProgram; perSecond(): Promise<number> }

/** @param callUrl the call that a job makes, if any */
async function startFloor(callUrl: string | undefined): Promise<Floor> {
  const file = 'engine/bench/jobFloor.ts'
  const name = randomUUID()
  const env = { QUEUE: name, AT_ONCE: String(people), DATA_DIR: join(folder.path, name) }
  const logFile = join(folder.path, 'jobFloor.log')
  const bareEngine = await startProgram({ file, args: ['engine'], env, logFile })
  const called = callUrl === undefined ? {} : { CALL_URL: callUrl }
  const bareEnv = { ...env, RESULT_URL: bareEngine.url, ...called }
  const worker = await startProgram({ file, args: ['worker'], env: bareEnv, logFile })
  const run = () => fetch(`${bareEngine.url}/run/${people}/${jobsEach}`, { method: 'POST' })
  return { engine: bareEngine, worker, perSecond: () => perSecond(run) }
}
const floor = await startFloor(undefined)
const floorWithCall = await startFloor(backend.url)

/** CPU time per job, in ms, of the two programs that handle it. */
async function cpuPerJob(programs: readonly BenchProgram[], work: () => Promise<number>) {
  const used = async () => (await Promise.all(programs.map((program) => program.cpuMs()))).reduce((a, b) => a + b, 0)
  const before = await used()
  const jobsPerSecond = await work()
  return { jobsPerSecond, cpuMs: ((await used()) - before) / (people * jobsEach) }
}
type Round = Awaited<ReturnType<typeof cpuPerJob>>
const measured: { ours: Round[]; floor: Round[]; withCall: Round[] } = { ours: [], floor: [], withCall: [] }
for (let round = 0; round <= rounds; round += 1) {
  const here = await cpuPerJob([engine, workers], oursPerSecond)
  const there = await cpuPerJob([floor.engine, floor.worker], floor.perSecond)
  const withCall = await cpuPerJob([floorWithCall.engine, floorWithCall.worker], floorWithCall.perSecond)
  // The first round only warms up.
  if (round === 0) continue
  measured.ours.push(here)
  measured.floor.push(there)
  measured.withCall.push(withCall)
}
const speeds = (each: readonly Round[]) => each.map(({ jobsPerSecond }) => jobsPerSecond)
const cpuMs = (each: readonly Round[]) => median(each.map((round) => round.cpuMs)).toFixed(2)
const besideCall = median(
  measured.ours.map(
    ({ jobsPerSecond }, round) => jobsPerSecond / (measured.withCall[round]?.jobsPerSecond ?? Number.NaN),
  ),
)
report({
  what: 'jobs per second through outbox, worker and result',
  unit: '/s',
  ours: speeds(measured.ours),
  floor: {
    what: 'bare BullMQ add + process, two grouped durable appends, one loopback POST',
    rounds: speeds(measured.floor),
  },
  reach: { of: 'ratio', is: 'at least', bound: 0.7 },
  notes: [
    `ours also makes the call that is the job itself; with that call in the floor too: ${besideCall.toFixed(2)}×`,
    `wall clock, where everything shares the cores; CPU of engine and worker per job: ${cpuMs(measured.ours)} ms, floor ${cpuMs(measured.floor)} ms, with the call ${cpuMs(measured.withCall)} ms`,
  ],
})
for (const { socket } of ours) socket.disconnect()
for (const program of [floor.worker, floor.engine, floorWithCall.worker, floorWithCall.engine, workers]) {
  await program.stop()
}
await stop()
await backend.stop()
folder.remove()
process.disconnect?.()
