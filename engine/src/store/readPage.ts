import type { Collection, Document, Find, Where } from './port.ts'

const scanned = 100

export type PageQuery = { limit: number; after?: string | undefined }
export type FoundPage<T> = {
  found: T[]
  /** The next page's `after`; null on the last page. */
  next: string | null
  /** The number of matching documents on all pages. */
  total: number
}

/**
 * Reads a page of a collection. `keep` filters by conditions without an index, such as part of a name; every document
 * matching `where` is then read, a few at a time.
 */
export async function readPage<T extends Document>(
  collection: Pick<Collection<T>, 'find' | 'count'>,
  { limit, after }: PageQuery,
  {
    where = {},
    sort,
    keep,
  }: { where?: Where<T>; sort?: Find<T>['sort']; keep?: ((document: T) => boolean) | undefined },
): Promise<FoundPage<T>> {
  const order = sort === undefined ? {} : { sort }
  const cursor = (id: string | undefined) => (id === undefined ? {} : { after: id })
  const cut = (documents: T[], total: number): FoundPage<T> => {
    const found = documents.slice(0, limit)
    return { found, next: documents.length > limit ? (found.at(-1)?.id ?? null) : null, total }
  }
  if (keep === undefined) {
    const find = { where, ...order, limit: limit + 1, ...cursor(after) }
    const [documents, total] = await Promise.all([collection.find(find), collection.count(where)])
    return cut(documents, total)
  }
  const kept: T[] = []
  for (let last: string | undefined; ; ) {
    const batch = await collection.find({ where, ...order, limit: scanned, ...cursor(last) })
    kept.push(...batch.filter(keep))
    last = batch.at(-1)?.id
    if (batch.length < scanned) break
  }
  const from = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1
  const isGone = after !== undefined && from === 0
  return cut(isGone ? [] : kept.slice(from, from + limit + 1), kept.length)
}
