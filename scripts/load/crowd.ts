import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { merged } from './distribution.ts'
import {
  fromGeneratorSchema,
  type GeneratorSettings,
  type PeopleFigures,
  type Person,
  type ToGenerator,
} from './messages.ts'

/** All people of a run, played by several processes. */
export type Crowd = {
  pids: number[]
  acknowledgedFiles: string[]
  /** Occupies this many seats, the new ones spread over `rampMs`. */
  occupy(seats: number, rampMs: number, people: readonly Person[]): void
  /** Forgets all figures so far. */
  begin(): void
  figures(): Promise<CrowdFigures>
  /** Lets everybody leave, and ends the processes. */
  stop(): Promise<void>
}

/** The figures of all processes together. `processes`: each one's own load. */
export type CrowdFigures = Omit<PeopleFigures, 'lateP99Ms' | 'busyShare'> & {
  processes: { lateP99Ms: number; busyShare: number }[]
}

const leash = pathToFileURL(join(import.meta.dirname, '..', 'supervise', 'leash.mjs')).href

/** Starts `count` processes. */
export async function startCrowd(
  count: number,
  of: Omit<GeneratorSettings, 'index' | 'of' | 'acknowledgedFile'> & { folder: string },
): Promise<Crowd> {
  const { folder, ...settings } = of
  const children: ChildProcess[] = []
  const acknowledgedFiles: string[] = []
  for (let index = 0; index < count; index += 1) {
    const acknowledgedFile = join(folder, `acknowledged-${index}.jsonl`)
    const own: GeneratorSettings = { ...settings, index, of: count, acknowledgedFile }
    const child = fork(join(import.meta.dirname, 'generator.ts'), [JSON.stringify(own)], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', leash],
    })
    await next(child)
    children.push(child)
    acknowledgedFiles.push(acknowledgedFile)
  }
  const send = (message: ToGenerator): void => {
    for (const child of children) child.send(message)
  }
  const ask = async (message: ToGenerator): Promise<CrowdFigures> => {
    const answers = children.map((child) => next(child))
    send(message)
    const all = (await Promise.all(answers)).flatMap((answer) => (answer.type === 'figures' ? [answer.figures] : []))
    return together(all)
  }
  return {
    pids: children.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    acknowledgedFiles,
    occupy: (seats, rampMs, people) => send({ type: 'seats', seats, rampMs, people: [...people] }),
    begin: () => send({ type: 'begin' }),
    figures: () => ask({ type: 'report' }),
    async stop() {
      const ended = children.map((child) => once(child, 'exit'))
      send({ type: 'stop' })
      await Promise.all(ended)
    },
  }
}

async function next(child: ChildProcess) {
  const waiting = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', { signal: waiting.signal }).then(([message]) => fromGeneratorSchema.parse(message)),
      once(child, 'exit', { signal: waiting.signal }).then(([code, signal]) => {
        throw new Error(`a process that plays people ended with ${signal ?? code}`)
      }),
    ])
  } finally {
    waiting.abort()
  }
}

export function together(all: readonly PeopleFigures[]): CrowdFigures {
  const sum = (of: (figures: PeopleFigures) => number): number => all.reduce((total, each) => total + of(each), 0)
  const counts = (of: (figures: PeopleFigures) => Record<string, number>): Record<string, number> => {
    const totals = new Map<string, number>()
    for (const each of all)
      for (const [kind, count] of Object.entries(of(each))) totals.set(kind, (totals.get(kind) ?? 0) + count)
    return Object.fromEntries(totals)
  }
  const types = new Set(all.flatMap(({ commands }) => Object.keys(commands)))
  return {
    inProgress: sum(({ inProgress }) => inProgress),
    browsers: sum(({ browsers }) => browsers),
    commands: Object.fromEntries(
      [...types].map((type) => [
        type,
        merged(all.flatMap(({ commands }) => (commands[type] === undefined ? [] : [commands[type]]))),
      ]),
    ),
    sharedEdits: merged(all.map(({ sharedEdits }) => sharedEdits)),
    refusals: counts(({ refusals }) => refusals),
    errors: counts(({ errors }) => errors),
    drops: sum(({ drops }) => drops),
    sentAgain: sum(({ sentAgain }) => sentAgain),
    reconnects: merged(all.map(({ reconnects }) => reconnects)),
    reloads: sum(({ reloads }) => reloads),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    cpuMs: sum(({ cpuMs }) => cpuMs),
    processes: all.map(({ lateP99Ms, busyShare }) => ({ lateP99Ms, busyShare })),
  }
}
