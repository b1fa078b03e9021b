import { createRecorder } from '../distribution.ts'
import type { Measurement } from '../measurement.ts'

const megabyte = 1024 ** 2

/** 100 interviews for a minute, in which nothing went wrong. */
export function measurement(different: Partial<Measurement> = {}): Measurement {
  const times = createRecorder()
  for (const ms of [1, 2, 3, 4]) times.add(ms)
  const none = createRecorder().read()
  return {
    sessions: 100,
    inProgress: 100,
    browsers: 120,
    engines: 1,
    seconds: 60,
    commands: { SaveCode: times.read() },
    sharedEdits: none,
    refusals: {},
    errors: {},
    drops: 0,
    kills: 0,
    sentAgain: 0,
    reconnects: none,
    reloads: 0,
    parts: {
      engine: { cpuMs: 6_000, idleMs: 0, memoryBeforeBytes: 100 * megabyte, memoryBytes: 110 * megabyte },
      Redis: { cpuMs: 600, idleMs: 0, memoryBeforeBytes: 10 * megabyte, memoryBytes: 10 * megabyte },
      workers: { cpuMs: 3_000, idleMs: 0, memoryBeforeBytes: 100 * megabyte, memoryBytes: 100 * megabyte },
      'AI backend': { cpuMs: 3_000, idleMs: 0, memoryBeforeBytes: 100 * megabyte, memoryBytes: 100 * megabyte },
      executor: { cpuMs: 9_000, idleMs: 0, memoryBeforeBytes: 100 * megabyte, memoryBytes: 100 * megabyte },
    },
    liveBytes: { before: 50 * megabyte, after: 60 * megabyte },
    commits: 1_500,
    redisCommands: 5_000,
    storeBytes: 1_000_000,
    cores: 2,
    busyShare: 0.2,
    people: { cpuMs: 4_000, processes: [{ lateP99Ms: 2, busyShare: 0.1 }] },
    ...different,
  }
}
