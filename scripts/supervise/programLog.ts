import type { Readable } from 'node:stream'
import { openRotatingFile } from './rotatingFile.ts'

/** How much of the end we remember: enough for an error's message and stack. */
const REMEMBERED_BYTES = 64 * 1024

export type ProgramLog = {
  /** Writes this output into the log line by line, until it ends. */
  take(output: Readable | null): void
  /** The line in which a crashed program reported its error, if there is one. */
  namedError(): string | undefined
  close(): void
}

/** The log of one run of a program. The program never has to wait: if the disk is full, output is dropped. */
export function openProgramLog(file: string): ProgramLog {
  const written = openRotatingFile(file)
  let end = Buffer.alloc(0)

  const append = (lines: Buffer): void => {
    end = Buffer.concat([end, lines]).subarray(-REMEMBERED_BYTES)
    written.append(lines)
  }

  return {
    take(output) {
      // Both outputs share the file, so only whole lines may be written.
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
      // A broken pipe needs no handling here, because the program's exit shows how it ended.
      output?.on('error', () => {})
    },
    namedError: () => namedErrorIn(end.toString('utf8')),
    close: written.close,
  }
}

const lineBreak = 0x0a

/**
 * The line in which a crash reports its error: the one before the stack. An error's message may have several lines; its
 * causes are indented.
 */
export function namedErrorIn(text: string): string | undefined {
  const lines = text.split('\n')
  const stack = lines.findLastIndex((line) => /^ {4}at /.test(line))
  return lines.slice(0, Math.max(0, stack)).findLast((line) => /^[A-Za-z]\w*( \[\w+\])?(: |$)/.test(line))
}
