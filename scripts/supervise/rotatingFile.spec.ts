import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openRotatingFile } from './rotatingFile.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-rotating-'))
  file = join(folder, 'logs', 'program.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = (of: string) => readFileSync(of, 'utf8')

it('keeps the newest lines in three files of limited size, however much is written', () => {
  const log = openRotatingFile(file, 1_000)
  const line = (number: number) => `${String(number).padStart(99, '.')}\n`
  for (let number = 1; number <= 1_000; number += 1) log.append(Buffer.from(line(number)))
  log.close()
  expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['program.log', 'program.log.1', 'program.log.2'])
  expect(text(`${file}.2`) + text(`${file}.1`) + text(file)).toBe(
    Array.from({ length: 30 }, (_, index) => line(971 + index)).join(''),
  )
})

it('continues the file of an earlier run', () => {
  const first = openRotatingFile(file, 1_000)
  first.append(Buffer.from('one\n'))
  first.close()
  const second = openRotatingFile(file, 1_000)
  second.append(Buffer.from('two\n'))
  second.close()
  expect(text(file)).toBe('one\ntwo\n')
})

it('is only accessible to its owner', () => {
  const log = openRotatingFile(file)
  log.append(Buffer.from('one\n'))
  log.close()
  expect([join(folder, 'logs'), file].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o600])
})

it('drops lines without room, and reports how many once there is room again', async () => {
  const full = join(folder, 'full.log')
  symlinkSync('/dev/full', full)
  const log = openRotatingFile(full)
  for (let count = 0; count < 100; count += 1) log.append(Buffer.from('lost\n'))
  rmSync(full)
  await vi.waitFor(async () => {
    await sleep(20)
    log.append(Buffer.from('found\n'))
    expect(text(full)).toMatch(/^\(\d+ bytes of this log were dropped: there was no room on the disk\)\nfound\n$/)
  })
  log.close()
})
