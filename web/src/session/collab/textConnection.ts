import { isCodeTooLong } from '@greenroom/shared/session'
import { sharedTextName } from '@greenroom/shared/wire'
import * as Y from 'yjs'
import { type ConnectionOptions, connectDocument, type DocumentConnection } from './documentConnection.ts'

/** Code edited by several people. */
export type TextConnection = DocumentConnection & { text: Y.Text }

export function connectText(options: ConnectionOptions): TextConnection {
  const doc = new Y.Doc()
  const text = doc.getText(sharedTextName)
  return { ...connectDocument(doc, () => isCodeTooLong(text.toString()), options), text }
}
