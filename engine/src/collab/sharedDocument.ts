import { setTimeout as sleep } from 'node:timers/promises'
import type { Question } from '@greenroom/shared/session'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { type DocumentKey, type DocumentStore, documentIdOf } from './documentStore.ts'
import type { SharedContent } from './kinds/documentKind.ts'
import { kindOf } from './kinds/kindOf.ts'

/** After this many updates, they are merged into one base. */
export const compactEvery = 200
/** … or after this many bytes, because each update of a long stroke repeats the whole stroke. */
const compactAfterBytes = 1024 * 1024
/** The maximum size of the document plus everything ever deleted from it, in bytes. */
const largestState = 4 * 1024 * 1024

/**
 * Work that readers needn't wait for (the store's second check, other engines, the acknowledgement) starts this much
 * later. On a busy machine, a reader on the same core would otherwise get each keystroke only when all of that is done.
 */
const readersFirstMs = 1

/** A connection that reads a document. */
export type Reader = {
  /** Receives another reader's stored update. */
  update(update: Uint8Array): void
  /** Reports that this many more of the reader's own updates are now stored. */
  stored(count: number): void
  /** Called when the document was dropped; the reader must reconnect. */
  lost(): void
}

/** The document's content at a moment when all of it was stored. */
export type StoredContent = { content: SharedContent; seq: number }

/** The result of receiving an update: it is waiting to be stored, or the reason it was rejected. */
export type Received = 'waiting' | 'too_large' | 'bad' | 'incomplete'

/** A shared document in this engine's memory, kept equal to the stored one. */
export type SharedDocument = {
  key: DocumentKey
  id: string
  awareness: Awareness
  /** Accepts an update. Nobody sees it before it is on the disk. */
  receive(update: Uint8Array, from: Reader): Received
  /** Calls `look` once everything in the document is stored; never if the document is lost. */
  atRest(look: (doc: Y.Doc) => void): Promise<void>
  /** From now on, sends this reader every stored update. Call it from `atRest`. */
  join(reader: Reader): void
  leave(reader: Reader): void
  readers(): number
  /** Receives an update stored by another engine. */
  hear(seq: number, update: Uint8Array): void
  /**
   * Reads the updates this engine is missing from the store, and stores the waiting ones. Then returns the content, or
   * undefined if the document is lost.
   */
  catchUp(): Promise<StoredContent | undefined>
  /** Makes the document match the log's version, as an edit without an author. Several engines may do so at once. */
  restore(question: Question): Promise<void>
  destroy(): void
}

export type SharedDocumentOptions = {
  key: DocumentKey
  store: DocumentStore
  /** Publishes a stored update to the other engines. */
  publish: (seq: number, update: Uint8Array) => void
  /** Called after every stored change, including those by other engines. */
  onChange: () => void
  /** Called once if the store fails or its data can't be read. The document can't be used afterwards. */
  onLost: (error: unknown) => void
}

type Waiting = { update: Uint8Array | null; from: Reader | null }
/** Marks updates that came from the store. */
const fromStore = Symbol('from the store')

/**
 * @returns undefined if there is no such document
 * @throws if the stored document can't be read
 */
