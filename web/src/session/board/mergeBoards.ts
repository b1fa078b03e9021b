import { type BoardElement, boardAfter, isLater, isSameState } from '@greenroom/shared/session'

/** An element's state on the server, as last known here. */
export type KnownState = Pick<BoardElement, 'id' | 'version' | 'versionNonce'>

/**
 * Merges the server's change from `base` to `server` into this window's board. Keeps drawing from both sides; an
 * element changed on both sides gets its later state. An element removed on one side only disappears if the other side
 * left it unchanged, so that no shape is lost by accident.
 * @returns `live` itself if nothing is different
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
