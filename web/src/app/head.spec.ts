import { expect, test } from 'vitest'
import { documentTitleOf, headOf, notFoundHead, pageHeads } from './head.ts'

test.each(pageHeads)('$path has a title and a description', ({ title, description }) => {
  expect(title).not.toBe('')
  expect(description).toMatch(/\.$/)
})

test('no two pages have the same title', () => {
  const titles = pageHeads.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a trailing slash makes no difference, another address is not found', () => {
  expect(headOf('/signin/')).toEqual(headOf('/signin'))
  expect(headOf('/signout')).toEqual(notFoundHead)
  expect(documentTitleOf(headOf('/signin').title)).toBe('Sign in · Greenroom')
})
