import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** A full file is moved to `.1`, and the previous `.1` to `.2`, the last one. */
const asideFiles = 2
const fullAtBytes = 10 * 1024 * 1024
/** While the file can't be written, retry only this often, in ms. */
const retryEveryMs = 250

export type RotatingFile = {
  /**
   * Appends text and never throws. If there is no space, text is dropped, and the next line that fits reports how much.
   */
  append(chunk: Buffer): void
  close(): void
}

/** A log file of at most 10 MB, with two older ones beside it. Only its owner can read them. */
export function openRotatingFile(file: string, fullAt = fullAtBytes): RotatingFile {
  let open: { fd: number; size: number } | undefined
  let droppedBytes = 0
  let failedAt = Number.NEGATIVE_INFINITY
  let isCut = false
  let closed = false

  function reopen(): { fd: number; size: number } {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const fd = openSync(file, 'a', 0o600)
    return { fd, size: fstatSync(fd).size }
  }

  function leave(): void {
    if (open !== undefined) closeSync(open.fd)
    open = undefined
  }

  function rotate(): void {
    leave()
    for (let aside = asideFiles; aside > 0; aside -= 1) {
      moveIfThere(aside === 1 ? file : `${file}.${aside - 1}`, `${file}.${aside}`)
    }
  }

  function write(chunk: Buffer): void {
    open ??= reopen()
    if (open.size > 0 && open.size + chunk.length > fullAt) {
      rotate()
      open = reopen()
    }
    for (let from = 0; from < chunk.length; ) {
      const written = writeSync(open.fd, chunk, from)
      from += written
      open.size += written
      isCut = chunk[from - 1] !== lineBreak
    }
  }

  return {
    append(chunk) {
      if (closed) return
      if (performance.now() - failedAt < retryEveryMs) {
        droppedBytes += chunk.length
        return
      }
      const notice = `${isCut ? '\n' : ''}(${droppedBytes} bytes of this log were dropped: there was no room on the disk)\n`
      try {
        write(droppedBytes > 0 ? Buffer.concat([Buffer.from(notice), chunk]) : chunk)
        droppedBytes = 0
      } catch {
        leave()
        failedAt = performance.now()
        droppedBytes += chunk.length
      }
    },
    close() {
      closed = true
      leave()
    },
  }
}

const lineBreak = 0x0a

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
