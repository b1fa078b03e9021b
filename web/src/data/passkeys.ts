import { type Confirmation, type Me, meSchema, passkeyPaths } from '@greenroom/shared/wire'
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { post } from './api.ts'

type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

const hasChallenge = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'challenge' in options
const signInOptionsSchema = z.object({ options: z.custom<SignInOptions>(hasChallenge) })
const registrationOptionsSchema = z.object({ options: z.custom<RegistrationOptions>(hasChallenge) })

/** Whether this browser supports passkeys at this address: they need a host name. */
export const passkeysWork = (): boolean => browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname)

/** Whether the browser can offer passkeys in the email field. */
export const passkeysByAutofill = async (): Promise<boolean> =>
  passkeysWork() && (await browserSupportsWebAuthnAutofill())

/** Whether the user declined or left the page, so that there is nothing to report. */
export const isDeclined = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))

/** Whether this device already has one of the account's passkeys. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

/**
 * Signs in with a passkey.
 * @param byAutofill waits until the user picks one in the email field
 * @throws ApiProblem, or the browser's error
 */
export async function answerWithPasskey(byAutofill: boolean): Promise<Me> {
  const { options } = await post(passkeyPaths.signInOptions, {}, signInOptionsSchema)
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: byAutofill,
  })
  const { clientDataJSON, authenticatorData, signature } = response
  const answer = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
  return post(passkeyPaths.signIn, answer, meSchema)
}

/** Stops waiting for the user to pick a passkey in the field. */
export const stopAskingForPasskeys = (): void => WebAuthnAbortService.cancelCeremony()

/** Creates a passkey in this browser or on a security key. @throws ApiProblem, or the browser's error */
export async function makePasskey(name: string, by: Confirmation): Promise<void> {
  const { options } = await post(passkeyPaths.newOptions, by, registrationOptionsSchema)
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
  await post(passkeyPaths.passkeys, { name, credential }, z.unknown())
}
