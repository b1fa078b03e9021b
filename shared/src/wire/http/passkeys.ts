import { z } from 'zod'
import { confirmationSchema } from './confirmation.ts'

/** Passkeys: signing in with a fingerprint, a face, a PIN or a security key (WebAuthn). */
export const passkeyPaths = {
  /** `POST`: 200 with a `passkeyOptionsSchema` for the browser, 409 PASSKEYS_UNAVAILABLE. */
  signInOptions: '/api/auth/sign-in/passkey/options',
  /** `POST` with a `passkeyAnswerSchema`: sets the session cookie; 200 with a `meSchema`, 403 PASSKEY_REFUSED. */
  signIn: '/api/auth/sign-in/passkey',
  /** `GET`: 200 with a `passkeyListSchema`. `POST` with a `newPasskeySchema`: 201 with a `passkeySchema`, 403 PASSKEY_REFUSED, 409 TOO_MANY_PASSKEYS. */
  passkeys: '/api/auth/passkeys',
  /** `POST` with a `passkeyOptionsRequestSchema`: 200 with a `passkeyOptionsSchema`, 403 as described at `confirmationSchema`, 409 PASSKEYS_UNAVAILABLE. */
  newOptions: '/api/auth/passkeys/options',
  /** `PUT` with a `passkeyNameSchema`: 200 with a `passkeySchema`. `DELETE`: 204. Both 404 PASSKEY_UNKNOWN. */
  passkey: '/api/auth/passkeys/:passkeyId',
} as const

export const passkeyParamsSchema = z.object({ passkeyId: z.string().min(1).max(100) })

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u, { error: 'may not hold control characters' })
export const passkeyNameSchema = z.object({ name: nameSchema })

/** A confirmation, so that somebody at an unlocked browser can't add a way in. */
export const passkeyOptionsRequestSchema = confirmationSchema

/** The browser's instructions: a `PublicKeyCredential…OptionsJSON` of WebAuthn level 3. */
export const passkeyOptionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) })

const bytes = z
  .string()
  .max(40_000)
  .regex(/^[\w-]*$/)
const credentialId = z
  .string()
  .min(1)
  .max(1400)
  .regex(/^[\w-]+$/)

/** A browser's answer to a sign-in, an `AuthenticationResponseJSON`; fields that are not listed here are ignored. */
export const passkeyAnswerSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

/** A browser's answer to a registration, a `RegistrationResponseJSON`. */
export const newPasskeySchema = z.object({
  name: nameSchema,
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(40)).max(10).default([]),
    }),
  }),
})

/** `lastUsedAt` is null until its first sign-in. `synced`: it is also on its owner's other devices. */
export const passkeySchema = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>

/**
 * `available`: passkeys work at this address; they need a host name, not an IP address. `needsPassword`: the account
 * has a password, which is required to add one.
 */
export const passkeyListSchema = z.object({
  available: z.boolean(),
  needsPassword: z.boolean(),
  passkeys: z.array(passkeySchema),
})
export type PasskeyList = z.infer<typeof passkeyListSchema>
