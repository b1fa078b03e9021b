import { expect, test } from 'vitest'
import { changedLines, differingLines } from './changedLines.ts'

const change = (before: string, after: string) => {
  const { added, removedBefore } = changedLines(before, after)
  return { added: [...added], removedBefore: [...removedBefore] }
}

test('new and different lines are found', () => {
  expect(change('a\nb\nc', 'a\nB\nc\nd')).toEqual({ added: [2, 4], removedBefore: [] })
  expect(change('', 'a')).toEqual({ added: [1], removedBefore: [] })
  expect(change('a', 'a')).toEqual({ added: [], removedBefore: [] })
})

test('removed lines leave their place', () => {
  expect(change('a\nb\nc', 'a\nc')).toEqual({ added: [], removedBefore: [2] })
  expect(change('a\nb', 'a')).toEqual({ added: [], removedBefore: [2] })
})

test('different lines are counted one by one, a changed line once', () => {
  expect(differingLines('a\nb\nc', 'a\nb\nc')).toBe(0)
  expect(differingLines('a\nb\nc', 'a\nB\nc')).toBe(1)
  expect(differingLines('a\nb\nc\nd\ne', 'a\ne')).toBe(3)
  expect(differingLines('a\ne', 'a\nb\nc\nd\ne')).toBe(3)
  expect(differingLines('a\nb\nc\nd', 'a\nx\nd')).toBe(2)
  expect(differingLines('a\nb\nc\nd', 'A\nb\nc')).toBe(2)
  expect(differingLines('', 'a\nb')).toBe(2)
})
