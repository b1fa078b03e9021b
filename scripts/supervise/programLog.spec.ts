import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { namedError, openLog } from './programLog.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-log-'))
  file = join(folder, 'program.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

const crash = (header: string) =>
  `{"level":30,"msg":"hello"}\nnode:internal:1\n\n${header}\n    at a (b.ts:1:2)\n    at c.ts:3:4\n\nNode.js v24\n`

it.each([
  ['Error: boom', 'Error: boom'],
  ['Error [ERR_MODULE_NOT_FOUND]: no file', 'Error [ERR_MODULE_NOT_FOUND]: no file'],
  ['InvalidContent: one\n  → at hints[4]', 'InvalidContent: one'],
])('finds the line that names the error: %s', (header, line) => {
  writeFileSync(file, crash(header))
  expect(namedError(file, 0)).toBe(line)
})

it('finds nothing in an earlier life of the program, nor in a log without an error', () => {
  writeFileSync(file, crash('Error: earlier'))
  const log = openLog(file)
  log.close()
  expect(log.startsAtByte).toBe(statSync(file).size)
  expect(namedError(file, log.startsAtByte)).toBeUndefined()
  writeFileSync(file, '{"level":30,"msg":"Error: not a crash"}\n')
  expect(namedError(file, 0)).toBeUndefined()
})

it('puts a full log aside', () => {
  writeFileSync(file, 'x'.repeat(10 * 1024 * 1024 + 1))
  const log = openLog(file)
  log.close()
  expect(log.startsAtByte).toBe(0)
  expect(statSync(`${file}.1`).size).toBeGreaterThan(10 * 1024 * 1024)
})
