import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { type DocumentStore, openDocumentStore } from './documentStore.ts'

const key = { sessionId: 'session', question: 1, part: 'python' } as const
const bytes = (...values: number[]) => new Uint8Array(values)

let folder: string
let stores: Store[]
/** Two engines on one store. */
let engines: [DocumentStore, DocumentStore]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-documents-'))
  stores = [await openStoreOfSpecs(folder), await openStoreOfSpecs(folder)]
  const [a, b] = stores.map(openDocumentStore)
  if (a === undefined || b === undefined) throw new Error('no store')
  engines = [a, b]
  await Promise.all(engines.map((engine, index) => engine.begin(key, bytes(index))))
})
afterEach(async () => {
  for (const store of stores) await store.close()
  rmSync(folder, { recursive: true })
})

/** Catches a store in which two engines both take a number, losing one of two keystrokes; also on MongoDB. */
test('of two engines that store at once each number goes to one, and both read the same order', async () => {
  const [a, b] = engines
  for (let seq = 1; seq <= 20; seq += 1) {
    const outcomes = await Promise.all([a.append(key, seq, bytes(seq, 0)), b.append(key, seq, bytes(seq, 1))])
    expect(outcomes.sort()).toEqual(['stored', 'taken'])
  }
  expect((await a.after(key, 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(await a.after(key, 5)).toEqual(await b.after(key, 5))
})

/** Catches numbers that become free again after a compaction, and a deletion that only one engine sees. */
test('what one engine compacts or deletes is so for the other', async () => {
  const [a, b] = engines
  for (const seq of [1, 2, 3]) expect(await a.append(key, seq, bytes(seq))).toBe('stored')
  await a.compact(key, 2, bytes(9))
  expect(await b.base(key)).toMatchObject({ base: bytes(9), baseSeq: 2 })
  expect((await b.after(key, 0)).map(({ seq }) => seq)).toEqual([3])
  expect(await b.append(key, 2, bytes(7))).toBe('outdated')
  await b.removeOf('session')
  expect(await a.base(key)).toBeUndefined()
  expect(await a.append(key, 4, bytes(4))).toBe('gone')
  expect(await a.after(key, 0)).toEqual([])
})
