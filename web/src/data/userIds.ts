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
 * Looks up the id of the user with this email (spec §4) in the local cache. If it isn't there, asks the server, with up
 * to three tries a second apart, and caches the id.
 * @throws ApiProblem with the text of spec §8 if every attempt failed
 */
export async function lookUpUserId(email: string, { storage, fetchId, wait = pause }: Sources): Promise<number> {
  const key = email.trim().toLowerCase()
  const cached = readMapping(storage)[key]
  if (cached !== undefined) return cached

  let failure: unknown
  for (let attempt = 1; attempt <= userIdLookupRetry.attempts; attempt += 1) {
    try {
      const id = await fetchId(key)
      keepUserId(key, id, storage)
      return id
    } catch (error) {
      failure = error
    }
    if (attempt < userIdLookupRetry.attempts) await wait(userIdLookupRetry.delayMs)
  }
  throw new ApiProblem({ status: 0, code: 'USER_LOOKUP_FAILED', detail: accountTexts.userLookupFailed, cause: failure })
}

/**
 * Caches the server's id for the user with this email. Replaces an older one, because the account may have been deleted
 * and recreated. Another email with this id was the user's previous one, so it's dropped.
 */
export function keepUserId(email: string, id: number, storage: Sources['storage']): void {
  const known = readMapping(storage)
  const key = email.trim().toLowerCase()
  const others = Object.entries(known).filter(([other, otherId]) => other !== key && otherId !== id)
  if (known[key] === id && others.length === Object.keys(known).length - 1) return
  remember(storage, { ...Object.fromEntries(others), [key]: id })
}

/** Forgets the id of the user with this email, whose account is being deleted. */
export function forgetUserId(email: string, storage: Sources['storage']): void {
  const { [email.trim().toLowerCase()]: known, ...others } = readMapping(storage)
  if (known !== undefined) remember(storage, others)
}

/** Reads the cache. Anything else stored under the key isn't ours, and counts as an empty cache. */
function readMapping(storage: Sources['storage']): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.emailToUserIdMapping) ?? '{}')
    const mapping = mappingSchema.safeParse(stored)
    return mapping.success ? mapping.data : {}
  } catch {
    return {}
  }
}

/** Writes the cache. If storage is full or blocked, the worst outcome is another look-up next time. */
function remember(storage: Sources['storage'], mapping: Record<string, number>): void {
  try {
    storage.setItem(storageKeys.emailToUserIdMapping, JSON.stringify(mapping))
  } catch {
    console.info('The browser won’t let this page remember the user id.')
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
