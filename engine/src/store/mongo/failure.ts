import {
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb'
import { StoreUnavailable } from '../port.ts'

const outages = [
  MongoClientClosedError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
]

/** How MongoDB says that its disk is full. */
const outOfDiskSpace = 14031

/** A server that cannot be reached, has no room on its disk, changes its primary or cannot write to a majority is an outage; the rest stays what it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof MongoError)) return error
  const outage =
    outages.some((kind) => error instanceof kind) ||
    isStarved(error) ||
    error.code === outOfDiskSpace ||
    error.hasErrorLabel('RetryableWriteError')
  return outage ? new StoreUnavailable(`the database does not answer: ${error.message}`, { cause: error }) : error
}

/** Whether a call waited in vain for one of the connections. The driver does not export its class. */
export const isStarved = (error: unknown): boolean =>
  error instanceof MongoError && error.name === 'MongoWaitQueueTimeoutError'

/** Which index refused a write, where one did for a duplicate. */
export function duplicateOf(error: unknown): 'id' | 'unique' | undefined {
  if (!(error instanceof MongoServerError) || error.code !== 11000) return undefined
  return /index: _id_|"?_id"? dup|dup key: \{ _id:/.test(error.message) ? 'id' : 'unique'
}
