import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { expect, it } from 'vitest'
import { hashingThreads } from './hashingThreads.ts'

const hashing = hashingThreads()
const password = 'a long ﬁne and unusual passphrase'

it('hashes as better-auth does, both ways', async () => {
  const ours = await hashing.hash(password)
  expect(ours).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(await verifyPassword({ hash: ours, password })).toBe(true)
  const theirs = await hashPassword(password)
  expect(await hashing.verify({ hash: theirs, password })).toBe(true)
  expect(await hashing.verify({ hash: theirs, password: `${password}!` })).toBe(false)
  expect(await hashing.hash(password)).not.toBe(ours)
})

it('treats anything that isn’t a hash as a wrong password', async () => {
  for (const hash of ['', 'nonsense', 'aa:', ':bb']) expect(await hashing.verify({ hash, password })).toBe(false)
})

it('answers each of many simultaneous calls with its own result', async () => {
  const hashes = await Promise.all(['one', 'two', 'three', 'four'].map((each) => hashing.hash(each)))
  const wanted = ['one', 'two', 'three', 'other']
  const answers = hashes.map((hash, index) => hashing.verify({ hash, password: wanted[index] ?? '' }))
  expect(await Promise.all(answers)).toEqual([true, true, true, false])
})
