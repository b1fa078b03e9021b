import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BackupRefused, backUp, restore } from './backup.ts'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  data = join(folder, 'data')
  mkdirSync(join(data, 'content', 'coding'), { recursive: true })
  writeFileSync(join(data, 'content', 'coding', 'v1.json'), '{}')
  writeFileSync(join(data, 'internal-token'), 'a secret')
  writeFileSync(join(data, 'run.pid'), '1')
})
afterEach(() => rmSync(folder, { recursive: true }))

const rowsOf = (dataDir: string): unknown[] => {
  const database = new DatabaseSync(join(dataDir, 'greenroom.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT n FROM counted ORDER BY n').all()
  database.close()
  return rows.map(({ n }) => n)
}

it('copies a database that is being written to as it is at one moment, and puts it back', async () => {
  const database = new DatabaseSync(join(data, 'greenroom.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE counted (n INTEGER)')
  const insert = database.prepare('INSERT INTO counted VALUES (?)')
  let written = 0
  for (; written < 500; written += 1) insert.run(written)
  const copying = backUp(data, join(folder, 'copy'))
  for (let round = 0; round < 100; round += 1) {
    for (let row = 0; row < 20; row += 1) insert.run(written++)
    await new Promise(setImmediate)
  }
  await copying
  database.close()

  const copied = rowsOf(join(folder, 'copy'))
  expect(copied.length).toBeGreaterThanOrEqual(500)
  expect(copied).toEqual(copied.map((_, index) => index))

  const target = join(folder, 'new')
  await restore(join(folder, 'copy'), target)
  expect(rowsOf(target)).toEqual(copied)
  expect(readFileSync(join(target, 'internal-token'), 'utf8')).toBe('a secret')
  expect(existsSync(join(target, 'content', 'coding', 'v1.json'))).toBe(true)
  expect(existsSync(join(target, 'run.pid'))).toBe(false)
  expect(statSync(target).mode & 0o077).toBe(0)
})

it('overwrites nothing, and names what is missing or damaged', async () => {
  await expect(backUp(data, join(folder, 'copy'))).rejects.toThrow(BackupRefused)
  const database = new DatabaseSync(join(data, 'greenroom.sqlite'))
  database.exec('CREATE TABLE counted (n INTEGER); INSERT INTO counted VALUES (1)')
  database.close()
  await backUp(data, join(folder, 'copy'))
  await expect(backUp(data, join(folder, 'copy'))).rejects.toThrow('already exists')
  await expect(restore(join(folder, 'copy'), data)).rejects.toThrow('isn’t empty')
  await expect(restore(data.replace('data', 'nothing'), join(folder, 'new'))).rejects.toThrow('holds no backup')
})
