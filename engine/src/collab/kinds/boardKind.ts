import { hasBoard } from '@greenroom/shared/rules'
import {
  type BoardElement,
  elementUnder,
  inOrder,
  isSameElement,
  maxBoardCharacters,
  maxBoardElements,
  sharedElementOf,
} from '@greenroom/shared/session'
import { boardCursorSchema, sharedBoardName } from '@greenroom/shared/wire'
import type * as Y from 'yjs'
import { elementsSent } from './checkedUpdate.ts'
import type { DocumentKind } from './documentKind.ts'
import { afterUpdate } from './trial.ts'

const boardIn = (doc: Y.Doc): Y.Map<unknown> => doc.getMap(sharedBoardName)

/** The board's elements from bottom to top, as in the log. */
const elementsOf = (board: Y.Map<unknown>): BoardElement[] =>
  inOrder([...board].flatMap(([id, held]) => elementUnder(id, held) ?? []))

/** The length of an element as JSON, in characters, including its comma. */
const charactersOf = (id: string, held: unknown): number => JSON.stringify(held).length + id.length + '"id":"",,'.length

/** A question's whiteboard. */
export const boardKind: DocumentKind = {
  checks(doc) {
    const board = boardIn(doc)
    const sizes = new Map<string, number>()
    let characters = 0
    const measure = (id: string): void => {
      const after = board.has(id) ? charactersOf(id, board.get(id)) : 0
      characters += after - (sizes.get(id) ?? 0)
      if (after === 0) sizes.delete(id)
      else sizes.set(id, after)
    }
    for (const id of board.keys()) measure(id)
    board.observe(({ keysChanged }) => {
      for (const id of keysChanged) measure(id)
    })

    return (update) => {
      const sent = elementsSent(update)
      if (sent === null) return 'bad'
      const fits = sizes.size + sent.count <= maxBoardElements && characters + sent.characters <= maxBoardCharacters
      if (fits) return 'fits'
      const isTooLarge = afterUpdate(doc, update, (trial) => {
        const after = boardIn(trial)
        const all = [...after].reduce((sum, [id, held]) => sum + charactersOf(id, held), 0)
        return (
          (after.size > maxBoardElements && after.size > sizes.size) || (all > maxBoardCharacters && all > characters)
        )
      })
      return isTooLarge ? 'too_large' : 'fits'
    }
  },
  read: (doc) => ({ of: 'board', elements: elementsOf(boardIn(doc)) }),
  belongsTo: ({ challenge }) => hasBoard(challenge.challengeType),
  restore(doc, { board: logged }) {
    const board = boardIn(doc)
    const ids = new Set(logged.map(({ id }) => id))
    for (const element of logged) {
      const held = elementUnder(element.id, board.get(element.id))
      if (held === null || !isSameElement(held, element)) board.set(element.id, sharedElementOf(element))
    }
    for (const id of [...board.keys()]) if (!ids.has(id)) board.delete(id)
  },
  cursor: boardCursorSchema,
}
