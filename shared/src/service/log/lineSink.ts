import { write, writeSync } from 'node:fs'

/** Limit on bytes waiting to be written; beyond it, new lines are dropped until there is room again. */
const maxWaitingBytes = 1024 * 1024
/** The pause after a failed write, such as on a full disk. */
const pauseAfterFailureMs = 250
/** The pause before retrying a full, non-blocking pipe. */
const pauseForReaderMs = 50

export type LineSink = {
  /** Takes one line including its line break. Returns immediately, however slow the file, pipe or disk is. */
  write(line: string): void
}

/**
 * Writes a program's log lines to a file descriptor, in the background. A full disk or a stalled reader costs lines,
 * never time. The number of dropped lines is logged after the next successful write. On exit, one attempt is made to
 * write the rest.
 */
export function createLineSink(fd = 1, now = Date.now): LineSink {
  let waiting: string[] = []
  let waitingBytes = 0
  let isWriting = false
  let dropped = 0
  /** True if the file ends with half a line. */
  let isCut = false

  const dropNotice = (): string =>
    `${JSON.stringify({ level: 40, time: now(), dropped, msg: 'log lines were dropped' })}\n`

  function next(): Buffer {
    const lines = waiting
    waiting = []
    waitingBytes = 0
    const notice = dropped > 0 ? dropNotice() : ''
    return Buffer.from(`${isCut ? '\n' : ''}${notice}${lines.join('')}`)
  }

  function pump(): void {
    if (isWriting || waiting.length === 0) return
    isWriting = true
    const told = dropped
    const lines = waiting.length
    const chunk = next()
    writeAll(chunk, 0, (failed) => {
      if (failed) dropped += lines
      else dropped -= told
      const goOn = (): void => {
        isWriting = false
        pump()
      }
      if (failed) setTimeout(goOn, pauseAfterFailureMs).unref()
      else goOn()
    })
  }

  function writeAll(chunk: Buffer, from: number, done: (failed: boolean) => void): void {
    write(fd, chunk, from, chunk.length - from, null, (error, written) => {
      // The pipe is full, but its reader may catch up.
      if (error?.code === 'EAGAIN') return void setTimeout(writeAll, pauseForReaderMs, chunk, from, done).unref()
      if (error !== null) return done(true)
      const end = from + written
      if (end > 0) isCut = chunk[end - 1] !== lineBreak
      if (end < chunk.length) writeAll(chunk, end, done)
      else done(false)
    })
  }

  process.once('exit', () => {
    if (waiting.length === 0) return
    try {
      writeSync(fd, next())
    } catch {
      // Nobody is left to report to.
    }
  })

  return {
    write(line) {
      if (waitingBytes + line.length > maxWaitingBytes) {
        dropped += 1
        return
      }
      waiting.push(line)
      waitingBytes += line.length
      pump()
    },
  }
}

const lineBreak = 0x0a
