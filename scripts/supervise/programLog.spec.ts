import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { namedErrorIn, openProgramLog, type ProgramLog } from './programLog.ts'

let folder: string
let file: string
let log: ProgramLog
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-log-'))
  file = join(folder, 'logs', 'program.log')
  log = openProgramLog(file)
})
afterEach(() => {
  log.close()
  rmSync(folder, { recursive: true })
})

const crash = (header: string) =>
  `{"level":30,"msg":"hello"}\nnode:internal:1\n\n${header}\n    at a (b.ts:1:2)\n    at c.ts:3:4\n\nNode.js v24\n`

it.each([
  ['Error: boom', 'Error: boom'],
  ['Error [ERR_MODULE_NOT_FOUND]: no file', 'Error [ERR_MODULE_NOT_FOUND]: no file'],
  ['InvalidContent: one\n  → at hints[4]', 'InvalidContent: one'],
])('finds the line that names the error: %s', (header, line) => {
  expect(namedErrorIn(crash(header))).toBe(line)
})

it('finds nothing in a log without an error', () => {
  expect(namedErrorIn('{"level":30,"msg":"Error: not a crash"}\n')).toBeUndefined()
})

it('writes whole lines of two outputs, and names the error of this run', async () => {
  const [out, err] = [new PassThrough(), new PassThrough()]
  log.take(out)
  log.take(err)
  out.write('{"msg":"beg')
  err.write('TypeError: round\n    at a (b.ts:1:2)\n')
  out.write('un"}\nthe end')
  out.end()
  err.end()
  await Promise.all([finished(out), finished(err)])
  expect(readFileSync(file, 'utf8')).toBe('TypeError: round\n    at a (b.ts:1:2)\n{"msg":"begun"}\nthe end')
  expect(log.namedError()).toBe('TypeError: round')
})

it('passes on an endless line piece by piece', async () => {
  const out = new PassThrough()
  log.take(out)
  const piece = Buffer.alloc(60_000, 'x')
  for (let count = 0; count < 5; count += 1) out.write(piece)
  out.end()
  await finished(out)
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(300_000))
})
