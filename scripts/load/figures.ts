import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Answered } from '../system/simulation/browser.ts'
import { createRecorder, type Recorder } from './distribution.ts'
import type { PeopleFigures } from './messages.ts'

/** Counts what the people of this process see. */
export type PeopleCounter = {
  answered(answered: Answered): void
  sharedEdit(ms: number): void
  reconnected(ms: number): void
  error(kind: string): void
  dropped(): void
  reloaded(): void
  entered(): void
  left(): void
  began(): void
  ended(): void
  /** Forgets everything but who is in a room. */
  begin(): void
  read(): PeopleFigures
}

/** Refusals that mean that the service couldn't do it, rather than that the rules forbid it. */
const serviceFailures: ReadonlySet<string> = new Set([
  'UNAVAILABLE',
  'BUSY',
  'NO_SPACE',
  'RATE_LIMITED',
  'SESSION_NOT_FOUND',
  'INVALID_COMMAND',
  'PAYLOAD_TOO_LARGE',
  'SERVER_OUTDATED',
  'PROTOCOL_OUTDATED',
])

export function createPeopleCounter(): PeopleCounter {
  let inProgress = 0
  let browsers = 0
  const late = monitorEventLoopDelay({ resolution: lateResolutionMs })
  late.enable()
  let since = fresh()

  const count = (counts: Map<string, number>, kind: string) => void counts.set(kind, (counts.get(kind) ?? 0) + 1)

  return {
    answered({ type, ms, answer }) {
      if (answer === 'connection lost') since.sentAgain += 1
      else if (answer === 'timed out') count(since.errors, `${type} timed out`)
      else if (answer === 'unreadable') count(since.errors, `${type} got an unreadable answer`)
      else if (answer.ok) {
        since.acknowledged += 1
        const times = since.commands.get(type) ?? createRecorder()
        since.commands.set(type, times)
        times.add(ms)
      } else if (serviceFailures.has(answer.error.code)) count(since.errors, `${type} got ${answer.error.code}`)
      // After a drop, the room joins again and the command is repeated.
      else if (answer.error.code === 'NOT_JOINED') since.sentAgain += 1
      else count(since.refusals, `${type} ${answer.error.code}`)
    },
    sharedEdit: (ms) => since.sharedEdits.add(ms),
    reconnected: (ms) => since.reconnects.add(ms),
    error: (kind) => count(since.errors, kind),
    dropped() {
      since.drops += 1
    },
    reloaded() {
      since.reloads += 1
    },
    entered() {
      browsers += 1
    },
    left() {
      browsers -= 1
    },
    began() {
      inProgress += 1
    },
    ended() {
      inProgress -= 1
    },
    begin() {
      late.reset()
      since = fresh()
    },
    read() {
      const { user, system } = process.cpuUsage(since.cpu)
      return {
        inProgress,
        browsers,
        commands: Object.fromEntries([...since.commands].map(([type, times]) => [type, times.read()])),
        sharedEdits: since.sharedEdits.read(),
        refusals: Object.fromEntries(since.refusals),
        errors: Object.fromEntries(since.errors),
        drops: since.drops,
        sentAgain: since.sentAgain,
        reconnects: since.reconnects.read(),
        reloads: since.reloads,
        acknowledged: since.acknowledged,
        cpuMs: (user + system) / 1_000,
        lateP99Ms: Math.max(0, late.percentile(99) / 1e6 - lateResolutionMs),
        busyShare: performance.eventLoopUtilization(since.loop).utilization,
      }
    },
  }
}

/** The monitor's timer is this far apart; it includes the distance in the delay. */
const lateResolutionMs = 10

type Since = {
  commands: Map<string, Recorder>
  sharedEdits: Recorder
  reconnects: Recorder
  refusals: Map<string, number>
  errors: Map<string, number>
  drops: number
  sentAgain: number
  reloads: number
  acknowledged: number
  cpu: NodeJS.CpuUsage
  loop: ReturnType<typeof performance.eventLoopUtilization>
}

const fresh = (): Since => ({
  commands: new Map(),
  sharedEdits: createRecorder(),
  reconnects: createRecorder(),
  refusals: new Map(),
  errors: new Map(),
  drops: 0,
  sentAgain: 0,
  reloads: 0,
  acknowledged: 0,
  cpu: process.cpuUsage(),
  loop: performance.eventLoopUtilization(),
})
