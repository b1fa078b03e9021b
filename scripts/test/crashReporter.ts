import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'vitest/node'

/** The reporter's path for Vitest's `--reporter`, and the environment variable that names its file. */
export const crashReporter = { path: join(import.meta.dirname, 'crashReporter.ts'), file: 'CRASHES_FILE' }

type Said = { message?: string; cause?: unknown }

/** An error's message and those of its causes. */
function saidBy({ message = '', cause }: Said): string {
  return typeof cause === 'object' && cause !== null ? `${message} ${saidBy(cause)}` : message
}

/** Writes what Vitest's JSON report leaves out: errors outside of tests, such as a process that ran out of memory. */
export default class CrashReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly Said[]): void {
    const file = process.env[crashReporter.file]
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(saidBy)))
  }
}
