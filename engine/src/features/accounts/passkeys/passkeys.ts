import type { newPasskeySchema, Passkey, passkeyAnswerSchema } from '@greenroom/shared/wire'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { ProblemError } from '../../../platform/problems.ts'
import { hashOf } from '../../../platform/secretTokens.ts'
import type { Store } from '../../../store/port.ts'
import { removeAll } from '../../../store/removeAll.ts'
import type { Identity } from '../identity.ts'
import type { Challenges } from './challenges.ts'
import type { PasskeySite } from './site.ts'

/** The maximum per account; more would be hard to tell apart. */
const maxPasskeys = 20

const recordSchema = z.object({
  id: z.string(),
  identityId: z.string(),
  name: z.string(),
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  synced: z.boolean(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
})
type Kept = z.infer<typeof recordSchema>

export type Passkeys = {
  of(identityId: string): Promise<Passkey[]>
  /** Deletes all passkeys of an identity. */
  removeOf(identityId: string): Promise<void>
  optionsForNew(identity: Omit<Identity, 'emailVerified'>, site: PasskeySite): Promise<RegistrationOptions>
  /** Stores a passkey that the browser created. Throws PASSKEY_REFUSED or TOO_MANY_PASSKEYS. */
  add(identityId: string, made: z.infer<typeof newPasskeySchema>, site: PasskeySite): Promise<Passkey>
  /** The removed passkey; undefined if the identity has no such passkey. */
  remove(identityId: string, passkeyId: string): Promise<Passkey | undefined>
  /** Undefined if the identity has no such passkey. */
  rename(identityId: string, passkeyId: string, name: string): Promise<Passkey | undefined>
  optionsForSignIn(site: PasskeySite): Promise<SignInOptions>
  /**
   * The owner of the passkey that answered.
   * @throws PASSKEY_REFUSED
   */
  identityOf(answer: z.infer<typeof passkeyAnswerSchema>, site: PasskeySite): Promise<string>
}

type RegistrationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>
type SignInOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>

const shownOf = ({ id, name, createdAt, lastUsedAt, synced }: Kept): Passkey => ({
  passkeyId: id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  synced,
})

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

/**
 * Turns the library's errors into PASSKEY_REFUSED. The library does no I/O, so every error is about the answer itself.
 */
async function verified<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw new ProblemError('PASSKEY_REFUSED')
  }
}

/**
 * Identities' passkeys (WebAuthn, with @simplewebauthn/server). Each verifies its user by fingerprint, face or PIN.
 * That makes it two factors in one, so no code is needed.
 */
export function openPasskeys(store: Store, challenges: Challenges, now: () => number): Passkeys {
  const kept = store.collection<Kept>({
    name: 'passkeys',
    unique: [],
    indexes: [['identityId', 'createdAt']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const ofIdentity = (identityId: string) =>
    kept.find({ where: { identityId }, sort: [['createdAt', 'asc']], limit: maxPasskeys })
  async function own(identityId: string, passkeyId: string): Promise<Kept | undefined> {
    const passkey = await kept.get(passkeyId)
    return passkey?.identityId === identityId ? passkey : undefined
  }

  return {
    removeOf: (identityId) => removeAll(kept, { identityId }),
    of: async (identityId) => (await ofIdentity(identityId)).map(shownOf),

    async optionsForNew({ identityId, email, name }, site) {
      const own = await ofIdentity(identityId)
      if (own.length >= maxPasskeys) throw new ProblemError('TOO_MANY_PASSKEYS')
      return generateRegistrationOptions({
        rpName: 'Greenroom',
        rpID: site.id,
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(identityId),
        challenge: challenges.make({ kind: 'registration', identityId }),
        excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async add(identityId, { name, credential }, site) {
      let answered = ''
      const { registrationInfo } = await verified(() =>
        verifyRegistrationResponse({
          response: {
            ...credential,
            response: {
              clientDataJSON: credential.response.clientDataJSON,
              attestationObject: credential.response.attestationObject,
            },
            clientExtensionResults: {},
          },
          expectedChallenge(challenge) {
            answered = challenge
            return challenges.holds(challenge, { kind: 'registration', identityId })
          },
          expectedOrigin: site.origin,
          expectedRPID: site.id,
        }),
      )
      if (registrationInfo === undefined || !(await challenges.spend(answered)))
        throw new ProblemError('PASSKEY_REFUSED')
      if ((await ofIdentity(identityId)).length >= maxPasskeys) throw new ProblemError('TOO_MANY_PASSKEYS')
      const { id: credentialId, publicKey, counter } = registrationInfo.credential
      const passkey: Kept = {
        id: hashOf(credentialId),
        identityId,
        name,
        credentialId,
        publicKey: base64url(publicKey),
        counter,
        transports: credential.response.transports,
        synced: registrationInfo.credentialBackedUp,
        createdAt: now(),
        lastUsedAt: null,
      }
      // A credential that is already registered can't belong to a second identity.
      if ((await kept.insert(passkey)) === 'duplicate') throw new ProblemError('PASSKEY_REFUSED')
      return shownOf(passkey)
    },

    async remove(identityId, passkeyId) {
      const passkey = await own(identityId, passkeyId)
      return passkey !== undefined && (await kept.delete(passkeyId)) ? shownOf(passkey) : undefined
    },
    async rename(identityId, passkeyId, name) {
      const passkey = await own(identityId, passkeyId)
      if (passkey === undefined || !(await kept.update(passkeyId, { name }))) return undefined
      return shownOf({ ...passkey, name })
    },

    optionsForSignIn: (site) =>
      generateAuthenticationOptions({
        rpID: site.id,
        userVerification: 'required',
        challenge: challenges.make({ kind: 'sign-in' }),
      }),

    async identityOf(answer, site) {
      const passkey = await kept.get(hashOf(answer.id))
      if (passkey === undefined) throw new ProblemError('PASSKEY_REFUSED')
      let answered = ''
      const { verified: isRight, authenticationInfo } = await verified(() =>
        verifyAuthenticationResponse({
          response: { ...answer, clientExtensionResults: {} },
          expectedChallenge(challenge) {
            answered = challenge
            return challenges.holds(challenge, { kind: 'sign-in' })
          },
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          credential: {
            id: passkey.credentialId,
            publicKey: fromBase64url(passkey.publicKey),
            counter: passkey.counter,
          },
        }),
      )
      if (!isRight || !(await challenges.spend(answered))) throw new ProblemError('PASSKEY_REFUSED')
      await kept.update(passkey.id, {
        counter: authenticationInfo.newCounter,
        synced: authenticationInfo.credentialBackedUp,
        lastUsedAt: now(),
      })
      return passkey.identityId
    },
  }
}
