import { expect, it } from 'vitest'
import { answersOnce } from './answersOnce.ts'

type Answer = { text: string; isLost(): boolean }
const answer = (text: string): Answer => ({ text, isLost: () => false })

it('gives one answer per key until it is too old', () => {
  let time = 0
  let made = 0
  const answers = answersOnce<Answer>({ keepMs: 100, maxKept: 2, now: () => time })
  const ask = (key: string) => {
    const make = () => {
      made += 1
      return answer(String(made))
    }
    return answers.get(key, make).text
  }
  expect([ask('a'), ask('a'), ask('b')]).toEqual(['1', '1', '2'])
  time = 101
  expect(ask('a')).toBe('3')
})

it('forgets failures, and keeps the newest answers if there isn’t room for all', () => {
  const answers = answersOnce<Answer>({ keepMs: 100, maxKept: 2, now: () => 0 })
  expect(answers.get('a', () => ({ text: 'outage', isLost: () => true })).text).toBe('outage')
  const ask = (key: string, text: string) => answers.get(key, () => answer(text)).text
  expect(ask('a', 'first')).toBe('first')
  ask('b', 'second')
  ask('c', 'third')
  expect(ask('c', 'again')).toBe('third')
  expect(ask('a', 'again')).toBe('again')
})
