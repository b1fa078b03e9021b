import { accountTexts, storageKeys, userIdLookupRetry } from '@greenroom/shared/rules'
import { z } from 'zod'
import { ApiProblem } from './api.ts'

const mappingSchema = z.record(z.string(), z.number())

type Sources = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  fetchId: (email: string) => Promise<number>
  wait?: (ms: number) => Promise<void>
}

/**
 * The id of the user with this email (spec §4): from the local cache, else fetched, three times at most and a second
 * apart, and cached.
 * @throws ApiProblem with the text of spec §8 when no try succeeded
 */
export async function lookUpUserId(email: string, { storage, fetchId, wait = pause }: Sources): Promise<number> {
  const key = email.trim().toLowerCase()
  const known = readMapping(storage)
  const cached = known[key]
  if (cached !== undefined) return cached

  let failure: unknown
  for (let attempt = 1; attempt <= userIdLookupRetry.attempts; attempt += 1) {
    try {
      const id = await fetchId(key)
      remember(storage, { ...known, [key]: id })
      return id
    } catch (error) {
      failure = error
    }
    if (attempt < userIdLookupRetry.attempts) await wait(userIdLookupRetry.delayMs)
  }
  throw new ApiProblem({ status: 0, code: 'USER_LOOKUP_FAILED', detail: accountTexts.userLookupFailed, cause: failure })
}

/** Whatever else lies under the key was not ours: it counts as an empty cache. */
function readMapping(storage: Sources['storage']): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.emailToUserIdMapping) ?? '{}')
    const mapping = mappingSchema.safeParse(stored)
    return mapping.success ? mapping.data : {}
  } catch {
    return {}
  }
}

/** A full or forbidden storage costs a look-up next time, nothing more. */
function remember(storage: Sources['storage'], mapping: Record<string, number>): void {
  try {
    storage.setItem(storageKeys.emailToUserIdMapping, JSON.stringify(mapping))
  } catch {
    console.info('The browser does not let this page remember the user id.')
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
