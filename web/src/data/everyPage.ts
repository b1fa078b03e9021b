const pageSize = 100
const maxPages = 5

/** Reads up to 500 items from a paginated list. `next` is the following page's `after`, or null. */
export async function everyPage<Item>(
  read: (page: {
    limit: number
    after: string | undefined
  }) => Promise<{ items: readonly Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = []
  let after: string | undefined
  for (let pages = 0; pages < maxPages; pages += 1) {
    const { items, next } = await read({ limit: pageSize, after })
    all.push(...items)
    if (next === null) break
    after = next
  }
  return all
}
