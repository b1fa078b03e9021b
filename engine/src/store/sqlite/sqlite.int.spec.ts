import { spawn } from 'node:child_process'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bareService } from '../../testing/bareService.ts'
import { storeContract } from '../contract.ts'
import { StoreUnavailable } from '../port.ts'
import { notes } from '../rivalry.ts'
import { openSqliteStore } from './openSqliteStore.ts'

describe('the SQLite store', () => {
  storeContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-store-'))
    const file = join(folder, 'made', 'store.sqlite')
    return {
      open: () => openSqliteStore({ file }),
      rivalArguments: ['sqlite', file],
      remove: () => rm(folder, { recursive: true }),
    }
  })
})

const pageBytes = 4_096

describe('the file of the SQLite store', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenroom-store-'))
    file = join(folder, 'store.sqlite')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('gets the writes of one turn in one transaction', async () => {
    const commits: unknown[] = []
    const logger = { trace: (fields: unknown) => void commits.push(fields), warn: () => {} }
    const store = await openSqliteStore({ file, logger })
    const collection = store.collection(notes)
    await collection.insert({ id: 'first', author: 'ada', number: 0 })
    commits.length = 0
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, number) => collection.insert({ id: `${number}`, author: 'ada', number })),
    )
    expect(outcomes.filter((outcome) => outcome === 'inserted')).toHaveLength(49)
    expect(commits).toEqual([{ writes: 50 }])
    await store.close()
  })

  it('has everything that a killed process had reported as stored', async () => {
    const script = `
      const { openSqliteStore } = await import(process.argv[1])
      const { notes } = await import(process.argv[2])
      const collection = (await openSqliteStore({ file: process.argv[3] })).collection(notes)
      for (let number = 0; ; number++) {
        await collection.insert({ id: String(number), author: 'ada', number })
        console.log(number)
      }`
    const modules = ['./openSqliteStore.ts', '../rivalry.ts'].map((path) => new URL(path, import.meta.url).href)
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...modules, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let acknowledged = 0
    for await (const _line of createInterface(child.stdout)) if (++acknowledged === 50) child.kill('SIGKILL')
    expect(acknowledged).toBeGreaterThanOrEqual(50)
    const store = await openSqliteStore({ file })
    expect(await store.collection(notes).count({ number: { lt: acknowledged } })).toBe(acknowledged)
    await store.close()
  })

  /** Closes a store containing a few megabytes, and overwrites pages of its file. */
  async function damagedFile(pages: (all: number) => number[]): Promise<void> {
    const store = await openSqliteStore({ file })
    const collection = store.collection(notes)
    const text = 'x'.repeat(3_000)
    await Promise.all(
      Array.from({ length: 2_000 }, (_, number) => collection.insert({ id: `${number}`, author: text, number })),
    )
    await store.close()
    await overwrite(pages)
  }

  async function overwrite(pages: (all: number) => number[]): Promise<void> {
    const handle = await open(file, 'r+')
    const { size } = await handle.stat()
    for (const page of pages(size / pageBytes))
      await handle.write(Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes)
    await handle.close()
  }

  const everyTenth = (all: number) => Array.from({ length: Math.floor(all / 10) }, (_, index) => 10 * index + 9)
  const allButTheFirst = (all: number) => Array.from({ length: all - 1 }, (_, index) => index + 1)

  it('is reported damaged by the first ping, although its beginning can be read', async () => {
    await damagedFile(everyTenth)
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const store = await openSqliteStore({ file, logger })
    await expect(store.ping()).rejects.toThrow(/^the database is damaged: /)
    await expect(store.ping()).rejects.toThrow(StoreUnavailable)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the database is damaged'])
    await store.close()
  })

  it('is reported damaged if that happens while it is open', async () => {
    await damagedFile(() => [])
    const store = await openSqliteStore({ file })
    await store.collection(notes).get('1')
    await store.ping()
    await overwrite(allButTheFirst)
    await expect(store.ping()).rejects.toThrow(/malformed|damaged/)
    await expect(store.ping()).rejects.toThrow(/^the database is damaged: /)
    await store.close()
  })

  it('makes a service not ready when it is damaged, but keeps it alive', async () => {
    await damagedFile(everyTenth)
    const store = await openSqliteStore({ file })
    const app = await bareService({
      readiness: { store: () => store.ping().then(() => ({ ok: true, detail: 'answers' })) },
    })
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { code: 'NOT_READY', detail: expect.stringContaining('store: the database is damaged') },
    ])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await app.close()
    await store.close()
  })

  it('no longer contains deleted data, and neither does its log', async () => {
    const store = await openSqliteStore({ file })
    const collection = store.collection(notes)
    const secret = 'what was said in confidence'
    for (let number = 0; number < 50; number += 1)
      await collection.insert({ id: `${number}`, author: `${secret} ${'x'.repeat(5_000)}`, number })
    const holds = async () => {
      const files = [file, `${file}-wal`].map((each) => readFile(each).catch(() => Buffer.alloc(0)))
      return (await Promise.all(files)).some((content) => content.includes(secret))
    }
    expect(await holds()).toBe(true)
    for (let number = 0; number < 50; number += 1) await collection.delete(`${number}`)
    await vi.waitFor(async () => expect(await holds()).toBe(false), { timeout: 30_000, interval: 200 })
    await store.close()
  })

  it('keeps text that isn’t well-formed', async () => {
    const store = await openSqliteStore({ file })
    const text = 'before \ud83c after'
    await store.collection(notes).insert({ id: '1', author: 'ada', number: 1, text })
    expect((await store.collection(notes).get('1'))?.text).toBe(text)
    await store.close()
  })

  it('changes a field without touching the rest', async () => {
    const store = await openSqliteStore({ file })
    const text = 'before \ud83c after \u0000 " \' \\ \n 🎭'
    const tags = [0.1, 1e21, 5e-324, -0, { 'a.b': [[{}]], '': null }, text]
    const whole = { id: '1', author: 'ada', number: 1, text, tags }
    const collection = store.collection(notes)
    await collection.insert(whole)
    await collection.update('1', { slug: text, score: 1e-7 })
    expect(await collection.get('1')).toEqual({ ...JSON.parse(JSON.stringify(whole)), slug: text, score: 1e-7 })
    expect(await collection.update('1', {})).toBe(true)
    expect(await collection.update('2', {})).toBe(false)
    await store.close()
  })

  it('waits for the lock of another process without blocking the event loop', async () => {
    const store = await openSqliteStore({ file })
    const collection = store.collection(notes)
    await collection.insert({ id: '1', author: 'ada', number: 1 })
    const holder = new DatabaseSync(file)
    holder.exec('BEGIN IMMEDIATE')
    let settled = false
    const write = collection.insert({ id: '2', author: 'ada', number: 2 }).finally(() => {
      settled = true
    })
    // Reads still work, and so does everything else in this process.
    for (let turn = 0; turn < 20; turn++) expect(await collection.count({})).toBe(1)
    expect(settled).toBe(false)
    holder.exec('COMMIT')
    holder.close()
    expect(await write).toBe('inserted')
    await store.close()
  })

  it('finds by an index wherever one is declared', async () => {
    const store = await openSqliteStore({ file })
    await store.collection(notes).insert({ id: '1', author: 'ada', number: 1 })
    await store.close()
    const database = new DatabaseSync(file)
    const plan = (sql: string) => `${database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()[0]?.detail}`
    const from = 'SELECT document FROM collection_notes WHERE'
    expect(plan(`${from} field_author = ? AND field_number = ?`)).toContain('USING INDEX notes:unique:author,number')
    expect(plan(`${from} field_score > ? ORDER BY field_score ASC, field_number ASC, id ASC LIMIT ?`)).toContain(
      'USING INDEX notes:score,number',
    )
    expect(plan(`${from} id = ?`)).toContain('USING INDEX')
    database.close()
  })

  it('turns ordinary fields into flags, and keeps their values', async () => {
    const before = await openSqliteStore({ file })
    const { flags: _none, ...plain } = notes
    await before.collection(plain).insert({ id: '1', author: 'ada', number: 1, pinned: true })
    await before.collection(plain).insert({ id: '2', author: 'ada', number: 2, pinned: false })
    await before.collection(plain).insert({ id: '3', author: 'ada', number: 3 })
    await before.close()
    const store = await openSqliteStore({ file })
    const collection = store.collection(notes)
    expect((await collection.find({ where: { pinned: true } })).map(({ id }) => id)).toEqual(['1'])
    expect(await collection.update('1', { pinned: false })).toBe(true)
    expect((await collection.find({ where: { pinned: false } })).map(({ id }) => id)).toEqual(['1', '2'])
    expect(await collection.get('3')).toEqual({ id: '3', author: 'ada', number: 3 })
    await expect(store.collection(plain).get('1')).rejects.toThrow('must stay one')
    await store.close()
  })

  it('drops a uniqueness that is no longer declared', async () => {
    const store = await openSqliteStore({ file })
    await store.collection(notes).insert({ id: '1', author: 'ada', number: 1 })
    const relaxed = store.collection({ ...notes, unique: [['slug']] })
    expect(await relaxed.insert({ id: '2', author: 'ada', number: 1 })).toBe('inserted')
    await store.close()
  })

  it('reports a file that isn’t a database as unavailable', async () => {
    await writeFile(file, 'this is not a database, and long enough to look at'.repeat(100))
    await expect(openSqliteStore({ file })).rejects.toThrow(StoreUnavailable)
    await expect(openSqliteStore({ file: folder })).rejects.toThrow(StoreUnavailable)
  })
})
