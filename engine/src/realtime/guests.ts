import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { hashOf, newToken } from '../platform/secretTokens.ts'
import type { Store } from '../store/port.ts'
import type { Guest } from './access.ts'

/** A guest comes back to the room, its replay and its scorecard for as long as this, if nobody says otherwise. */
const guestLifetimeMs = 14 * 24 * 60 * 60_000

/** The name of the cookie says for which session it is, so that one browser can be a guest in several. */
const cookiePrefix = 'greenroom.guest.'
const tokenPattern = /^[\w-]{43}$/
/** Of more guest cookies than this the rest is not looked at. */
const mostCookies = 20

const guestSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  name: z.string(),
  tokenHash: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
})

/** People without an account who were invited to one session, known by a cookie whose token is stored as a hash only. */
export type Guests = {
  /**
   * Remembers a guest, until `expiresAt` (ms since 1970) where that is told; the same again is no harm.
   * @returns the cookie that proves it, as a `set-cookie` value
   */
  add(guest: NewGuest, expiresAt?: number): Promise<string>
  /** Forgets a guest, who is then nobody. */
  remove(guestId: string): Promise<void>
  /** Whose cookies these are. An outage throws. */
  in(cookie: string | undefined): Promise<Guest[]>
}

/** A guest with the token that proves it. */
export type NewGuest = Guest & { token: string }

/**
 * A guest of this session. Where an answer got lost, the same `attempt` makes the same guest again; it has to hold something that
 * nobody else knows.
 */
export function newGuest({
  sessionId,
  name,
  attempt = newToken(),
}: {
  sessionId: string
  name: string
  attempt?: string | undefined
}): NewGuest {
  const derived = (what: string): string =>
    createHmac('sha256', attempt).update(`${what} ${sessionId}`).digest('base64url')
  return { id: `guest:${derived('id').slice(0, 16)}`, sessionId, name, token: derived('cookie') }
}

export function openGuests(store: Store, { behindTls, now }: { behindTls: boolean; now: () => number }): Guests {
  const records = store.collection<z.infer<typeof guestSchema>>({
    name: 'guests',
    unique: [['tokenHash']],
    indexes: [],
    parse: (stored) => guestSchema.parse(stored),
  })
  return {
    async add({ id, sessionId, name, token }, expiresAt = now() + guestLifetimeMs) {
      const createdAt = now()
      const lifetimeSeconds = Math.ceil((expiresAt - createdAt) / 1000)
      await records.insert({ id, sessionId, name, tokenHash: hashOf(token), createdAt, expiresAt })
      const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${behindTls ? '; Secure' : ''}`
      return `${cookiePrefix}${sessionId}=${token}; ${attributes}`
    },
    async remove(guestId) {
      await records.delete(guestId)
    },
    async in(cookie) {
      const tokens = guestTokensIn(cookie)
      if (tokens.size === 0) return []
      const found = await records.find({ where: { tokenHash: { in: [...tokens.keys()].map(hashOf) } } })
      const sessionOf = new Map([...tokens].map(([token, sessionId]) => [hashOf(token), sessionId]))
      return found
        .filter(({ tokenHash, sessionId, expiresAt }) => sessionOf.get(tokenHash) === sessionId && expiresAt > now())
        .map(({ id, sessionId, name }) => ({ id, sessionId, name }))
    },
  }
}

/** The tokens of guests in a cookie header, each with the session that its cookie names. */
export function guestTokensIn(cookie: string | undefined): Map<string, string> {
  const tokens = new Map<string, string>()
  if (cookie === undefined || !cookie.includes(cookiePrefix)) return tokens
  for (const pair of cookie.split(';')) {
    const [name = '', token = ''] = pair.trim().split('=', 2)
    if (name.startsWith(cookiePrefix) && tokenPattern.test(token)) tokens.set(token, name.slice(cookiePrefix.length))
    if (tokens.size === mostCookies) break
  }
  return tokens
}
