import { pageSlugSchema } from '@greenroom/shared/rules'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Interview weekend in Dublin!', 'interview-weekend-in-dublin'],
  ['  Café — à la carte  ', 'cafe-a-la-carte'],
  [`${'long words '.repeat(10)}`, 'long-words-long-words-long-words-long-words-long-words-long'],
])('the title %s has an address that is allowed', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(pageSlugSchema.safeParse(slugOf(title)).success).toBe(true)
})

test('a title without letters suggests nothing', () => {
  expect(slugOf('—!')).toBe('')
})
