import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { createSeal } from '../../../mail/seal.ts'

const journeySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
})
const keptSchema = z.object({
  journey: journeySchema,
  /** The journey's purpose. For connecting, it includes the identity that started it. */
  purpose: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signIn') }),
    z.object({ kind: z.literal('signUp'), invitationCode: z.string() }),
    z.object({ kind: z.literal('connect'), identityId: z.string() }),
  ]),
  /** The page to show next. */
  next: z.string().nullable(),
  expiresAt: z.number(),
})
/** A browser's round trip to the identity provider. */
export type KeptJourney = z.infer<typeof keptSchema>

/**
 * Round trips to the provider. The server stores nothing: the browser carries a sealed cookie and can't return without
 * it.
 */
export type Journeys = {
  /** The cookie, as a `set-cookie` value. */
  cookieFor(kept: Omit<KeptJourney, 'expiresAt'>): string
  /** This browser's journey, if `state` belongs to it. */
  of(cookie: string | undefined, state: string | undefined): KeptJourney | undefined
  /** Removes the cookie, as a `set-cookie` value. */
  ended: string
}

const cookieName = 'greenroom.oidc'
const lifetimeMs = 10 * 60_000

/** @param path the path the provider redirects to; only this path gets the cookie */
export function createJourneys(options: {
  secret: string
  path: string
  behindTls: boolean
  now: () => number
}): Journeys {
  const { secret, path, behindTls, now } = options
  const seal = createSeal(secret, 'ways to the identity provider')
  // Lax, because the redirect back comes from another site.
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${behindTls ? '; Secure' : ''}`

  function read(cookie: string | undefined): KeptJourney | undefined {
    const pair = cookie?.split(';').find((each) => each.trim().startsWith(`${cookieName}=`))
    const sealed = pair?.trim().slice(cookieName.length + 1) ?? ''
    try {
      return keptSchema.parse(JSON.parse(seal.open(sealed)))
    } catch {
      // The cookie is from another browser, too old, or missing.
      return undefined
    }
  }
  const isSame = (one: string, other: string): boolean =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

  return {
    cookieFor(kept) {
      const sealed = seal.close(JSON.stringify({ ...kept, expiresAt: now() + lifetimeMs } satisfies KeptJourney))
      return `${cookieName}=${sealed}; Max-Age=${lifetimeMs / 1000}; ${attributes}`
    },
    of(cookie, state) {
      const kept = read(cookie)
      if (kept === undefined || state === undefined || kept.expiresAt <= now()) return undefined
      return isSame(kept.journey.state, state) ? kept : undefined
    },
    ended: `${cookieName}=; Max-Age=0; ${attributes}`,
  }
}
