import type { Collection, Document, Where } from './port.ts'

const pageSize = 100

/** Every document that fits, of which a page at a time is held. One that is deleted meanwhile may end it early only as the last of its page. */
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
