import { isDeepStrictEqual } from 'node:util'
import { boardElementIdSchema, sentSharedElement } from '@greenroom/shared/session'
import { sharedBoardName, sharedTextName } from '@greenroom/shared/wire'
import * as Y from 'yjs'

/**
 * Whether an update can be accepted: it is readable and contains only text. Every stored update has passed this check,
 * so nobody can make the document unreadable for the others.
 */
export const isTextUpdate = (update: Uint8Array): boolean => itemsIn(update)?.every(isText) ?? false

/** The number of elements in an update, and of their characters as JSON: an upper bound on what it adds to a board. */
export type SentElements = { count: number; characters: number }

/** An update's elements, or null if it contains anything but whiteboard elements. */
export function elementsSent(update: Uint8Array): SentElements | null {
  const items = itemsIn(update)
  if (items === null || !items.every(isOnBoard)) return null
  const sent: SentElements = { count: 0, characters: 0 }
  for (const { content } of items) {
    if (content instanceof Y.ContentDeleted) continue
    const characters = charactersOfElement(content)
    if (characters === null) return null
    sent.count += 1
    sent.characters += characters
  }
  return sent
}

/**
 * An update's items, without Yjs's placeholders for deleted ones and for gaps in merged updates; null if it can't be
 * read.
 */
function itemsIn(update: Uint8Array): Y.Item[] | null {
  try {
    const { structs } = Y.decodeUpdate(update)
    const items = structs.filter((struct) => struct instanceof Y.Item)
    const isKnown = structs.every((struct) => [Y.Item, Y.GC, Y.Skip].some((kind) => struct instanceof kind))
    return isKnown ? items : null
  } catch {
    return null
  }
}

function isText({ content, parent, parentSub }: Y.Item): boolean {
  const isKnownContent = content instanceof Y.ContentString || content instanceof Y.ContentDeleted
  // An update names a parent only if there is no neighbour to take it from.
  return isKnownContent && parentSub === null && (parent === null || String(parent) === sharedTextName)
}

const longestId = 64

/** A later state of an element inherits its place on the board from the earlier state, so it names neither. */
function isOnBoard({ parent, parentSub, origin, rightOrigin }: Y.Item): boolean {
  if (rightOrigin !== null) return false
  if (origin !== null) return parent === null && parentSub === null
  return String(parent) === sharedBoardName && boardElementIdSchema.safeParse(parentSub).success
}

function charactersOfElement(content: Y.Item['content']): number | null {
  if (!(content instanceof Y.ContentAny) || content.arr.length !== 1) return null
  const [held] = content.arr
  const element = sentSharedElement(held)
  if (element === null || !isDeepStrictEqual({ ...held, id: element.id }, element)) return null
  return JSON.stringify(element).length + longestId
}
