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

/** MongoDB's error code for a full disk. */
const outOfDiskSpace = 14031

/**
 * Converts outages to StoreUnavailable: a server that is unreachable, out of disk space, changing its primary or
 * without a majority. Other errors stay as they are.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof MongoError)) return error
  const outage =
    outages.some((kind) => error instanceof kind) ||
    isStarved(error) ||
    error.code === outOfDiskSpace ||
    error.hasErrorLabel('RetryableWriteError')
  return outage ? new StoreUnavailable(`the database does not answer: ${error.message}`, { cause: error }) : error
}

/** Whether a call waited too long for a free connection. The driver doesn't export this error's class. */
export const isStarved = (error: unknown): boolean =>
  error instanceof MongoError && error.name === 'MongoWaitQueueTimeoutError'

/** The index that rejected a duplicate; undefined if it isn't a duplicate error. */
export function duplicateOf(error: unknown): 'id' | 'unique' | undefined {
  if (!(error instanceof MongoServerError) || error.code !== 11000) return undefined
  return /index: _id_|"?_id"? dup|dup key: \{ _id:/.test(error.message) ? 'id' : 'unique'
}
