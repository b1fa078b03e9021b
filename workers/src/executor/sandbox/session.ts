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

/** What a program printed and left, and how it ended. */
export type ProgramOutcome = ProgramEnd & {
  stdout: Buffer
  stderr: Buffer
  artefacts: BoxFile[]
  /** Why the files that the program left cannot be taken, in words. */
  artefactsRefused: string | null
}

/** One sandbox: files first, then programs one after the other, each in fresh namespaces. */
export type SandboxSession = {
  putFile(file: BoxFile): void
  /**
   * Programs run in the order in which they are asked for, each when the one before has ended. Rejects with SandboxBroken when
   * the sandbox itself failed, or was closed meanwhile.
   */
  run(run: ProgramRun): Promise<ProgramOutcome>
  /** Whether it is still there; it may end by itself. */
  isOpen(): boolean
  /** Ends everything inside at once, and resolves when all of it is gone. */
  close(): Promise<void>
}

/** The sandbox could not be raised or did not survive; what the program did is unknown. */
export class SandboxBroken extends Error {
  override name = 'SandboxBroken'
}

/** How long after its wall limit a program's end may stay untold: then the sandbox itself hangs. */
const graceMs = 30_000

/** How long a sandbox may take to end by itself. */
const patienceMs = 2_000

/** How long after its end what a sandbox said last may still arrive. */
const lastWordsMs = 500

/** How long a sandbox may take to be raised. */
const raisingMs = 20_000

/** More than the limits of any run allow: outputs and artefacts together. */
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

/** Raises a sandbox by `command`, which must end in the init; rejects with SandboxBroken, saying why, when it does not come up. */
export async function openSession(command: readonly [string, ...string[]]): Promise<SandboxSession> {
  const [program, ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: {} })
  const control = child.stdio[3] as Duplex
  /** The programs that were asked for and have not ended; the first one runs. */
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
  // Whoever kills the wall while it is raised may leave a part of it that holds on to the line for ever: let go of it.
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
  // A write may fail because the sandbox has just ended: 'close' follows and says so.
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
      // The init ends by itself when its line is cut, and the wall after it. Were the wall killed at once, it would be gone
      // before what is inside it.
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
