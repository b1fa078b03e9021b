import { expect, test } from 'vitest'
import { createKnownBrowsers } from './knownBrowsers.ts'

const browsers = createKnownBrowsers('a secret', { behindTls: false })
const sent = (setCookie: string): string => setCookie.split(';')[0] ?? ''
const ada = 'ada@example.org'

test('a browser is known for the accounts it has signed in to, and for no others', () => {
  expect(browsers.of(undefined, ada)).toBeUndefined()
  const first = sent(browsers.remember(undefined, ada))
  const both = sent(browsers.remember(`other=1; ${first}`, 'bo@example.org'))
  const id = browsers.of(first, ada)
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(browsers.of(first, 'bo@example.org')).toBeUndefined()
  expect([ada, 'bo@example.org', 'eve@example.org'].map((email) => browsers.of(both, email))).toEqual([
    id,
    id,
    undefined,
  ])
})

test('signing in again changes nothing', () => {
  const first = sent(browsers.remember(undefined, ada))
  expect(sent(browsers.remember(first, ada))).toBe(first)
})

test('of more than eight accounts, the one that signed in longest ago is forgotten', () => {
  const emails = Array.from({ length: 9 }, (_, index) => `user${index}@example.org`)
  let cookie: string | undefined
  for (const email of emails) cookie = sent(browsers.remember(cookie, email))
  expect(emails.map((email) => browsers.of(cookie, email) !== undefined)).toEqual([false, ...Array(8).fill(true)])
})

test('a made-up cookie, or one signed by another secret, belongs to nobody', () => {
  const [name, value = ''] = sent(browsers.remember(undefined, ada)).split('=')
  const [id, mark = ''] = value.split('~')
  const others = sent(createKnownBrowsers('another secret', { behindTls: false }).remember(undefined, ada))
  for (const cookie of [
    '',
    `${name}=`,
    `${name}=${id}`,
    `${name}=${id}~${'A'.repeat(22)}`,
    `${name}=${'A'.repeat(22)}~${mark}`,
    others,
  ])
    expect(browsers.of(cookie, ada)).toBeUndefined()
})

test('scripts and other sites don’t get the cookie, and it is secure if there is TLS', () => {
  expect(browsers.remember(undefined, ada)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/)
  expect(createKnownBrowsers('a secret', { behindTls: true }).remember(undefined, ada)).toMatch(/; Secure$/)
})
