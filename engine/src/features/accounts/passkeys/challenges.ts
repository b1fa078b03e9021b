import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { hashOf } from '../../../platform/secretTokens.ts'
import type { Store } from '../../../store/port.ts'
import { removeAll } from '../../../store/removeAll.ts'

const minuteMs = 60_000
/** A sign-in page that offers passkeys next to the email keeps its challenge for as long as it is open. */
const lifetimesMs = { 'sign-in': 60 * minuteMs, registration: 10 * minuteMs }

/** What a challenge is for: any sign-in, or a new passkey for one identity. */
export type Purpose = { kind: 'sign-in' } | { kind: 'registration'; identityId: string }

/**
 * The challenges that passkeys sign. Anybody may request one, so a new one isn't stored: it contains its own expiry and
 * purpose. Only answered ones are stored, so that each works once.
 */
export type Challenges = {
  make(purpose: Purpose): Uint8Array<ArrayBuffer>
  /** Whether we issued the challenge for this purpose and it hasn't expired. `challenge` is in base64url. */
  holds(challenge: string, purpose: Purpose): boolean
  /** True for the first answer to a challenge. Every later answer is refused. */
  spend(challenge: string): Promise<boolean>
  /** Removes answered challenges that have expired. */
  removeExpired(): Promise<void>
}

const spentSchema = z.object({ id: z.string(), expiresAt: z.number() })
const timeBytes = 8
const randomPart = 16
const sealBytes = 32

export function createChallenges(store: Store, secret: string, now: () => number): Challenges {
  const spent = store.collection<z.infer<typeof spentSchema>>({
    name: 'spentPasskeyChallenges',
    unique: [],
    indexes: [['expiresAt']],
    parse: (stored) => spentSchema.parse(stored),
  })
  const seal = (body: Buffer, purpose: Purpose): Buffer => {
    const whose = purpose.kind === 'registration' ? purpose.identityId : ''
    return createHmac('sha256', secret).update(`passkey ${purpose.kind} ${whose} `).update(body).digest()
  }
  return {
    make(purpose) {
      const body = Buffer.alloc(timeBytes + randomPart)
      body.writeBigUInt64BE(BigInt(now() + lifetimesMs[purpose.kind]))
      randomBytes(randomPart).copy(body, timeBytes)
      return new Uint8Array([...body, ...seal(body, purpose)])
    },
    holds(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== timeBytes + randomPart + sealBytes) return false
      const body = bytes.subarray(0, timeBytes + randomPart)
      const isOurs = timingSafeEqual(bytes.subarray(timeBytes + randomPart), seal(body, purpose))
      return isOurs && body.readBigUInt64BE() > BigInt(now())
    },
    async spend(challenge) {
      const expiresAt = now() + lifetimesMs['sign-in']
      return (await spent.insert({ id: hashOf(challenge), expiresAt })) === 'inserted'
    },
    removeExpired: () => removeAll(spent, { expiresAt: { lt: now() } }),
  }
}
