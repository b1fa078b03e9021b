import type { Page } from '@playwright/test'

/**
 * Hooks into React like its developer tools: after every commit, records where in the page each re-rendered component
 * is. Leaves out components that React skipped, whose fiber is the same object as before.
 */
export async function watchCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Fiber = {
      tag: number
      flags: number
      stateNode: unknown
      child: Fiber | null
      sibling: Fiber | null
      return: Fiber | null
    }
    const performedWork = 1
    const functionTags = [0, 1, 11, 14, 15]
    const drawn: string[] = []
    let known = new WeakSet<Fiber>()
    const hostOf = (fiber: Fiber): Element | null => {
      for (let each: Fiber | null = fiber.child; each !== null; each = each.child)
        if (each.stateNode instanceof Element) return each.stateNode
      for (let each = fiber.return; each !== null; each = each.return)
        if (each.stateNode instanceof Element) return each.stateNode
      return null
    }
    const placeOf = (host: Element | null): string => {
      if (host === null) return 'nowhere'
      if (host.closest('header')) return 'header'
      return host.closest('[data-part], aside')?.getAttribute('data-part') ?? host.tagName.toLowerCase()
    }
    const walk = (fiber: Fiber | null, seen: WeakSet<Fiber>) => {
      const waiting = fiber === null ? [] : [fiber]
      for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
        seen.add(each)
        const isNew = !known.has(each)
        if (isNew && functionTags.includes(each.tag) && (each.flags & performedWork) !== 0)
          drawn.push(placeOf(hostOf(each)))
        if (each.sibling !== null) waiting.push(each.sibling)
        if (each.child !== null) waiting.push(each.child)
      }
    }
    Object.assign(window, {
      drawnParts: drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot(_id: number, root: { current: Fiber }) {
          const seen = new WeakSet<Fiber>()
          walk(root.current, seen)
          known = seen
        },
      },
    })
  })
}

/** The parts of the page in which components have rendered since the last call. */
export const drawnSince = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn: unknown = Reflect.get(window, 'drawnParts')
    return Array.isArray(drawn) ? drawn.splice(0).map(String) : []
  })
