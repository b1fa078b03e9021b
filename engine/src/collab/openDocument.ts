import type { Session } from '@greenroom/shared/session'
import { type DocumentKey, type DocumentStore, documentIdOf } from './documentStore.ts'
import { questionOf } from './kinds/kindOf.ts'
import { firstState, loadDocument, type SharedDocument, type SharedDocumentOptions } from './sharedDocument.ts'

/**
 * Opens the stored document. A new one starts with the log's version. The engine inserts it, because two browsers would
 * insert it twice.
 * @returns undefined if the session has no such document
 * @throws if the stored document can't be read
 */
export async function openDocument(
  state: Session,
  options: SharedDocumentOptions,
): Promise<SharedDocument | undefined> {
  const { key, store } = options
  const question = questionOf(state, key)
  if (question === undefined) return undefined
  const known = await loadDocument(options)
  if (known !== undefined) return known
  await store.begin(key, firstState(question, key))
  return await loadDocument(options)
}

/** The stored content of a document that isn't open on this engine; undefined if there is none. */
export async function storedContent(key: DocumentKey, store: DocumentStore) {
  const nothing = (): void => {}
  const document = await loadDocument({
    key,
    store,
    publish: nothing,
    onChange: nothing,
    onLost(error) {
      throw new Error(`${documentIdOf(key)} cannot be read`, { cause: error })
    },
  })
  const stored = await document?.catchUp()
  document?.destroy()
  return stored
}
