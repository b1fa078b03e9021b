import { type BoardElement, boardElementSchema, sentBoardElementSchema } from './element.ts'

/** An element as a shared board holds it: under its id, so it doesn't say the id again. */
export type SharedElement = Readonly<Record<string, unknown>>

/** What a shared board holds for this element. Fields without a value are left out. */
export function sharedElementOf({ id: _id, ...rest }: BoardElement): SharedElement {
  const held: SharedElement = JSON.parse(JSON.stringify(rest))
  return held
}

/** Reads what a shared board holds under this id; null if no board has such an element. */
export const elementUnder = (id: string, held: unknown): BoardElement | null =>
  isHeld(held) ? (boardElementSchema.safeParse({ ...held, id }).data ?? null) : null

/**
 * Reads an element that somebody sent to a shared board, whose id is elsewhere; null if it isn't exactly what our own boards send: a field too many is refused,
 * at any depth.
 */
export function sentSharedElement(held: unknown): BoardElement | null {
  if (!isHeld(held) || 'id' in held) return null
  return sentBoardElementSchema.safeParse({ ...held, id: 'held' }).data ?? null
}

const isHeld = (held: unknown): held is SharedElement =>
  typeof held === 'object' && held !== null && Object.getPrototypeOf(held) === Object.prototype
