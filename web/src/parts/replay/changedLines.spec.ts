import { expect, test } from 'vitest'
import { changedLines } from './changedLines.ts'

const change = (before: string, after: string) => {
  const { added, removedBefore } = changedLines(before, after)
  return { added: [...added], removedBefore: [...removedBefore] }
}

test('lines that are new or different are told', () => {
  expect(change('a\nb\nc', 'a\nB\nc\nd')).toEqual({ added: [2, 4], removedBefore: [] })
  expect(change('', 'a')).toEqual({ added: [1], removedBefore: [] })
  expect(change('a', 'a')).toEqual({ added: [], removedBefore: [] })
})

test('lines that were taken away leave their place', () => {
  expect(change('a\nb\nc', 'a\nc')).toEqual({ added: [], removedBefore: [2] })
  expect(change('a\nb', 'a')).toEqual({ added: [], removedBefore: [2] })
})
