import { MongoNetworkError, MongoServerError } from 'mongodb'
import { expect, it } from 'vitest'
import { StoreUnavailable } from '../port.ts'
import { asUnavailable } from './failure.ts'

it.each([
  ['a server that cannot be reached', new MongoNetworkError('connection closed')],
  [
    'a server whose disk is full',
    new MongoServerError({ code: 14031, message: 'available disk space is less than required' }),
  ],
])('%s is an outage', (_, error) => {
  expect(asUnavailable(error)).toBeInstanceOf(StoreUnavailable)
})

it.each([
  ['a refused document', new MongoServerError({ code: 121, message: 'Document failed validation' })],
  ['an error of ours', new TypeError('x is not a function')],
])('%s stays unchanged', (_, error) => {
  expect(asUnavailable(error)).toBe(error)
})