export async function loadDocument(options: SharedDocumentOptions): Promise<SharedDocument | undefined> {
  const { key, store, publish, onChange, onLost } = options
  const stored = await store.base(key)
  if (stored === undefined) return undefined
  const kind = kindOf(key)
  const doc = new Y.Doc()
  const awareness = new Awareness(doc)
  awareness.setLocalState(null)
  const readers = new Set<Reader>()
  let seq = stored.baseSeq
  let sinceBase = 0
  let baseBytes = stored.base.length
  let stateBytes = baseBytes
  /** The author of the update being applied. */
  let author: Reader | null = null
  let waiting: Waiting[] = []
  let isLost = false

  let turn: Promise<void> = Promise.resolve()
  /** Runs store calls one at a time. */
  function inTurn(work: () => Promise<void> | void): Promise<void> {
    turn = turn.then(async () => {
      if (isLost) return
      try {
        await work()
      } catch (error) {
        lose(error)
      }
    })
    return turn
  }

  function lose(error: unknown): void {
    if (isLost) return
    isLost = true
    onLost(error)
    for (const reader of [...readers]) reader.lost()
  }

  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === fromStore) return
    waiting.push({ update, from: author })
  })

  /** Applies a stored update and sends it to the readers. */
  function take(update: Uint8Array): void {
    Y.applyUpdate(doc, update, fromStore)
    if (isIncomplete()) throw new Error(`${documentIdOf(key)} lacks an update`)
    stateBytes += update.length
    for (const reader of readers) reader.update(update)
    onChange()
  }

  async function readMissing(): Promise<void> {
    for (let found = await store.after(key, seq); found.length > 0; found = await store.after(key, seq)) {
      if (found[0]?.seq !== seq + 1) {
        const base = await store.base(key)
        if (base === undefined) throw new Error(`${documentIdOf(key)} was deleted`)
        if (base.baseSeq <= seq) throw new Error(`${documentIdOf(key)} has no update ${seq + 1}`)
        seq = base.baseSeq
        take(base.base)
        continue
      }
      for (const each of found) {
        if (each.seq !== seq + 1) throw new Error(`${documentIdOf(key)} has no update ${seq + 1}`)
        seq = each.seq
        sinceBase += 1
        take(each.update)
      }
    }
  }

  /** Reads the base again, if the updates before it were deleted. */
  async function readBase(): Promise<void> {
    const base = await store.base(key)
    if (base === undefined) throw new Error(`${documentIdOf(key)} was deleted`)
    if (base.baseSeq <= seq) return
    seq = base.baseSeq
    take(base.base)
  }

  /** Stores the waiting updates in batches, and reports each batch once it's stored. */
  async function storeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const parts = batch.flatMap(({ update }) => (update === null ? [] : [update]))
      const [first] = parts
      if (first !== undefined) {
        const update = parts.length === 1 ? first : Y.mergeUpdates(parts)
        const [only] = new Set(batch.map(({ from }) => from))
        const hasOneAuthor = batch.every(({ from }) => from === only)
        await append(update, () => {
          for (const reader of readers) if (!hasOneAuthor || reader !== only) reader.update(update)
        })
        publish(seq, update)
        onChange()
      }
      const counts = Map.groupBy(batch, ({ from }) => from)
      for (const [from, own] of counts) from?.stored(own.length)
    }
    if (sinceBase >= compactEvery || stateBytes - baseBytes > compactAfterBytes) await compact()
  }

  /**
   * Stores an update under the next number. `show` is called once, when the update is on the disk. Readers needn't wait
   * for the check of its number, because an outdated update is stored again under another one.
   */
  async function append(update: Uint8Array, show: () => void): Promise<void> {
    let isShown = false
    const written = async (): Promise<void> => {
      if (isShown) return
      isShown = true
      show()
      if (readers.size > 1) await sleep(readersFirstMs)
    }
    for (;;) {
      const outcome = await store.append(key, seq + 1, update, written)
      if (outcome === 'stored') {
        seq += 1
        sinceBase += 1
        stateBytes += update.length
        return
      }
      if (outcome === 'gone') throw new Error(`${documentIdOf(key)} was deleted`)
      if (outcome === 'outdated') await readBase()
      await readMissing()
    }
  }

  /** Only call this when everything in the document is stored. */
  async function compact(): Promise<void> {
    const state = Y.encodeStateAsUpdate(doc)
    sinceBase = 0
    baseBytes = state.length
    stateBytes = baseBytes
    await store.compact(key, seq, state)
  }

  function isIncomplete(): boolean {
    return doc.store.pendingStructs !== null || doc.store.pendingDs !== null
  }

  try {
    Y.applyUpdate(doc, stored.base, fromStore)
    await readMissing()
    if (isIncomplete()) throw new Error(`${documentIdOf(key)} lacks an update`)
  } catch (error) {
    awareness.destroy()
    doc.destroy()
    throw error
  }
  const check = kind.checks(doc)

  const document: SharedDocument = {
    key,
    id: documentIdOf(key),
    awareness,
    receive(update, from) {
      const checked = stateBytes + update.length > largestState ? 'too_large' : check(update)
      if (checked !== 'fits') return checked
      const before = waiting.length
      author = from
      Y.applyUpdate(doc, update)
      author = null
      void inTurn(storeWaiting)
      if (isIncomplete()) {
        doc.store.pendingStructs = null
        doc.store.pendingDs = null
        return 'incomplete'
      }
      // A known update counts as stored as soon as those before it are.
      if (waiting.length === before) waiting.push({ update: null, from })
      return 'waiting'
    },
    atRest: (look) =>
      inTurn(async () => {
        await storeWaiting()
        look(doc)
      }),
    join: (reader) => void readers.add(reader),
    leave: (reader) => void readers.delete(reader),
    readers: () => readers.size,
    hear: (heard, update) =>
      void inTurn(async () => {
        if (heard <= seq) return
        if (heard > seq + 1) return await readMissing()
        seq = heard
        sinceBase += 1
        take(update)
      }),
    async catchUp() {
      let stored: StoredContent | undefined
      await inTurn(async () => {
        await readMissing()
        await storeWaiting()
        stored = { content: kind.read(doc), seq }
      })
      return stored
    },
    restore: (question) =>
      inTurn(async () => {
        await storeWaiting()
        for (;;) {
          await readMissing()
          const update = restoration(doc, question, key)
          if (update === null) return
          if ((await store.append(key, seq + 1, update)) !== 'stored') continue
          seq += 1
          sinceBase += 1
          take(update)
          publish(seq, update)
          return
        }
      }),
    destroy() {
      isLost = true
      awareness.destroy()
      doc.destroy()
    },
  }
  return document
}

/** The update that makes the document match the log's version; null if it already does. */
function restoration(doc: Y.Doc, question: Question, key: DocumentKey): Uint8Array | null {
  const changed = new Y.Doc()
  Y.applyUpdate(changed, Y.encodeStateAsUpdate(doc))
  let update: Uint8Array | null = null
  changed.on('update', (made: Uint8Array) => {
    update = made
  })
  changed.transact(() => kindOf(key).restore(changed, question, key))
  changed.destroy()
  return update
}

/** A new document's state: the same on every engine for the same log. */
export function firstState(question: Question, key: DocumentKey): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = 0
  doc.transact(() => kindOf(key).restore(doc, question, key))
  const state = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return state
}
