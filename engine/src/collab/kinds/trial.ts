import * as Y from 'yjs'

/** Looks at a copy of the document after this update. */
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
