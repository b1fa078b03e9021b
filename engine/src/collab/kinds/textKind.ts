import { currentCode, isCodeTooLong, longestCode, longestCodeBytes } from '@greenroom/shared/session'
import { collabCursorSchema, sharedTextName } from '@greenroom/shared/wire'
import type * as Y from 'yjs'
import { isTextUpdate } from './checkedUpdate.ts'
import type { DocumentKind } from './documentKind.ts'
import { afterUpdate } from './trial.ts'

/** The most bytes that one byte of an update can take up in a command's JSON. */
const maxBytesPerByte = 6

const textIn = (doc: Y.Doc): Y.Text => doc.getText(sharedTextName)

/** Code in one language. */
export const textKind: DocumentKind = {
  checks(doc) {
    const text = textIn(doc)
    const bytes = (): number => Buffer.byteLength(JSON.stringify(text.toString()))
    /** An upper bound on the text's size in a command, in bytes: exact when last measured, and never too low since. */
    let maxTextBytes = bytes()
    doc.on('update', (update: Uint8Array) => {
      maxTextBytes += update.length * maxBytesPerByte
    })

    function isTooLong(update: Uint8Array): boolean {
      // Each character takes at least one byte of an update.
      const fits = () =>
        text.length + update.length <= longestCode && maxTextBytes + update.length * maxBytesPerByte <= longestCodeBytes
      if (fits()) return false
      maxTextBytes = bytes()
      if (fits()) return false
      return afterUpdate(doc, update, (trial) => {
        const after = textIn(trial)
        return after.length > text.length && isCodeTooLong(after.toString())
      })
    }
    return (update) => (isTextUpdate(update) ? (isTooLong(update) ? 'too_large' : 'fits') : 'bad')
  },
  read: (doc) => ({ of: 'text', text: textIn(doc).toString() }),
  belongsTo: () => true,
  restore(doc, question, { part }) {
    if (part === 'board') return
    const [text, code] = [textIn(doc), currentCode(question, part)]
    if (text.toString() === code) return
    text.delete(0, text.length)
    text.insert(0, code)
  },
  cursor: collabCursorSchema,
}
