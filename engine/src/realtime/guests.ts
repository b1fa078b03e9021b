import { createHmac } from 'node:crypto'
import { dayMs } from '@greenroom/shared/rules'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { hashOf, newToken } from '../platform/secretTokens.ts'
import type { Store } from '../store/port.ts'
import type { Guest } from './access.ts'

/** The cookie's name has its session in it, so one browser can be a guest in several. */
const cookiePrefix = 'greenroom.guest.'
const tokenPattern = /^[\w-]{43}$/
/** Of more guest cookies than this the rest is not looked at. */
const maxCookies = 20
const pageSize = 100
/** An account's guests do not run out. */
const never = Number.MAX_SAFE_INTEGER
/** Of more seats than this, taken as a guest, an account does not know. */
const maxOfAccount = 500

const guestSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  name: z.string(),
  tokenHash: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** The account that the guest has become, for good. */
  userId: z.int().nullable().default(null),
})

type GuestRecord = z.infer<typeof guestSchema>

/** People without an account who were invited to one session, known by a cookie whose token is stored as a hash only. */
export type Guests = {
  /**
   * Remembers a guest, until `expiresAt` (ms since 1970) where that is told; the same again is no harm.
   * @returns the cookie that proves it, as a `set-cookie` value
   */
  add(guest: NewGuest, expiresAt?: number): Promise<string>
  /** Forgets a guest. */
  remove(guestId: string): Promise<void>
  /** Forgets expired guests, each after `before` has cleaned up behind them. */
  removeExpired(before: (guest: Guest) => Promise<void>): Promise<void>
  /** Whether somebody can still come as this guest. */
  isKnown(guestId: string): Promise<boolean>
  /** Gives a guest to this account, and to no other from then on, whoever has the cookie. One that belongs to an account stays there. */
  give(guestId: string, userId: number): Promise<void>
  /**
   * Who is behind these cookies, and which guests this account has become; of the cookies only those that no other account has. An outage throws.
   * @param userId who is signed in, or null
   */
  in(cookie: string | undefined, userId: number | null): Promise<Guest[]>
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

export type GuestsOptions = {
  behindTls: boolean
  /** For how long a guest comes back to the room, its replay and its scorecard, if nobody says otherwise. */
  lifetimeDays: number
  now: () => number
}

export function openGuests(store: Store, { behindTls, lifetimeDays, now }: GuestsOptions): Guests {
  const records = store.collection<GuestRecord>({
    name: 'guests',
    unique: [['tokenHash']],
    indexes: [['userId'], ['expiresAt']],
    parse: (stored) => guestSchema.parse(stored),
  })
  /** Every request of a signed-in person asks this. */
  const remembered = new LRUCache<number, GuestRecord[]>({ max: 20_000, ttl: 800 })

  return {
    async add({ id, sessionId, name, token }, expiresAt = now() + lifetimeDays * dayMs) {
      const createdAt = now()
      const lifetimeSeconds = Math.ceil((expiresAt - createdAt) / 1000)
      await records.insert({ id, sessionId, name, tokenHash: hashOf(token), createdAt, expiresAt, userId: null })
      const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${behindTls ? '; Secure' : ''}`
      return `${cookiePrefix}${sessionId}=${token}; ${attributes}`
    },
    async remove(guestId) {
      await records.delete(guestId)
    },
    async removeExpired(before) {
      for (;;) {
        const page = await records.find({ where: { expiresAt: { lte: now() } }, limit: pageSize })
        for (const { id, sessionId, name } of page) {
          await before({ id, sessionId, name })
          await records.delete(id)
        }
        if (page.length < pageSize) return
      }
    },
    async isKnown(guestId) {
      const guest = await records.get(guestId)
      return guest !== undefined && guest.expiresAt > now()
    },
    async give(guestId, userId) {
      await records.update(guestId, { userId, expiresAt: never }, { userId: null })
      remembered.delete(userId)
    },
    async in(cookie, userId) {
      const [brought, own] = await Promise.all([ofCookie(cookie), userId === null ? [] : ofAccount(userId)])
      const theirs = brought.filter((guest) => guest.userId === null || guest.userId === userId)
      const byId = new Map([...own, ...theirs].map(({ id, sessionId, name }) => [id, { id, sessionId, name }]))
      return [...byId.values()]
    },
  }

  async function ofCookie(cookie: string | undefined): Promise<GuestRecord[]> {
    const tokens = guestTokensIn(cookie)
    if (tokens.size === 0) return []
    const found = await records.find({ where: { tokenHash: { in: [...tokens.keys()].map(hashOf) } } })
    const sessionOf = new Map([...tokens].map(([token, sessionId]) => [hashOf(token), sessionId]))
    return found.filter(
      ({ tokenHash, sessionId, expiresAt }) => sessionOf.get(tokenHash) === sessionId && expiresAt > now(),
    )
  }

  async function ofAccount(userId: number): Promise<GuestRecord[]> {
    const known = remembered.get(userId)
    if (known !== undefined) return known
    const found = await records.find({ where: { userId }, limit: maxOfAccount })
    remembered.set(userId, found)
    return found
  }
}

/** The tokens of guests in a cookie header, each with the session that its cookie names. */
export function guestTokensIn(cookie: string | undefined): Map<string, string> {
  const tokens = new Map<string, string>()
  if (cookie === undefined || !cookie.includes(cookiePrefix)) return tokens
  for (const pair of cookie.split(';')) {
    const [name = '', token = ''] = pair.trim().split('=', 2)
    if (name.startsWith(cookiePrefix) && tokenPattern.test(token)) tokens.set(token, name.slice(cookiePrefix.length))
    if (tokens.size === maxCookies) break
  }
  return tokens
}
