import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Store } from '../../../store/port.ts'

const secretSchema = z.object({ id: z.string(), secret: z.string() })

/** The secret that signs the session cookies: made once, kept in the store, so that every engine has the same. */
export async function sessionSecret(store: Store): Promise<string> {
  const secrets = store.collection({
    name: 'secrets',
    unique: [],
    indexes: [],
    parse: (stored) => secretSchema.parse(stored),
  })
  const id = 'session-cookies'
  const known = await secrets.get(id)
  if (known) return known.secret
  await secrets.insert({ id, secret: randomBytes(32).toString('base64url') })
  const kept = await secrets.get(id)
  if (!kept) throw new Error('the secret of the session cookies was not kept')
  return kept.secret
}
