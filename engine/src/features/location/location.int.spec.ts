import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

/** A third-party service that knows a single address. */
const asked: string[] = []
const service = createServer((request, answer) => {
  asked.push(request.url ?? '')
  answer.end(request.url === '/100.64.0.1/country' ? 'SE' : 'nowhere')
})
let engine: TestEngine
let asking: TestEngine

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  const proxies = { TRUSTED_PROXIES: 'loopback' }
  engine = await startTestEngine({ environment: proxies })
  const lookUp = `http://127.0.0.1:${port}/{address}/country`
  asking = await startTestEngine({ environment: { ...proxies, LOCATION_LOOKUP_URL: lookUp } })
})
afterAll(async () => {
  await engine.stop()
  await asking.stop()
  service.close()
})

const detect = async (headers: Record<string, string>, at = engine) => {
  const answer = await at.call('GET', '/api/detect-location', { headers })
  return { status: answer.status, body: answer.body, cookies: answer.headers.getSetCookie() }
}
const from = (address: string) => ({ 'x-forwarded-for': address })
const dutch = '193.0.6.139'
const unlisted = '100.64.0.1'

describe('the country of a visitor: “First the cookie, then what the server detects, then a lookup of the IP address elsewhere, else UNKNOWN” (spec §4)', () => {
  it('is the cookie’s, before everything else', async () => {
    const headers = { ...from(dutch), 'cf-ipcountry': 'DE', cookie: 'a=b; normalizedUserCountry=GB' }
    expect(await detect(headers)).toEqual({ status: 200, body: { countryCode: 'GB' }, cookies: [] })
  })

  it.each(['UNKNOWN', 'gb', 'nonsense', ''])('is looked up again if the cookie has %j', async (value) => {
    const headers = { 'cf-ipcountry': 'DE', cookie: `normalizedUserCountry=${value}` }
    expect((await detect(headers)).body).toEqual({ countryCode: 'DE' })
  })

  it('is a proxy’s, before the table of addresses, and is stored for seven days', async () => {
    expect(await detect({ ...from(dutch), 'cf-ipcountry': 'de' })).toEqual({
      status: 200,
      body: { countryCode: 'DE' },
      cookies: [
        'normalizedUserCountry=DE; Path=/; Max-Age=604800; SameSite=Lax',
        'userCountryRaw=DE; Path=/; Max-Age=604800; SameSite=Lax',
      ],
    })
  })

  it('is OTHER if the product doesn’t distinguish it (spec §5), and the raw cookie has it', async () => {
    const { body, cookies } = await detect({ 'cf-ipcountry': 'br' })
    expect(body).toEqual({ countryCode: 'OTHER' })
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['normalizedUserCountry=OTHER', 'userCountryRaw=BR'])
  })

  it('is the address’s in the table', async () => {
    const { cookies } = await detect(from(dutch))
    expect(cookies.map((cookie) => cookie.split(';')[0])).toContain('userCountryRaw=NL')
  })

  it('is UNKNOWN and not stored if nothing shows it; no other service is asked', async () => {
    expect(await detect(from(unlisted))).toEqual({ status: 200, body: { countryCode: 'UNKNOWN' }, cookies: [] })
    expect(asked).toEqual([])
  })

  it('is UNKNOWN in a private network, which is reported to nobody', async () => {
    expect((await detect(from('192.168.1.1'), asking)).body).toEqual({ countryCode: 'UNKNOWN' })
    expect(asked).toEqual([])
  })

  it('is looked up at another service as the last resort, if the operator has set one', async () => {
    expect((await detect(from(dutch), asking)).body).toEqual((await detect(from(dutch))).body)
    expect(asked).toEqual([])
    const { body, cookies } = await detect(from(unlisted), asking)
    expect(asked).toEqual([`/${unlisted}/country`])
    expect(cookies.map((cookie) => cookie.split(';')[0])).toContain('userCountryRaw=SE')
    expect(body).not.toEqual({ countryCode: 'UNKNOWN' })
    expect((await detect(from('198.18.0.5'), asking)).body).toEqual({ countryCode: 'UNKNOWN' })
  })
})
