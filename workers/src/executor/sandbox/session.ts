import { spawn } from 'node:child_process'
import type { Duplex } from 'node:stream'
import {
  type BoxFile,
  decodeResult,
  encodeFile,
  encodeRun,
  type Frame,
  frameReader,
  type ProgramEnd,
  type ProgramRun,
} from './frames.ts'

/** A program's output and files, and how it ended. */
export type ProgramOutcome = ProgramEnd & {
  stdout: Buffer
  stderr: Buffer
  artefacts: BoxFile[]
  /** Why the program's files can't be collected, as a sentence. */
  artefactsRefused: string | null
}

/** A running sandbox. It gets files first, then runs programs one after the other, each in fresh namespaces. */
export type SandboxSession = {
  putFile(file: BoxFile): void
  /**
   * Runs programs in the order requested, each after the previous one has ended. Rejects with SandboxBroken if the
   * sandbox itself failed or was closed.
   */
  run(run: ProgramRun): Promise<ProgramOutcome>
  /** Whether the sandbox still exists. It may end by itself. */
  isOpen(): boolean
  /** Kills all processes in the sandbox, and resolves when they are gone. */
  close(): Promise<void>
}

/** Thrown if the sandbox couldn't be started or broke, so that we can't know how the program would have ended. */
export class SandboxBroken extends Error {
  override name = 'SandboxBroken'
}

/**
 * How long after a program's wall limit to wait for the report, in ms. If none has come by then, the sandbox itself
 * hangs.
 */
const graceMs = 30_000

/** How long a sandbox gets to end by itself before it is killed, in ms. */
const patienceMs = 2_000

/** How long after a sandbox's end to wait for its last output, in ms. */
const lastWordsMs = 500

/** How long it may take to start a sandbox, in ms. */
const raisingMs = 20_000

/** More than any run's limits allow for outputs and artefacts together. */
const maxBytesOfOneRun = 192 * 1024 * 1024

type Running = {
  wallMs: number
  bytes: number
  stdout: Buffer[]
  stderr: Buffer[]
  artefacts: { name: string; executable: boolean; chunks: Buffer[] }[]
  artefactsRefused: string | null
  settle: (outcome: ProgramOutcome) => void
  fail: (error: Error) => void
}

function take(running: Running, { type, payload }: Frame): void {
  running.bytes += payload.length
  if (running.bytes > maxBytesOfOneRun) throw new Error('the sandbox sent too much')
  if (type === 'O') running.stdout.push(payload)
  else if (type === 'E') running.stderr.push(payload)
  else if (type === 'N')
    running.artefacts.push({
      executable: (payload.readUInt32LE(0) & 0o111) !== 0,
      name: payload.toString('utf8', 4),
      chunks: [],
    })
  else if (type === 'D') running.artefacts.at(-1)?.chunks.push(payload)
  else if (type === 'Q') running.artefactsRefused = payload.toString()
  else if (type === 'X')
    running.settle({
      ...decodeResult(payload),
      stdout: Buffer.concat(running.stdout),
      stderr: Buffer.concat(running.stderr),
      artefacts: running.artefacts.map(({ chunks, ...file }) => ({ ...file, content: Buffer.concat(chunks) })),
      artefactsRefused: running.artefactsRefused,
    })
}

/**
 * Starts a sandbox with `command`, which must end in the init. Rejects with SandboxBroken, saying why, if that fails.
 */
export async function openSession(command: readonly [string, ...string[]]): Promise<SandboxSession> {
  const [program, ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: {} })
  const control = child.stdio[3] as Duplex
  /** Requested programs that haven't ended. The first one is running. */
  const queue: Running[] = []
  let watchdog: NodeJS.Timeout | undefined
  let complaint = ''
  const ready = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  let isGone = false

  const end = (why: string): void => {
    const error = new SandboxBroken([why, complaint.trim()].filter(Boolean).join(': '))
    ready.reject(error)
    clearTimeout(watchdog)
    for (const each of queue.splice(0)) each.fail(error)
  }
  const watchFirst = (): void => {
    clearTimeout(watchdog)
    const [first] = queue
    if (first === undefined) return
    watchdog = setTimeout(() => {
      complaint = 'it does not answer'
      child.kill('SIGKILL')
    }, first.wallMs + graceMs)
  }
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint.length < 2000) complaint += chunk.toString()
  })
  child.on('error', (error) => {
    isGone = true
    gone.resolve()
    end(`The sandbox cannot be started (${error.message})`)
  })
  // If the wall is killed while starting, one of its processes may keep the connection open forever, so drop the
  // connection.
  child.on('exit', () => {
    setTimeout(() => {
      control.destroy()
      child.stderr?.destroy()
    }, lastWordsMs).unref()
  })
  child.on('close', (code, signal) => {
    isGone = true
    gone.resolve()
    end(`The sandbox ended (${signal ?? `exit code ${code}`})`)
  })
  // A write may fail if the sandbox has just ended. The `close` event follows and reports that.
  control.on('error', () => child.kill('SIGKILL'))
  const readFrames = frameReader((frame) => {
    if (frame.type === 'H') ready.resolve()
    else if (queue[0] !== undefined) {
      take(queue[0], frame)
      if (frame.type !== 'X') return
      queue.shift()
      watchFirst()
    }
  })
  control.on('data', (chunk: Buffer) => {
    try {
      readFrames(chunk)
    } catch (error) {
      complaint = error instanceof Error ? error.message : String(error)
      control.destroy()
      child.kill('SIGKILL')
    }
  })

  const session: SandboxSession = {
    putFile: (file) => {
      if (!isGone) control.write(encodeFile(file))
    },
    run: (run) =>
      new Promise((settle, fail) => {
        if (isGone) return fail(new SandboxBroken('The sandbox is closed'))
        control.write(encodeRun(run))
        const { wallMs } = run.limits
        queue.push({ wallMs, bytes: 0, stdout: [], stderr: [], artefacts: [], artefactsRefused: null, settle, fail })
        if (queue.length === 1) watchFirst()
      }),
    isOpen: () => !isGone,
    async close() {
      // Cut the connection, so that the init ends by itself and the wall ends after it. If we killed the wall first, it
      // would be gone before the processes inside.
      control.destroy()
      const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await gone.promise
      clearTimeout(impatience)
    },
  }
  const tooLong = setTimeout(() => {
    complaint ||= 'it takes too long to be raised'
    child.kill('SIGKILL')
  }, raisingMs)
  try {
    await ready.promise
  } catch (error) {
    await session.close()
    throw error
  } finally {
    clearTimeout(tooLong)
  }
  return session
}
