import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openJournal } from './journal.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-journal-'))
  file = join(folder, 'hostile.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const part = (finished: number) => ({
  finished,
  hostile: [{ title: 'a fork bomb (c)', statuses: ['TIME_LIMIT_EXCEEDED' as const], wrong: [] }],
  honest: [null],
  left: [],
})

it('a run that was killed while it wrote continues after its last whole part', () => {
  openJournal(file, 'seed 1').add(part(30))
  appendFileSync(file, '{"finished":60,"hosti')
  const again = openJournal(file, 'seed 1')
  expect(again.before).toEqual([part(30)])
  again.add(part(60))
  expect(openJournal(file, 'seed 1').before).toEqual([part(30), part(60)])
})

it('doesn’t continue another run', () => {
  openJournal(file, 'seed 1')
  expect(() => openJournal(file, 'seed 2')).toThrow('seed 1')
})
