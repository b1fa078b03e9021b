import { type BoardElement, boardAfter, isLater, isSameState } from '@greenroom/shared/session'

/** The state in which an element was last known to be on the server. */
export type KnownState = Pick<BoardElement, 'id' | 'version' | 'versionNonce'>

/**
 * The board of this window after the server's has changed from `base` to `server`. What was drawn here stays, what was drawn
 * elsewhere comes, and of an element that was changed in both places the later state counts. An element goes where one of
 * both removed it and the other left it as it was; where the other changed it, it stays: no shape is lost to a coincidence.
 * @returns `live` itself where nothing is different
 */
export function mergeBoards(
  base: readonly KnownState[],
  server: readonly BoardElement[],
  live: readonly BoardElement[],
): readonly BoardElement[] {
  const known = new Map(base.map((state) => [state.id, state]))
  const here = new Map(live.map((element) => [element.id, element]))
  const there = new Set(server.map(({ id }) => id))
  const changed = server.filter((element) => {
    const own = here.get(element.id)
    const before = known.get(element.id)
    if (own !== undefined) return isLater(element, own)
    return before === undefined || isLater(element, before)
  })
  const removed = live.flatMap((element) => {
    const before = known.get(element.id)
    return before !== undefined && !there.has(element.id) && isSameState(element, before) ? [element.id] : []
  })
  return changed.length === 0 && removed.length === 0 ? live : boardAfter(live, { changed, removed })
}
