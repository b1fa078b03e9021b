import type { SharedFile } from '@greenroom/shared/session'
import { programmingLanguageSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Store } from '../store/port.ts'
import { removeAll } from '../store/removeAll.ts'

const bytesSchema = z.base64()

const documentSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  question: z.int().min(1),
  /** The code's language, or `board` for the whiteboard. */
  language: z.union([programmingLanguageSchema, z.literal('board')]),
  /** The state after the update `baseSeq`, in base64. */
  base: bytesSchema,
  baseSeq: z.int().min(0),
})
type DocumentRecord = z.infer<typeof documentSchema>

const updateSchema = z.object({
  id: z.string(),
  documentId: z.string(),
  sessionId: z.string(),
  seq: z.int().min(1),
  update: bytesSchema,
})
type UpdateRecord = z.infer<typeof updateSchema>

/** Identifies a shared document. */
export type DocumentKey = { sessionId: string } & SharedFile

export const documentIdOf = ({ sessionId, question, part }: DocumentKey): string => `${sessionId}:${question}:${part}`

export type StoredUpdate = { seq: number; update: Uint8Array }
export type StoredBase = { base: Uint8Array; baseSeq: number }

/**
 * Shared documents: a base, and the updates after it numbered from 1. Each number is used once, so all engines agree on
 * the order. An engine whose number is taken reads what it missed and tries the next one.
 */
export type DocumentStore = {
  /**
   * The document's base, or undefined if there is none yet.
   * @throws if it can't be read
   */
  base(key: DocumentKey): Promise<StoredBase | undefined>
  /** Creates a document, or uses the existing one. */
  begin(key: DocumentKey, base: Uint8Array): Promise<void>
  /**
   * The updates after `seq`, in order.
   * @throws if one can't be read
   */
  after(key: DocumentKey, seq: number): Promise<StoredUpdate[]>
  /**
   * Stores an update durably. `taken`: another update has this number. `outdated`: the base already includes this
   * number, so nobody would read it. `gone`: the document has been deleted. Nothing is stored in these three cases.
   * `written` is called and awaited as soon as the update is on the disk, before it's known whether it is outdated or
   * gone.
   */
  append(
    key: DocumentKey,
    seq: number,
    update: Uint8Array,
    written?: () => Promise<void>,
  ): Promise<'stored' | 'taken' | 'outdated' | 'gone'>
  /** Replaces all updates up to `seq` with the resulting state. */
  compact(key: DocumentKey, seq: number, state: Uint8Array): Promise<void>
  /** Deletes all of a session's documents. */
  removeOf(sessionId: string): Promise<void>
}

const pageSize = 500

export function openDocumentStore(store: Store): DocumentStore {
  const documents = store.collection<DocumentRecord>({
    name: 'sharedTexts',
    unique: [],
    indexes: [['sessionId'], ['baseSeq']],
    parse: (stored) => documentSchema.parse(stored),
  })
  const updates = store.collection<UpdateRecord>({
    name: 'sharedTextUpdates',
    unique: [['documentId', 'seq']],
    // No index by session: each index would write one more page to disk per keystroke.
    indexes: [],
    parse: (stored) => updateSchema.parse(stored),
  })
  return {
    async base(key) {
      const found = await documents.get(documentIdOf(key))
      return found && { base: bytesOf(found.base), baseSeq: found.baseSeq }
    },
    async begin(key, base) {
      const { sessionId, question, part: language } = key
      await documents.insert({
        id: documentIdOf(key),
        sessionId,
        question,
        language,
        base: textOf(base),
        baseSeq: 0,
      })
    },
    async after(key, seq) {
      const all: StoredUpdate[] = []
      for (let last = seq; ; ) {
        const page = await updates.find({
          where: { documentId: documentIdOf(key), seq: { gt: last } },
          sort: [['seq', 'asc']],
          limit: pageSize,
        })
        all.push(...page.map((each) => ({ seq: each.seq, update: bytesOf(each.update) })))
        last = page.at(-1)?.seq ?? last
        if (page.length < pageSize) return all
      }
    },
    async append(key, seq, update, written) {
      const documentId = documentIdOf(key)
      const id = `${documentId}:${seq}`
      const record = { id, documentId, sessionId: key.sessionId, seq, update: textOf(update) }
      if ((await updates.insert(record)) === 'duplicate') return 'taken'
      await written?.()
      // Compaction frees the numbers of the updates it deletes. An engine that was suspended must not reuse one.
      if ((await documents.count({ id: documentId, baseSeq: { lt: seq } })) > 0) return 'stored'
      await updates.delete(id)
      return (await documents.count({ id: documentId })) > 0 ? 'outdated' : 'gone'
    },
    async compact(key, seq, state) {
      const documentId = documentIdOf(key)
      await documents.update(documentId, { base: textOf(state), baseSeq: seq }, { baseSeq: { lt: seq } })
      await removeAll(updates, { documentId, seq: { lte: seq } })
    },
    async removeOf(sessionId) {
      await removeAll(documents, { sessionId })
      await removeAll(updates, { id: { gt: `${sessionId}:`, lt: `${sessionId};` } })
    },
  }
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))
