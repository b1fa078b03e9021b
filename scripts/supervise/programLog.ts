import type { Readable } from 'node:stream'
import { openRotatingFile } from './rotatingFile.ts'

/** As much of the end is remembered as an error's message and stack may take. */
const REMEMBERED_BYTES = 64 * 1024

export type ProgramLog = {
  /** Writes whole lines of this output into the log, until it ends. */
  take(output: Readable | null): void
  /** The line in which a program that crashed has named its error, if it has. */
  namedError(): string | undefined
  close(): void
}

/** The log of one life of a program. Of what the program writes nothing waits: what finds no room on the disk is dropped. */
export function openProgramLog(file: string): ProgramLog {
  const written = openRotatingFile(file)
  let end = Buffer.alloc(0)

  const append = (lines: Buffer): void => {
    end = Buffer.concat([end, lines]).subarray(-REMEMBERED_BYTES)
    written.append(lines)
  }

  return {
    take(output) {
      // Two outputs share the file: only whole lines of one may come before the other's.
      let begun = Buffer.alloc(0)
      output?.on('data', (chunk: Buffer) => {
        const all = Buffer.concat([begun, chunk])
        const length = all.length > REMEMBERED_BYTES ? all.length : all.lastIndexOf(lineBreak) + 1
        begun = all.subarray(length)
        if (length > 0) append(all.subarray(0, length))
      })
      output?.on('end', () => {
        if (begun.length > 0) append(begun)
      })
      // A reader of a pipe has nothing to do about one that broke; how the program ended is told by its exit.
      output?.on('error', () => {})
    },
    namedError: () => namedErrorIn(end.toString('utf8')),
    close: written.close,
  }
}

const lineBreak = 0x0a

/** The line in which a crash names its error: the one before the stack. An error's message may have several lines; its causes are indented. */
export function namedErrorIn(text: string): string | undefined {
  const lines = text.split('\n')
  const stack = lines.findLastIndex((line) => /^ {4}at /.test(line))
  return lines.slice(0, Math.max(0, stack)).findLast((line) => /^[A-Za-z]\w*( \[\w+\])?(: |$)/.test(line))
}
