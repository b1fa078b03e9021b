import type { OidcProblem } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { OidcConfig } from '../../../config.ts'
import { ProblemError } from '../../../platform/problems.ts'
import type { Connection } from '../identity.ts'

/** The provider's claims about a person. `email` is present only if the provider has verified it. */
export type Arriving = Connection & { email: string | undefined; name: string; firstName: string; lastName: string }

/** The data to keep until the browser returns. */
export type Journey = { state: string; nonce: string; codeVerifier: string; redirectUri: string }

/** A hosted identity provider, using OpenID Connect's authorization code flow with PKCE. */
export type OidcProvider = {
  name: string
  issuer: string
  /**
   * The URL to send the browser to. `again` makes the provider ask for the password again.
   * @throws 503 OIDC_UNAVAILABLE
   */
  begin(redirectUri: string, again: boolean): Promise<{ url: string; journey: Journey }>
  /** The person who returned with this query, after checking state, nonce, audience, time and signature. */
  finish(query: URLSearchParams, journey: Journey): Promise<Arriving | Exclude<OidcProblem, 'FAILED'>>
}

/** How long the provider's published configuration is cached. Its keys are fetched when needed. */
const publishedMs = 60 * 60_000
const timeoutSeconds = 8

const claimsSchema = z.looseObject({
  email: z.string().optional(),
  // Some providers send the boolean as text.
  email_verified: z.union([z.boolean(), z.string().transform((text) => text === 'true')]).optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** A single line of limited length, like our own names. */
const nameOf = (text = ''): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)

/** Whether the provider was unreachable, rather than misbehaving. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return true
  if (error instanceof openid.ResponseBodyError) return error.status >= 500
  if (!(error instanceof openid.ClientError)) return false
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true
  return error.cause instanceof Response && error.cause.status >= 500
}

export function openOidcProvider(config: OidcConfig, logger: FastifyBaseLogger, now: () => number): OidcProvider {
  const { issuer, clientId, clientSecret, name } = config
  const [basic, inBody] = [openid.ClientSecretBasic(clientSecret), openid.ClientSecretPost(clientSecret)]
  /** OpenID Connect's default method, unless the provider doesn't support it. */
  const authenticate: openid.ClientAuth = (server, client, body, headers) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (known.includes('client_secret_basic') ? basic : inBody)(server, client, body, headers)
  }
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  let published: { configuration: openid.Configuration; at: number } | undefined

  /** @throws 503 OIDC_UNAVAILABLE */
  async function configuration(): Promise<openid.Configuration> {
    if (published !== undefined && now() - published.at < publishedMs) return published.configuration
    try {
      const found = await openid.discovery(new URL(issuer), clientId, {}, authenticate, {
        execute: [...insecure, openid.enableNonRepudiationChecks],
        timeout: timeoutSeconds,
      })
      published = { configuration: found, at: now() }
    } catch (error) {
      logger.warn({ err: error }, "the identity provider's configuration can't be read")
      if (published === undefined) throw new ProblemError('OIDC_UNAVAILABLE')
    }
    return published.configuration
  }
  // A wrong setting should show up at startup, not at the first sign-in.
  void configuration().catch(() => {})

  async function claimsOf(found: openid.Configuration, query: URLSearchParams, journey: Journey): Promise<Arriving> {
    const here = new URL(`${journey.redirectUri}?${query}`)
    const tokens = await openid.authorizationCodeGrant(found, here, {
      expectedState: journey.state,
      expectedNonce: journey.nonce,
      pkceCodeVerifier: journey.codeVerifier,
    })
    const signed = tokens.claims()
    if (signed === undefined) throw new Error('the identity provider sent no id_token')
    // Many providers put only the id in the token and return the rest on request.
    const isWhole = signed.email !== undefined || found.serverMetadata().userinfo_endpoint === undefined
    const more = isWhole ? {} : await openid.fetchUserInfo(found, tokens.access_token, signed.sub)
    const claims = claimsSchema.parse({ ...more, ...signed })
    const firstName = nameOf(claims.given_name)
    return {
      issuer,
      subject: signed.sub,
      email: claims.email_verified === true ? claims.email : undefined,
      name:
        firstName || nameOf(claims.name) || nameOf(claims.preferred_username) || nameOf(claims.email?.split('@')[0]),
      firstName,
      lastName: nameOf(claims.family_name),
    }
  }

  return {
    name,
    issuer,
    async begin(redirectUri, again) {
      const found = await configuration()
      const codeVerifier = openid.randomPKCECodeVerifier()
      const journey = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier, redirectUri }
      const url = openid.buildAuthorizationUrl(found, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login' } : {}),
      })
      return { url: url.href, journey }
    },
    async finish(query, journey) {
      try {
        return await claimsOf(await configuration(), query, journey)
      } catch (error) {
        if (error instanceof ProblemError) return 'UNAVAILABLE'
        if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return 'DENIED'
        logger.warn({ err: error }, "the identity provider's response was rejected")
        return isOutage(error) ? 'UNAVAILABLE' : 'REFUSED'
      }
    },
  }
}
