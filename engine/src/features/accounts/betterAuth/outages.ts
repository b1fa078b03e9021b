import { AsyncLocalStorage } from 'node:async_hooks'
import { type Collection, type Document, StoreUnavailable } from '../../../store/port.ts'

/**
 * better-auth answers whatever its adapter throws with an error of its own, which no longer says that the store was
 * down. What the store said to a call is therefore kept beside it.
 */
const calls = new AsyncLocalStorage<{ outage?: StoreUnavailable }>()

/**
 * Runs a call of better-auth. Throws StoreUnavailable, and not what became of it, where the store failed the call: a sign-out says
 * that it worked whatever the store answered.
 */
export async function tellingOutages<T>(call: () => Promise<T>): Promise<T> {
  const current: { outage?: StoreUnavailable } = {}
  try {
    const answer = await calls.run(current, call)
    if (current.outage !== undefined) throw current.outage
    return answer
  } catch (error) {
    throw current.outage ?? error
  }
}

/** The same collection; the call that it fails learns of it. */
export function noticingOutages<T extends Document>(collection: Collection<T>): Collection<T> {
  const noticed = <R>(answer: Promise<R>): Promise<R> =>
    answer.catch((error: unknown): never => {
      const call = calls.getStore()
      if (call && error instanceof StoreUnavailable) call.outage = error
      throw error
    })
  return {
    insert: (document) => noticed(collection.insert(document)),
    get: (id) => noticed(collection.get(id)),
    find: (find) => noticed(collection.find(find)),
    count: (where) => noticed(collection.count(where)),
    sum: (field, where) => noticed(collection.sum(field, where)),
    countDistinct: (field, where) => noticed(collection.countDistinct(field, where)),
    update: (id, set, when) => noticed(collection.update(id, set, when)),
    increment: (id, field, by) => noticed(collection.increment(id, field, by)),
    delete: (id) => noticed(collection.delete(id)),
  }
}
