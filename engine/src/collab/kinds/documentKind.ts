import type { BoardElement, Question } from '@greenroom/shared/session'
import type * as Y from 'yjs'
import type { z } from 'zod'
import type { DocumentKey } from '../documentStore.ts'

/** A shared document's content. */
export type SharedContent = { of: 'text'; text: string } | { of: 'board'; elements: readonly BoardElement[] }

/** Whether an update may be applied. `too_large`: the document would exceed its maximum size. */
export type Checked = 'fits' | 'too_large' | 'bad'

/** What differs between code and whiteboards. Everything else is the same for all shared documents. */
export type DocumentKind = {
  /**
   * Returns the check that every update must pass before it's applied. Updates that make the document smaller always
   * fit.
   */
  checks(doc: Y.Doc): (update: Uint8Array) => Checked
  read(doc: Y.Doc): SharedContent
  /** Whether a question has such a document. */
  belongsTo(question: Question): boolean
  /** Makes the document match the log's version; a no-op if it already does. */
  restore(doc: Y.Doc, question: Question, key: DocumentKey): void
  /** A person's cursor in this kind of document. */
  cursor: z.ZodType<object>
}
