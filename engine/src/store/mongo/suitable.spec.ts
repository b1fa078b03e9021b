import { expect, it } from 'vitest'
import { objectionTo } from './suitable.ts'

it('objects to a server that loses changes, and to no other', () => {
  expect(objectionTo({ version: '7.0.77', ferretdbVersion: 'v1.24.0' })).toMatch(/FerretDB v1\.24\.0/)
  expect(objectionTo({ version: '7.0.77', ferretdbVersion: 'v2.5.0' })).toBeUndefined()
  expect(objectionTo({ version: '8.0.4', modules: [] })).toBeUndefined()
})
