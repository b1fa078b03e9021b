import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedTextName } from '@greenroom/shared/wire'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Store } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { type DocumentStore, openDocumentStore } from './documentStore.ts'
import { compactEvery, loadDocument, type Reader } from './sharedDocument.ts'

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

/**
 * Catches a letter that is lost because its number was reused, or that reaches a reader twice. Readers see an update
 * once it is on the disk, before we check that its number is still valid.
 */
test('a letter typed on an engine that heard nothing for a compaction reaches its readers once, and is stored', async () => {
  const [a, b] = engines
  const suspended = { ...key, question: 2 }
  const typist = new Y.Doc()
  await a.begin(suspended, Y.encodeStateAsUpdate(typist))
  const open = async (store: DocumentStore) => {
    const document = await loadDocument({
      key: suspended,
      store,
      publish() {},
      onChange() {},
      onLost: (error) => expect.unreachable(String(error)),
    })
    if (document === undefined) throw new Error('no document')
    return document
  }
  const [awake, asleep] = [await open(a), await open(b)]
  const type = (document: typeof awake, from: Reader, doc: Y.Doc, letter: string) => {
    const before = Y.encodeStateVector(doc)
    doc.getText(sharedTextName).insert(0, letter)
    expect(document.receive(Y.encodeStateAsUpdate(doc, before), from)).toBe('waiting')
  }
  for (let count = 0; count < compactEvery + 10; count += 1) {
    type(awake, readerOf(), typist, 'a')
    await awake.atRest(() => {})
  }
  expect(await a.base(suspended)).toMatchObject({ baseSeq: compactEvery })

  const heard: Uint8Array[] = []
  const stored: number[] = []
  asleep.join(readerOf({ update: (update) => heard.push(update) }))
  type(asleep, readerOf({ stored: (count) => stored.push(count) }), new Y.Doc(), 'b')
  const seen = await asleep.catchUp()
  expect(seen).toEqual(await awake.catchUp())
  expect(seen?.content).toMatchObject({ text: expect.stringContaining('b') })
  expect(stored).toEqual([1])
  const reader = new Y.Doc()
  for (const update of heard) Y.applyUpdate(reader, update)
  expect({ of: 'text', text: reader.getText(sharedTextName).toString() }).toEqual(seen?.content)
  expect(heard.filter((update) => Y.decodeUpdate(update).structs.some((item) => isLetter(item, 'b')))).toHaveLength(1)
})

const readerOf = (of: Partial<Reader> = {}): Reader => ({ update() {}, stored() {}, lost() {}, ...of })
const isLetter = (struct: Y.Item | Y.GC | Y.Skip, letter: string): boolean =>
  struct instanceof Y.Item && struct.content instanceof Y.ContentString && struct.content.str === letter
