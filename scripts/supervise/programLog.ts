import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const FULL_AT_BYTES = 10 * 1024 * 1024
const READ_BACK_BYTES = 64 * 1024

export type ProgramLog = { fd: number; startsAtByte: number; close: () => void }

/** Opens a program's log to append to; a full one is put aside as `.1` first. */
export function openLog(file: string): ProgramLog {
  mkdirSync(dirname(file), { recursive: true })
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FULL_AT_BYTES) renameSync(file, `${file}.1`)
  const fd = openSync(file, 'a')
  return { fd, startsAtByte: fstatSync(fd).size, close: () => closeSync(fd) }
}

/** The line in which a program that crashed has named its error, looked for behind this byte of its log. */
export function namedError(file: string, fromByte: number): string | undefined {
  const fd = openSync(file, 'r')
  try {
    const end = fstatSync(fd).size
    const start = Math.max(fromByte, end - READ_BACK_BYTES)
    const content = Buffer.alloc(Math.max(0, end - start))
    readSync(fd, content, 0, content.length, start)
    const lines = content.toString('utf8').split('\n')
    const stack = lines.findLastIndex((line) => /^ {4}at /.test(line))
    // An error's message may have several lines; its causes are indented.
    return lines.slice(0, Math.max(0, stack)).findLast((line) => /^[A-Za-z]\w*( \[\w+\])?(: |$)/.test(line))
  } finally {
    closeSync(fd)
  }
}
