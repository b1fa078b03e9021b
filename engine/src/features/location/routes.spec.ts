import { describe, expect, it } from 'vitest'
import { countryOfAddress } from './countryTable.ts'
import { countryInHeaders, isPublic } from './routes.ts'

describe('the country reported by proxies', () => {
  it.each([
    [{}, undefined],
    [{ 'cf-ipcountry': 'de' }, 'de'],
    [{ 'x-vercel-ip-country': 'GB' }, 'GB'],
    [{ 'cf-ipcountry': 'XX', 'x-vercel-ip-country': 'US' }, 'US'],
    [{ 'cf-ipcountry': 'T1' }, undefined],
    [{ 'cf-ipcountry': '' }, undefined],
  ])('in %j is %s', (headers, country) => {
    expect(countryInHeaders(headers)).toBe(country)
  })
})

it.each([
  ['193.0.6.139', true],
  ['2001:67c:2e8:22::c100:68b', true],
  ['127.0.0.1', false],
  ['::ffff:10.1.2.3', false],
  ['172.31.0.1', false],
  ['fd00::1', false],
  ['unknown', false],
])('looks up the country of %s: %s', (address, looks) => {
  expect(isPublic(address)).toBe(looks)
})

describe('the table of addresses', () => {
  it.each([
    ['193.0.6.139', 'NL'],
    ['::ffff:193.0.6.139', 'NL'],
    ['2001:67c:2e8:22::c100:68b', 'NL'],
    ['127.0.0.1', undefined],
    ['10.1.2.3', undefined],
    ['::1', undefined],
    ['no address', undefined],
  ])('has %s in %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country)
  })
})
