import type { Collection, Document, Where } from './port.ts'

const pageSize = 100

/** Deletes every matching document. If interrupted, call it again. */
export async function removeAll<T extends Document>(collection: Collection<T>, where: Where<T>): Promise<void> {
  for (;;) {
    const page = await collection.find({ where, limit: pageSize })
    await Promise.all(page.map(({ id }) => collection.delete(id)))
    if (page.length < pageSize) return
  }
}
