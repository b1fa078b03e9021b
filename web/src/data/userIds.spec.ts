import { accountTexts, storageKeys, userIdLookupRetry } from '@greenroom/shared/rules'
import { expect, test } from 'vitest'
import { keepUserId, lookUpUserId } from './userIds.ts'

function storageWith(stored: string | null) {
  let value = stored
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

/** Fails `failures` times, then answers 7; records the requests made. */
function source(failures: number) {
  const asked: string[] = []
  const waits: number[] = []
  return {
    asked,
    waits,
    fetchId: async (email: string) => {
      asked.push(email)
      if (asked.length <= failures) throw new Error('away')
      return 7
    },
    wait: async (ms: number) => void waits.push(ms),
  }
}

test('spec §4: "the user id is read from local cache; otherwise it is fetched (up to 3 tries, 1 s apart) and cached"', async () => {
  expect(userIdLookupRetry).toEqual({ attempts: 3, delayMs: 1000 })
  const storage = storageWith(null)
  const from = source(2)
  for (let times = 0; times < 2; times += 1) expect(await lookUpUserId('ada@example.org', { storage, ...from })).toBe(7)
  expect(from.asked).toHaveLength(3)
  expect(from.waits).toEqual([1000, 1000])
})

test('spec §8: "User lookup failure throws \'Failed to get user details\'"', async () => {
  const looking = lookUpUserId('ada@example.org', { storage: storageWith(null), ...source(9) })
  await expect(looking).rejects.toMatchObject({ code: 'USER_LOOKUP_FAILED', message: 'Failed to get user details' })
})

test('spec §9: the local storage key emailToUserIdMapping', async () => {
  expect(storageKeys.emailToUserIdMapping).toBe('emailToUserIdMapping')
})

test('a cached id from before the account was deleted and recreated is replaced by the server’s', () => {
  const storage = storageWith('{"ada@example.org":3,"bo@example.org":4}')
  keepUserId(' Ada@example.org', 9, storage)
  expect(JSON.parse(storage.getItem() ?? '')).toEqual({ 'ada@example.org': 9, 'bo@example.org': 4 })
})

test('the user’s previous email is forgotten', () => {
  const storage = storageWith('{"old@example.org":3,"bo@example.org":4}')
  keepUserId('new@example.org', 3, storage)
  expect(JSON.parse(storage.getItem() ?? '')).toEqual({ 'new@example.org': 3, 'bo@example.org': 4 })
})

test('a correct entry isn’t written again', () => {
  const storage = { getItem: () => '{"ada@example.org":3,"bo@example.org":4}', setItem: () => expect.unreachable() }
  keepUserId('ada@example.org', 3, storage)
})

test('a second tab that has since cached an id keeps it', async () => {
  const storage = storageWith(null)
  const fetchId = async () => {
    keepUserId('bo@example.org', 4, storage)
    return 7
  }
  await lookUpUserId('ada@example.org', { storage, fetchId })
  expect(JSON.parse(storage.getItem() ?? '')).toEqual({ 'ada@example.org': 7, 'bo@example.org': 4 })
})

test('a known email is answered from the cache', async () => {
  const from = source(0)
  const storage = storageWith('{"ada@example.org":3}')
  expect(await lookUpUserId(' Ada@example.org', { storage, ...from })).toBe(3)
  expect(from.asked).toEqual([])
})

test('an unknown one is fetched and added to the cache', async () => {
  const storage = storageWith('{"ada@example.org":3}')
  expect(await lookUpUserId('Bo@example.org', { storage, ...source(0) })).toBe(7)
  expect(JSON.parse(storage.getItem() ?? '')).toEqual({ 'ada@example.org': 3, 'bo@example.org': 7 })
})

test('makes three attempts, a second apart', async () => {
  const from = source(2)
  expect(await lookUpUserId('ada@example.org', { storage: storageWith(null), ...from })).toBe(7)
  expect(from.asked).toHaveLength(3)
  expect(from.waits).toEqual([1000, 1000])
})

test('throws the specification’s text after the third failure', async () => {
  const from = source(3)
  const looking = lookUpUserId('ada@example.org', { storage: storageWith(null), ...from })
  await expect(looking).rejects.toThrow(accountTexts.userLookupFailed)
  expect(from.asked).toHaveLength(3)
})

test.each(['not json', '[1]', '{"ada@example.org":"3"}'])('%s in the cache counts as nothing', async (stored) => {
  expect(await lookUpUserId('ada@example.org', { storage: storageWith(stored), ...source(0) })).toBe(7)
})

test('signing in works even if the browser forbids storage', async () => {
  const storage = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  }
  expect(await lookUpUserId('ada@example.org', { storage, ...source(0) })).toBe(7)
})

test('the cache uses the specification’s key', async () => {
  const keys: string[] = []
  const storage = { getItem: () => null, setItem: (key: string) => void keys.push(key) }
  await lookUpUserId('ada@example.org', { storage, ...source(0) })
  expect(keys).toEqual([storageKeys.emailToUserIdMapping])
})
