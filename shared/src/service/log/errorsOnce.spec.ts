import { expect, it } from 'vitest'
import { errorsOnce } from './errorsOnce.ts'

const invalid = (host: string) => {
  try {
    return new URL(`http://${host}`)
  } catch (error) {
    return error
  }
}
const coded = () => Object.assign(new TypeError('a long story'), { code: 'E_LONG', input: 'x'.repeat(5_000) })

it('logs the first error of a kind with its stack, and counts the others', () => {
  const serialise = errorsOnce(() => 0)
  const told = ['a b', 'c d', 'e f'].map((host) => serialise(invalid(host)))
  expect(told[0]).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('    at ') })
  expect(told.slice(1)).toEqual([
    { type: 'TypeError', message: 'Invalid URL', code: 'ERR_INVALID_URL', times: 2 },
    { type: 'TypeError', message: 'Invalid URL', code: 'ERR_INVALID_URL', times: 3 },
  ])
})

it('logs errors from other places with their own stacks', () => {
  const serialise = errorsOnce(() => 0)
  expect(serialise(coded())).toHaveProperty('stack')
  expect(serialise(invalid('a b'))).toHaveProperty('stack')
  expect(serialise(new TypeError('elsewhere'))).toHaveProperty('stack')
})

it('repeats little of an error’s fields', () => {
  const serialise = errorsOnce(() => 0)
  const [, again] = [1, 2].map(() => serialise(coded()))
  expect(again).toEqual({ type: 'TypeError', message: 'a long story', code: 'E_LONG', times: 2 })
})

it('logs the stack again after ten minutes', () => {
  let at = 0
  const serialise = errorsOnce(() => at)
  const told = [0, 1, 599_000, 601_000].map((now) => {
    at = now
    return serialise(coded())
  })
  expect(told.map((each) => Object.hasOwn(Object(each), 'stack'))).toEqual([true, false, false, true])
})

it('remembers a limited number of kinds', () => {
  const serialise = errorsOnce(() => 0)
  const strange = (number: number) => Object.assign(new Error(`number ${number}`), { stack: '' })
  for (let number = 0; number < 10_000; number += 1) serialise(strange(number))
  expect(serialise(strange(9_999))).toMatchObject({ times: 2 })
  expect(serialise(strange(0))).not.toHaveProperty('times')
})

it('leaves values that aren’t errors alone', () => {
  expect(errorsOnce()('a word')).toBe('a word')
})
