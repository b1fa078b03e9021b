import { AsyncLocalStorage } from 'node:async_hooks'
import { type Collection, type Document, StoreUnavailable } from '../../../store/port.ts'

/**
 * better-auth replaces its adapter's errors with its own, which hides store outages. So we keep the store's error for
 * each call.
 */
const calls = new AsyncLocalStorage<{ outage?: StoreUnavailable }>()

/**
 * Runs a better-auth call. Throws StoreUnavailable if the store failed during it, whatever better-auth returned. It
 * reports a sign-out as successful even if the store fails.
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

/** Wraps the collection to record outages for the current call. */
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
