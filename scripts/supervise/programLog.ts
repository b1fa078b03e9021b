import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const FULL_AT_BYTES = 10 * 1024 * 1024

/** Opens a program's log to append to; a full one is put aside as `.1` first. @returns a descriptor, and what closes it */
export function openLog(file: string): { fd: number; close: () => void } {
  mkdirSync(dirname(file), { recursive: true })
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FULL_AT_BYTES) renameSync(file, `${file}.1`)
  const fd = openSync(file, 'a')
  return { fd, close: () => closeSync(fd) }
}
