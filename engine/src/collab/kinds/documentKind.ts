import type { BoardElement, Question } from '@greenroom/shared/session'
import type * as Y from 'yjs'
import type { z } from 'zod'
import type { DocumentKey } from '../documentStore.ts'

/** What a shared document holds. */
export type SharedContent = { of: 'text'; text: string } | { of: 'board'; elements: readonly BoardElement[] }

/** Whether an update may be applied; `too_large`: the document would be larger than it may be. */
export type Checked = 'fits' | 'too_large' | 'bad'

/** What differs between code and whiteboards; all the rest is the same for every shared document. */
export type DocumentKind = {
  /** Checks the updates to this document before they are applied. Updates that make it smaller always fit. */
  checks(doc: Y.Doc): (update: Uint8Array) => Checked
  read(doc: Y.Doc): SharedContent
  /** Whether a question has such a document. */
  belongsTo(question: Question): boolean
  /** Makes the document equal to what the log has; no change if it is. */
  restore(doc: Y.Doc, question: Question, key: DocumentKey): void
  /** A person's cursor in it. */
  cursor: z.ZodType<object>
}
