import { expect, it } from 'vitest'
import { answersOnce } from './answersOnce.ts'

it('gives one answer per key until it is too old', async () => {
  let time = 0
  let made = 0
  const answers = answersOnce<number>({ keepMs: 100, mostKept: 2, now: () => time })
  const ask = (key: string) => answers.get(key, async () => ++made)
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2])
  time = 101
  expect(await ask('a')).toBe(3)
})

it('remembers no failure, and the newest where there is no room for all', async () => {
  const answers = answersOnce<string>({ keepMs: 100, mostKept: 2, now: () => 0 })
  await expect(answers.get('a', () => Promise.reject(new Error('outage')))).rejects.toThrow('outage')
  expect(await answers.get('a', async () => 'first')).toBe('first')
  await answers.get('b', async () => 'second')
  await answers.get('c', async () => 'third')
  expect(await answers.get('c', async () => 'again')).toBe('third')
  expect(await answers.get('a', async () => 'again')).toBe('again')
})
