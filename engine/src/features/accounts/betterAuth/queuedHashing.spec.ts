import { expect, test } from 'vitest'
import { queuedHashing } from './queuedHashing.ts'

/** Password hashing where every call waits until the spec releases it. */
function slowHashing() {
  const begun: { what: string; finish: () => void }[] = []
  const wait = (what: string) => new Promise<void>((finish) => void begun.push({ what, finish }))
  return {
    begun,
    hash: async (password: string) => {
      await wait(password)
      return `hash of ${password}`
    },
    verify: async ({ password }: { password: string }) => {
      await wait(password)
      if (password === 'broken') throw new Error('no hash at all')
      return true
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index))

test('runs two at a time, lets twenty wait, and tells the rest to come back', async () => {
  const slow = slowHashing()
  const { hash } = queuedHashing(slow, { atOnce: 2, maxWaiting: 20 })
  const hashed = numbers(100).map((password) => hash(password).catch((error: unknown) => error))
  await settled()
  expect(slow.begun.map(({ what }) => what)).toEqual(['0', '1'])
  const refused = await Promise.all(hashed.slice(22))
  expect(refused).toHaveLength(78)
  for (const error of refused)
    expect(error).toMatchObject({ code: 'TOO_BUSY', extras: { headers: { 'retry-after': '2' } } })
  for (let done = 0; done < 22; done += 1) {
    slow.begun[done]?.finish()
    await settled()
    expect(slow.begun).toHaveLength(Math.min(22, done + 3))
  }
  expect(await Promise.all(hashed.slice(0, 22))).toEqual(numbers(22).map((each) => `hash of ${each}`))
  expect(slow.begun.map(({ what }) => what)).toEqual(numbers(22))
})

test('a failed hash frees its place for the next', async () => {
  const slow = slowHashing()
  const { hash, verify } = queuedHashing(slow, { atOnce: 1, maxWaiting: 1 })
  const broken = verify({ hash: '', password: 'broken' })
  const next = hash('next')
  slow.begun[0]?.finish()
  await expect(broken).rejects.toThrow('no hash at all')
  await settled()
  slow.begun[1]?.finish()
  expect(await next).toBe('hash of next')
})
