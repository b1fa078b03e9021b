import { type BoardElement, boardElementSchema, sentBoardElementSchema } from './element.ts'

/** An element in a shared board. It is stored under its id, so it doesn't repeat the id. */
export type SharedElement = Readonly<Record<string, unknown>>

/** The stored form of an element. Fields without a value are left out. */
export function sharedElementOf({ id: _id, ...rest }: BoardElement): SharedElement {
  const held: SharedElement = JSON.parse(JSON.stringify(rest))
  return held
}

/** Reads the element stored under this id; null if the stored value isn't a valid board element. */
export const elementUnder = (id: string, held: unknown): BoardElement | null =>
  isHeld(held) ? (boardElementSchema.safeParse({ ...held, id }).data ?? null) : null

/**
 * Reads an element that somebody sent to a shared board; its id is sent separately. Returns null if the element is
 * invalid or has fields our own boards don't send, at any depth.
 */
export function sentSharedElement(held: unknown): BoardElement | null {
  if (!isHeld(held) || 'id' in held) return null
  return sentBoardElementSchema.safeParse({ ...held, id: 'held' }).data ?? null
}

const isHeld = (held: unknown): held is SharedElement =>
  typeof held === 'object' && held !== null && Object.getPrototypeOf(held) === Object.prototype
