import {
  type BoardChange,
  type BoardElement,
  boardAfter,
  elementUnder,
  maxBoardCharacters,
  maxBoardElements,
  sharedElementOf,
} from '@greenroom/shared/session'
import { sharedBoardName } from '@greenroom/shared/wire'
import * as Y from 'yjs'
import { type ConnectionOptions, connectDocument, type DocumentConnection } from './documentConnection.ts'

/** A whiteboard shared by several people. */
export type BoardConnection = DocumentConnection & {
  /** Its elements, from bottom to top. */
  elements(): readonly BoardElement[]
  /** Draws here; the others see it immediately. */
  draw(change: BoardChange): void
  /** Calls `listen` when someone else has drawn. */
  onOthers(listen: () => void): () => void
}

/** Marks changes made in this window. */
const here = Symbol('drawn here')

export function connectBoard(options: ConnectionOptions): BoardConnection {
  const doc = new Y.Doc()
  const board = doc.getMap(sharedBoardName)
  let elements: readonly BoardElement[] = []
  const listeners = new Set<() => void>()

  board.observe(({ keysChanged }, { origin }) => {
    const held = [...keysChanged].map((id) => [id, elementUnder(id, board.get(id))] as const)
    elements = boardAfter(elements, {
      changed: held.flatMap(([, element]) => element ?? []),
      removed: held.flatMap(([id, element]) => (element === null ? [id] : [])),
    })
    if (origin !== here) for (const listen of listeners) listen()
  })

  const isTooLarge = (): boolean =>
    board.size > maxBoardElements || JSON.stringify(elements).length > maxBoardCharacters

  return {
    ...connectDocument(doc, isTooLarge, options),
    elements: () => elements,
    draw({ changed, removed }) {
      doc.transact(() => {
        for (const element of changed) board.set(element.id, sharedElementOf(element))
        for (const id of removed) board.delete(id)
      }, here)
    },
    onOthers(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
