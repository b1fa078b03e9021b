import { describe, expect, it } from 'vitest'
import { countryOf } from './routes.ts'

describe('the country of a visitor', () => {
  it.each([
    [{}, 'UNKNOWN'],
    [{ 'cf-ipcountry': 'de' }, 'DE'],
    [{ 'x-vercel-ip-country': 'GB' }, 'GB'],
    [{ 'cf-ipcountry': 'BR' }, 'OTHER'],
    [{ 'cf-ipcountry': 'XX', 'x-vercel-ip-country': 'US' }, 'US'],
    [{ 'cf-ipcountry': 'T1' }, 'UNKNOWN'],
    [{ 'cf-ipcountry': '' }, 'UNKNOWN'],
  ])('of %j is %s', (headers, country) => {
    expect(countryOf(headers)).toBe(country)
  })
})
