import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cvBounds } from '@greenroom/shared/wire'
import { z } from 'zod'
import { CvUnreadable, cvFailures } from './failure.ts'
import { fileTypeOf } from './fileType.ts'
import type { TextLine } from './textLine.ts'

export type CvReader = {
  /**
   * Reads a PDF or DOCX file.
   * @throws CvUnreadable
   */
  read(file: Buffer): Promise<TextLine[]>
  /** Stops all reading. */
  stop(): void
}

export type CvReaderLimits = { atOnce: number; waiting: number; timeMs: number; heapMb: number; memoryMb: number }

const usualLimits: CvReaderLimits = { atOnce: 2, waiting: 12, timeMs: 15_000, heapMb: 256, memoryMb: 700 }
const maxAnswerBytes = 4 * 1024 * 1024
const lookEveryMs = 100

const answerSchema = z.union([
  z.object({ lines: z.array(z.object({ text: z.string(), kind: z.enum(['heading', 'bullet', 'plain']) })) }),
  z.object({ failure: z.enum(cvFailures) }),
])

/** Reads each file in its own process, a few at a time. The others wait. */
export function createCvReader(limits: CvReaderLimits = usualLimits): CvReader {
  const running = new Set<AbortController>()
  const waiting: (() => void)[] = []

  async function turn(): Promise<AbortController> {
    if (running.size >= limits.atOnce) {
      if (waiting.length >= limits.waiting) throw new CvUnreadable('CV_READERS_BUSY')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    const own = new AbortController()
    running.add(own)
    return own
  }

  return {
    async read(file) {
      if (file.length > cvBounds.fileBytes) throw new CvUnreadable('CV_TOO_LARGE')
      if (fileTypeOf(file) === null) throw new CvUnreadable('CV_WRONG_TYPE')
      const own = await turn()
      try {
        return await readInProcess(file, limits, own.signal)
      } finally {
        running.delete(own)
        waiting.shift()?.()
      }
    },
    stop() {
      for (const each of running) each.abort()
    },
  }
}

const checkout = join(import.meta.dirname, '..', '..', '..', '..', '..')
const mayRead = ['node_modules/*', 'engine/*', 'shared/*', 'package.json'].map(
  (path) => `--allow-fs-read=${join(checkout, path)}`,
)

function readInProcess(file: Buffer, limits: CvReaderLimits, signal: AbortSignal): Promise<TextLine[]> {
  const main = join(import.meta.dirname, 'readerMain.ts')
  return new Promise((resolve, reject) => {
    // The engine's environment, with its secrets, doesn't reach the process. It may read the program's own files, write
    // none, and start nothing.
    const flags = [`--max-old-space-size=${limits.heapMb}`, '--no-warnings', '--permission', ...mayRead]
    const child = spawn(process.execPath, [...flags, main], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const pieces: Buffer[] = []
    let length = 0
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, limits.timeMs)
    const look = setInterval(() => void watchMemory(child.pid, limits.memoryMb, kill), lookEveryMs)
    signal.addEventListener('abort', kill)
    child.stdout.on('data', (piece: Buffer) => {
      length += piece.length
      if (length > maxAnswerBytes) kill()
      else pieces.push(piece)
    })
    // The process may exit before it has read everything.
    child.stdin.on('error', () => undefined)
    child.on('error', (error) => reject(new CvUnreadable('CV_READERS_BUSY', error)))
    child.on('close', (code) => {
      clearTimeout(timer)
      clearInterval(look)
      signal.removeEventListener('abort', kill)
      if (code !== 0) return reject(new CvUnreadable('CV_UNREADABLE'))
      try {
        const answer = answerSchema.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
        if ('lines' in answer) resolve(answer.lines)
        else reject(new CvUnreadable(answer.failure))
      } catch (error) {
        reject(new CvUnreadable('CV_UNREADABLE', error))
      }
    })
    child.stdin.end(file)
  })
}

const pageBytes = 4096

/**
 * Node's limit covers the heap but not buffers. On Linux we read the process's total memory; elsewhere only the heap is
 * limited.
 */
async function watchMemory(pid: number | undefined, maxMb: number, kill: () => void): Promise<void> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  if (Number(statm.split(' ')[1] ?? 0) * pageBytes > maxMb * 1024 * 1024) kill()
}
