import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startIdentityProvider } from '@greenroom/shared/testing'
import { accountPaths, oidcPaths } from '@greenroom/shared/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { callerOf, openOidcVisitor, publicUrl } from '../../../testing/oidcVisitor.ts'
import { expectProblem } from '../../../testing/problems.ts'
import { startTestEngine } from '../../../testing/runningEngine.ts'

const { signIn, signUp, callback, provider: info, connection } = oidcPaths
const redirectUri = `${publicUrl}${callback}`
const newLogin = () => `${randomUUID()}@example.org`

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of open.splice(0).toReversed()) await stop()
})

async function runningProvider(port = 0) {
  const provider = await startIdentityProvider({ redirectUri, port })
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await provider.stop()
    isStopped = true
  }
  open.push(stop)
  return { ...provider, stop }
}
async function runningEngine(environment: Record<string, string>) {
  const engine = await startTestEngine({ environment: { PUBLIC_URL: publicUrl, ...environment } })
  open.push(engine.stop)
  return engine
}
async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('without an identity provider', () => {
  it('nothing is offered to sign in with, and passwords work as usual', async () => {
    const engine = await runningEngine({})
    expect((await engine.call('GET', info)).body).toEqual({ name: null })
    expectProblem(await engine.call('POST', signIn, { body: {} }), 409, 'OIDC_OFF')
    expectProblem(await engine.call('POST', signUp, { body: {} }), 409, 'OIDC_OFF')
    const person = await engine.signUp()
    expectProblem(await person.call('POST', connection, { body: {} }), 409, 'OIDC_OFF')
    expectProblem(await person.call('DELETE', connection), 409, 'OIDC_OFF')
  })
})

describe('while the identity provider is away', () => {
  it('the engine starts and says so; once it is there, people can sign in without a restart', async () => {
    const port = await unusedPort()
    const engine = await runningEngine({
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'greenroom',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-client',
    })
    expectProblem(await engine.call('POST', signIn, { body: {} }), 503, 'OIDC_UNAVAILABLE')
    await runningProvider(port)
    const arrived = await openOidcVisitor(engine).arrive(signUp, newLogin())
    expect(arrived.headers.get('location')).toBe('/signup?arrived=1')
  })

  it('people returning from it see an explanation', async () => {
    const provider = await runningProvider()
    const engine = await runningEngine(provider.environment)
    const visitor = openOidcVisitor(engine)
    const { away, url } = await visitor.leave(signIn)
    const address = await visitor.atProvider.signIn(url, newLogin())
    await provider.stop()
    const back = await visitor.follow(address, away)
    expect(back.headers.get('location')).toBe('/signin?problem=UNAVAILABLE')
  })
})

describe('the settings', () => {
  it('with a wrong secret admit nobody', async () => {
    const provider = await runningProvider()
    const engine = await runningEngine({ ...provider.environment, OIDC_CLIENT_SECRET: 'another' })
    const arrived = await openOidcVisitor(engine).arrive(signUp, newLogin())
    expect(arrived.headers.get('location')).toBe('/signup?problem=REFUSED')
    expectProblem(await callerOf(engine, arrived).call('GET', accountPaths.me), 401, 'UNAUTHORIZED')
  })

  it('ALPHA_ONLY and SIGN_UPS_PER_ADDRESS apply to accounts from the provider too', async () => {
    const provider = await runningProvider()
    const invited = await runningEngine({ ...provider.environment, ALPHA_ONLY: 'true' })
    const uninvited = await openOidcVisitor(invited).arrive(signUp, newLogin(), { body: { invitationCode: 'guess' } })
    expect(uninvited.headers.get('location')).toBe('/signup?problem=INVITATION_UNKNOWN')
    const bounded = await runningEngine({ ...provider.environment, SIGN_UPS_PER_ADDRESS: '1' })
    const pages = []
    for (const login of [newLogin(), newLogin()]) {
      const arrived = await openOidcVisitor(bounded).arrive(signUp, login)
      pages.push(arrived.headers.get('location'))
    }
    expect(pages).toEqual(['/signup?arrived=1', '/signup?problem=TOO_MANY_REQUESTS'])
  })
})
