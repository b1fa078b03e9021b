import { expect, it } from 'vitest'
import { urlOf } from './urlOf.ts'

it('a path without parameters stays as it is', () => {
  expect(urlOf('/api/me', {})).toBe('/api/me')
})

it('parameters are filled in wherever they occur, encoded', () => {
  expect(urlOf('/api/sessions/:id', { id: 's1' })).toBe('/api/sessions/s1')
  expect(urlOf('/api/:noun/:id/events', { noun: 'sessions', id: '../me?a=1' })).toBe(
    '/api/sessions/..%2Fme%3Fa%3D1/events',
  )
})

it('a query is encoded, and leaves out undefined values', () => {
  expect(urlOf('/users', {}, { email: 'ada+a&b@example.org' })).toBe('/users?email=ada%2Ba%26b%40example.org')
  expect(urlOf('/api/sessions', {}, { limit: 10, after: undefined })).toBe('/api/sessions?limit=10')
  expect(urlOf('/api/sessions', {}, { after: undefined })).toBe('/api/sessions')
})
