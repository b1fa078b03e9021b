import { spawnSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLineSink } from './lineSink.ts'

let folder: string
const open: number[] = []
const opened = (file: string, flags: string | number) => {
  const fd = openSync(file, flags)
  open.push(fd)
  return fd
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-lines-'))
})
afterEach(() => {
  for (const fd of open.splice(0)) closeSync(fd)
  rmSync(folder, { recursive: true })
})

const line = (number: number) => `${JSON.stringify({ number, padding: 'x'.repeat(1_000) })}\n`

it('writes every line in order', async () => {
  const file = join(folder, 'log')
  const sink = createLineSink(opened(file, 'a'))
  const lines = Array.from({ length: 500 }, (_, number) => line(number))
  for (const each of lines) sink.write(each)
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe(lines.join('')))
})

it('never waits for a stalled reader, and later reports how many lines it missed', async () => {
  const pipe = join(folder, 'pipe')
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0)
  const fd = opened(pipe, constants.O_RDWR | constants.O_NONBLOCK)
  const sink = createLineSink(fd)
  for (let number = 0; number < 5_000; number += 1) sink.write(line(number))
  await sleep(50)

  let read = ''
  const take = () => {
    const chunk = Buffer.alloc(256 * 1024)
    try {
      read += chunk.toString('utf8', 0, readSync(fd, chunk))
    } catch (error) {
      // The pipe is empty now.
      expect(error).toMatchObject({ code: 'EAGAIN' })
    }
  }
  const until = (text: string) =>
    vi.waitFor(() => {
      take()
      expect(read.slice(-4_000)).toContain(text)
    }, 20_000)
  // About 1 MB was buffered by then. After that, writing continues.
  const lastKept = () => Math.max(...[...read.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number)))
  await vi.waitFor(() => {
    take()
    expect(lastKept()).toBeGreaterThan(900)
  }, 20_000)
  sink.write('{"msg":"after"}\n')
  await until('"after"')

  const lines = read
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each))
  const dropped = lines.filter(({ msg }) => msg === 'log lines were dropped').map((each) => each.dropped)
  expect(dropped).toHaveLength(1)
  expect(lines.filter((each) => 'number' in each).length + dropped[0]).toBe(5_000)
})

it('accepts lines immediately even if the disk is full', () => {
  const sink = createLineSink(opened('/dev/full', 'a'))
  for (let number = 0; number < 20_000; number += 1) sink.write(line(number))
})
