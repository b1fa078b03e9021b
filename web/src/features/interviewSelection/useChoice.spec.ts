import { expect, test } from 'vitest'
import { presetIn } from './useChoice.ts'

test.each([
  ['', null],
  ['company=', null],
  ['company=google', { slug: 'google', round: 1 }],
  ['company=google&round=3', { slug: 'google', round: 3 }],
  ['company=google&round=all', { slug: 'google', round: 'all' }],
  ['company=google&round=-1', { slug: 'google', round: 1 }],
  ['company=google&round=1.5', { slug: 'google', round: 1 }],
  ['company=google&round=last', { slug: 'google', round: 1 }],
])('?%s', (search, preset) => {
  expect(presetIn(new URLSearchParams(search))).toEqual(preset)
})
