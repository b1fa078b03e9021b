import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Store } from '../../../store/port.ts'

const secretSchema = z.object({ id: z.string(), secret: z.string() })

/** What a secret is used for. Each use has a separate secret. */
export type SecretUse =
  | 'session-cookies'
  | 'known-browsers'
  | 'passkey-challenges'
  | 'counted-tries'
  | 'identity-provider'

/** The secret for this use. It is generated once and stored, so that every engine has the same one. */
export async function keptSecret(store: Store, id: SecretUse): Promise<string> {
  const secrets = store.collection({
    name: 'secrets',
    unique: [],
    indexes: [],
    parse: (stored) => secretSchema.parse(stored),
  })
  const known = await secrets.get(id)
  if (known) return known.secret
  await secrets.insert({ id, secret: randomBytes(32).toString('base64url') })
  const kept = await secrets.get(id)
  if (!kept) throw new Error(`the secret for ${id} was not stored`)
  return kept.secret
}
