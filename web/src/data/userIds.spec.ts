import { accountTexts, storageKeys } from '@greenroom/shared/rules'
import { expect, test } from 'vitest'
import { lookUpUserId } from './userIds.ts'

function storageWith(stored: string | null) {
  let value = stored
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

/** Fails `failures` times, then answers 7; remembers what it was asked. */
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

test('a known email is answered from the cache', async () => {
  const from = source(0)
  const storage = storageWith('{"ada@example.org":3}')
  expect(await lookUpUserId(' Ada@example.org', { storage, ...from })).toBe(3)
  expect(from.asked).toEqual([])
})

test('an unknown one is fetched and joins the others in the cache', async () => {
  const storage = storageWith('{"ada@example.org":3}')
  expect(await lookUpUserId('Bo@example.org', { storage, ...source(0) })).toBe(7)
  expect(JSON.parse(storage.getItem() ?? '')).toEqual({ 'ada@example.org': 3, 'bo@example.org': 7 })
})

test('three tries, a second apart', async () => {
  const from = source(2)
  expect(await lookUpUserId('ada@example.org', { storage: storageWith(null), ...from })).toBe(7)
  expect(from.asked).toHaveLength(3)
  expect(from.waits).toEqual([1000, 1000])
})

test('after the third failure the text of the specification', async () => {
  const from = source(3)
  const looking = lookUpUserId('ada@example.org', { storage: storageWith(null), ...from })
  await expect(looking).rejects.toThrow(accountTexts.userLookupFailed)
  expect(from.asked).toHaveLength(3)
})

test.each(['not json', '[1]', '{"ada@example.org":"3"}'])('%s in the cache counts as nothing', async (stored) => {
  expect(await lookUpUserId('ada@example.org', { storage: storageWith(stored), ...source(0) })).toBe(7)
})

test('a browser that forbids storage still signs in', async () => {
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

test('the cache lies under the key of the specification', async () => {
  const keys: string[] = []
  const storage = { getItem: () => null, setItem: (key: string) => void keys.push(key) }
  await lookUpUserId('ada@example.org', { storage, ...source(0) })
  expect(keys).toEqual([storageKeys.emailToUserIdMapping])
})
