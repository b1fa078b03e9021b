import { InvalidConfig } from '@greenroom/shared/service'
import { MongoClient } from 'mongodb'
import { type Collection, type CollectionDefinition, type Document, type Store, StoreUnavailable } from '../port.ts'
import { type Guard, openCollection } from './collection.ts'
import { asUnavailable, isStarved } from './failure.ts'
import type { Keyed } from './query.ts'
import { objectionTo } from './suitable.ts'

export type MongoStoreOptions = {
  /** `mongodb://…` or `mongodb+srv://…`; the path is the database's name, `greenroom` if missing. */
  url: string
}

/** How long a call looks for an available server. */
const serverSelectionTimeoutMS = 5_000
/**
 * A silent server must not block anybody, so it is pinged this often. If an answer takes longer than
 * `connectTimeoutMS`, every waiting call fails.
 */
const heartbeatFrequencyMS = 2_000
const connectTimeoutMS = 4_000
/** If there is no answer by then, the call fails and is retried under the same keys. */
const socketTimeoutMS = 10_000
/** The same happens after waiting too long for a free connection. */
const waitQueueTimeoutMS = 5_000

const databaseNameOf = (url: string): string => /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'greenroom'

const connect = (url: string): MongoClient =>
  new MongoClient(url, {
    writeConcern: { w: 'majority', j: true },
    serverSelectionTimeoutMS,
    heartbeatFrequencyMS,
    connectTimeoutMS,
    socketTimeoutMS,
    waitQueueTimeoutMS,
  })

/**
 * The store for several machines: a MongoDB server or replica set. Once a write's promise resolves, a majority has
 * journalled it; no transactions are used. Throws StoreUnavailable if the server doesn't answer, and InvalidConfig if
 * it can't give these guarantees.
 */
export async function openMongoStore({ url }: MongoStoreOptions): Promise<Store> {
  let client = connect(url)
  let answeredAt = performance.now()
  const database = () => client.db(databaseNameOf(url))
  const running = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined

  /** Replaces the pool: if all its connections were busy for this long without a single answer, it won't recover. */
  function beginAfresh(): void {
    const stuck = client
    client = connect(url)
    answeredAt = performance.now()
    // The hanging calls fail now, and their callers handle the error.
    stuck.close().catch(() => undefined)
  }

  const guard: Guard = async (call) => {
    if (closing) throw new StoreUnavailable('the store is closed')
    const answer = call()
    running.add(answer)
    try {
      const result = await answer
      answeredAt = performance.now()
      return result
    } catch (error) {
      if (isStarved(error) && performance.now() - answeredAt > waitQueueTimeoutMS) beginAfresh()
      throw asUnavailable(error)
    } finally {
      running.delete(answer)
    }
  }
  const ping = () => guard(async () => void (await database().command({ ping: 1 })))

  try {
    const buildInfo = await guard(() => database().command({ buildInfo: 1 }))
    const objection = objectionTo(buildInfo)
    if (objection !== undefined) throw new InvalidConfig(objection)
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    collection: <T extends Document>(definition: CollectionDefinition<T>): Collection<T> =>
      openCollection(() => database().collection<Keyed>(definition.name), guard, definition),
    ping,
    close: () => {
      closing ??= Promise.allSettled(running).then(() => client.close())
      return closing
    },
  }
}
