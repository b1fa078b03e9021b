import type { BoardElement } from './element.ts'

/**
 * The difference from an earlier board: new and changed elements in their current state, and the ids of removed
 * elements.
 */
export type BoardChange = { changed: readonly BoardElement[]; removed: readonly string[] }

/** Limit on the number of elements on a board. */
export const maxBoardElements = 600
/** Limit on the board's size in characters of JSON: joining a room must stay fast. */
export const maxBoardCharacters = 300_000

/**
 * Whether the first of two states of an element is the later one: it has the higher version or, if the versions are
 * equal, the lower nonce.
 */
export const isLater = (
  one: Pick<BoardElement, 'version' | 'versionNonce'>,
  other: Pick<BoardElement, 'version' | 'versionNonce'>,
): boolean => one.version > other.version || (one.version === other.version && one.versionNonce < other.versionNonce)

export const isSameState = (
  one: Pick<BoardElement, 'version' | 'versionNonce'>,
  other: Pick<BoardElement, 'version' | 'versionNonce'>,
): boolean => one.version === other.version && one.versionNonce === other.versionNonce

/**
 * Keeps only the parts of a change that are new to this board. Drops outdated versions of elements, and removals of
 * elements the board doesn't have.
 */
export function newsOf({ changed, removed }: BoardChange, board: readonly BoardElement[]): BoardChange {
  const known = new Map(board.map((element) => [element.id, element]))
  const latest = new Map<string, BoardElement>()
  for (const element of changed) {
    const before = latest.get(element.id) ?? known.get(element.id)
    if (before === undefined || isLater(element, before)) latest.set(element.id, element)
  }
  return {
    changed: [...latest.values()],
    removed: [...new Set(removed)].filter((id) => known.has(id) && !latest.has(id)),
  }
}

/** Applies a change to the board; returns it in drawing order. */
export function boardAfter(board: readonly BoardElement[], { changed, removed }: BoardChange): BoardElement[] {
  const after = new Map(board.map((element) => [element.id, element]))
  for (const element of changed) after.set(element.id, element)
  for (const id of removed) after.delete(id)
  return inOrder([...after.values()])
}

/** Whether two elements are equal in every field. */
export const isSameElement = (one: BoardElement, other: BoardElement): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Computes the change from `before` to `after`. */
export function boardChange(
  before: readonly BoardElement[],
  after: readonly BoardElement[],
  isSame: (one: BoardElement, other: BoardElement) => boolean = isSameState,
): BoardChange {
  const known = new Map(before.map((element) => [element.id, element]))
  const kept = new Set(after.map(({ id }) => id))
  return {
    changed: after.filter((element) => {
      const was = known.get(element.id)
      return was === undefined || !isSame(element, was)
    }),
    removed: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  }
}

export const isEmptyChange = ({ changed, removed }: BoardChange): boolean =>
  changed.length === 0 && removed.length === 0

/**
 * Sorts elements from bottom to top. Elements without an `index` go on top. Compares indexes by code unit, which gives
 * the same order in every locale.
 */
export function inOrder(elements: BoardElement[]): BoardElement[] {
  return elements.sort((a, b) => {
    if (a.index !== b.index) {
      if (a.index === null) return 1
      if (b.index === null) return -1
      return a.index < b.index ? -1 : 1
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
  })
}
