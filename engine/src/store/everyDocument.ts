import type { Collection, Document, Where } from './port.ts'

const pageSize = 100

/**
 * Iterates over every matching document, with one page in memory at a time. If a page's last document is deleted in the
 * meantime, this may end early.
 */
export async function* everyDocument<T extends Document>(
  collection: Pick<Collection<T>, 'find'>,
  where: Where<T>,
): AsyncGenerator<T> {
  for (let after: string | undefined; ; ) {
    const page = await collection.find({ where, limit: pageSize, ...(after === undefined ? {} : { after }) })
    yield* page
    after = page.at(-1)?.id
    if (after === undefined || page.length < pageSize) return
  }
}
