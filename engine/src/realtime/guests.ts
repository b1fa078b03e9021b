import { createHmac } from 'node:crypto'
import { dayMs } from '@greenroom/shared/rules'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { hashOf, newToken } from '../platform/secretTokens.ts'
import type { Store } from '../store/port.ts'
import type { Guest } from './access.ts'

/** The cookie's name contains the session id, so one browser can be a guest in several sessions. */
const cookiePrefix = 'greenroom.guest.'
const tokenPattern = /^[\w-]{43}$/
/** Guest cookies beyond this number are ignored. */
const maxCookies = 20
const pageSize = 100
/** Guests that belong to an account don't expire. */
const never = Number.MAX_SAFE_INTEGER
/** An account's guest seats beyond this number are ignored. */
const maxOfAccount = 500

const guestSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  name: z.string(),
  tokenHash: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** The account the guest belongs to, permanently. */
  userId: z.int().nullable().default(null),
})

type GuestRecord = z.infer<typeof guestSchema>

/**
 * People without an account who were invited to one session. They are identified by a cookie whose token is stored only
 * as a hash.
 */
export type Guests = {
  /**
   * Adds a guest, until `expiresAt` (ms since 1970) if given; idempotent.
   * @returns the cookie that identifies the guest, as a `set-cookie` value
   */
  add(guest: NewGuest, expiresAt?: number): Promise<string>
  /**
   * Extends a guest's lifetime to at least `expiresAt`.
   * @returns the cookie with its new lifetime, or null if `cookie` doesn't contain the guest's token
   */
  keep(guestId: string, expiresAt: number, cookie: string | undefined): Promise<string | null>
  /** Deletes a guest. */
  remove(guestId: string): Promise<void>
  /** Deletes expired guests, each after `before` has cleaned up their data. */
  removeExpired(before: (guest: Guest) => Promise<void>): Promise<void>
  /** Whether this guest still exists. */
  isKnown(guestId: string): Promise<boolean>
  /**
   * Assigns a guest to this account, permanently. From then on, the cookie doesn't work with other accounts. A no-op if
   * the guest already belongs to an account.
   */
  give(guestId: string, userId: number): Promise<void>
  /**
   * The guests identified by these cookies, plus those that belong to the user's account. Cookies for guests of other
   * accounts are ignored. Throws during an outage.
   * @param userId the signed-in user, or null
   */
  in(cookie: string | undefined, userId: number | null): Promise<Guest[]>
}

/** A guest, with the token that identifies them. */
export type NewGuest = Guest & { token: string }

/**
 * Creates a guest for this session. Retrying with the same `attempt`, which must be a secret, creates the same guest
 * again.
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
  /** How long a guest can return to the room, its replay and its scorecard, by default. */
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
  /** Cached, because every request by a signed-in user looks up their guests. */
  const remembered = new LRUCache<number, GuestRecord[]>({ max: 20_000, ttl: 800 })

  return {
    async add({ id, sessionId, name, token }, expiresAt = now() + lifetimeDays * dayMs) {
      const createdAt = now()
      await records.insert({ id, sessionId, name, tokenHash: hashOf(token), createdAt, expiresAt, userId: null })
      return cookieOf(sessionId, token, expiresAt)
    },
    async keep(guestId, expiresAt, cookie) {
      const guest = (await ofCookie(cookie)).find(({ id }) => id === guestId)
      const token = [...guestTokensIn(cookie).keys()].find((each) => hashOf(each) === guest?.tokenHash)
      if (guest === undefined || token === undefined || guest.expiresAt >= expiresAt) return null
      await records.update(guestId, { expiresAt }, { expiresAt: { lt: expiresAt } })
      return cookieOf(guest.sessionId, token, expiresAt)
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

  function cookieOf(sessionId: string, token: string, expiresAt: number): string {
    const lifetimeSeconds = Math.ceil((expiresAt - now()) / 1000)
    const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${behindTls ? '; Secure' : ''}`
    return `${cookiePrefix}${sessionId}=${token}; ${attributes}`
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

/** The guest tokens in a cookie header, keyed by the session in the cookie's name. */
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
