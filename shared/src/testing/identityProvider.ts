import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The provider's claims about a person. */
export type ProviderClaims = Record<string, string | boolean>

export type TestIdentityProvider = {
  /** The settings Greenroom needs to use it. */
  environment: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string; OIDC_NAME: string }
  stop(): Promise<void>
}

const client = { id: 'greenroom', secret: 'a-secret-of-the-client' }

/** Anybody can sign in, with any password. The email of a login that begins with `unconfirmed` is unconfirmed. */
const usualClaims = (login: string): ProviderClaims => ({
  email: login,
  email_verified: !login.startsWith('unconfirmed'),
  given_name: login.split(/\W/)[0] ?? '',
  family_name: 'Hosted',
})

/**
 * Starts a real OpenID Connect provider (oidc-provider) on this machine, with the pages where people sign in and
 * consent. It insists on PKCE.
 * @param port any free one by default
 * @param redirectUri where it sends people back to
 * @param claimsOf its claims about a login; `sub` is the login
 */
export async function startIdentityProvider({
  port: askedPort = 0,
  redirectUri,
  claimsOf = usualClaims,
}: {
  port?: number
  redirectUri: string
  claimsOf?: (login: string) => ProviderClaims
}): Promise<TestIdentityProvider> {
  // Loaded lazily, because few specs start a provider.
  const { Provider } = await import('oidc-provider')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(askedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, login) => ({ accountId: login, claims: async () => ({ ...claimsOf(login), sub: login }) }),
    pkce: { required: () => true },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'spec', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for specs'] },
    ttl: { AccessToken: 600, Grant: 3600, IdToken: 600, Interaction: 600, Session: 3600 },
  })
  server.on('request', provider.callback())
  return {
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'Example ID',
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
