import * as Y from 'yjs'

/** Applies this update to a copy of the document and calls `look` with it. */
export function afterUpdate<T>(doc: Y.Doc, update: Uint8Array, look: (trial: Y.Doc) => T): T {
  const trial = new Y.Doc()
  try {
    Y.applyUpdate(trial, Y.encodeStateAsUpdate(doc))
    Y.applyUpdate(trial, update)
    return look(trial)
  } finally {
    trial.destroy()
  }
}
