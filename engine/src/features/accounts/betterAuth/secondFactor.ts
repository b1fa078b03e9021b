import type { SecondFactorCode } from '@greenroom/shared/wire'
import { APIError } from 'better-auth/api'
import { z } from 'zod'
import { ProblemError } from '../../../platform/problems.ts'
import type { SecondFactorProvider } from '../identity.ts'
import type { Auth } from './auth.ts'
import { identityOf } from './identityOf.ts'
import { tellingOutages } from './outages.ts'

/** Maps better-auth's refusals to our codes. */
const refusals = {
  INVALID_CODE: 'WRONG_CODE',
  INVALID_BACKUP_CODE: 'WRONG_CODE',
  INVALID_TWO_FACTOR_COOKIE: 'SIGN_IN_AGAIN',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'SIGN_IN_AGAIN',
  INVALID_PASSWORD: 'WRONG_PASSWORD',
  TOTP_ALREADY_ENABLED: 'SECOND_FACTOR_ON',
  TOTP_NOT_ENABLED: 'SECOND_FACTOR_OFF',
  TWO_FACTOR_NOT_ENABLED: 'SECOND_FACTOR_OFF',
  BACKUP_CODES_NOT_ENABLED: 'SECOND_FACTOR_OFF',
} as const

/** After ten wrong codes in a row, an account accepts no codes for this long. Each attempt needs the password first. */
const lockedSeconds = 900

const refusalSchema = z.object({ code: z.string() })

/**
 * Runs a better-auth call.
 * @throws ProblemError if it refuses
 */
async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await tellingOutages(call)
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const code = refusalSchema.safeParse(error.body).data?.code ?? ''
    if (code === 'ACCOUNT_TEMPORARILY_LOCKED') {
      const headers = { 'retry-after': String(lockedSeconds) }
      throw new ProblemError('TOO_MANY_REQUESTS', 'Too many wrong codes. Try again in 15 minutes', { headers })
    }
    const refusal = Object.entries(refusals).find(([theirs]) => theirs === code)?.[1]
    // A concurrent request has just used up the recovery code.
    if (error.statusCode === 409) throw new ProblemError('WRONG_CODE')
    if (error.statusCode === 401 && refusal === undefined) throw new ProblemError('UNAUTHORIZED')
    if (refusal === undefined) throw error
    throw new ProblemError(refusal)
  }
}

const keptSchema = z.looseObject({ verified: z.boolean().nullish() })

/** The second factor, provided by better-auth's plug-in. Secrets and recovery codes are stored encrypted. */
export async function secondFactorOf(auth: Auth): Promise<SecondFactorProvider> {
  const { adapter, internalAdapter, createAuthCookie, authCookies } = await auth.$context
  const challengeCookie = createAuthCookie('two_factor').name

  /**
   * Passes on only this cookie, so that better-auth can't confuse a sign-in waiting for its code with a session in the
   * same browser.
   */
  const only = (name: string, cookie: string): string =>
    cookie
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${name}=`))
      .join('; ')

  /** Has better-auth check a code, for the session or sign-in whose cookie is in these headers. */
  const judge = (given: SecondFactorCode, headers: Headers) =>
    refusing(() =>
      'code' in given
        ? auth.api.verifyTOTP({ body: { code: given.code }, headers, returnHeaders: true })
        : auth.api.verifyBackupCode({ body: { code: given.recoveryCode }, headers, returnHeaders: true }),
    )

  async function recoveryCodesOf(identityId: string): Promise<string[]> {
    const { backupCodes } = await refusing(() => auth.api.viewBackupCodes({ body: { userId: identityId } }))
    return backupCodes
  }

  return {
    async of(identityId) {
      const where = [{ field: 'userId', value: identityId }]
      const [accounts, kept] = await Promise.all([
        internalAdapter.findAccounts(identityId),
        adapter.findOne({ model: 'twoFactor', where }),
      ])
      const on = kept !== null && keptSchema.parse(kept).verified === true
      return {
        available: accounts.some(({ providerId }) => providerId === 'credential'),
        on,
        recoveryCodesLeft: on ? (await recoveryCodesOf(identityId)).length : 0,
      }
    },
    async begin(cookie, password) {
      const headers = new Headers({ cookie })
      const begun = await refusing(() => auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }))
      const uri = z.object({ totpURI: z.string() }).parse(begun).totpURI
      return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
    },
    async turnOn(identityId, cookie, code) {
      const { headers } = await refusing(() =>
        auth.api.verifyTOTP({ body: { code }, headers: new Headers({ cookie }), returnHeaders: true }),
      )
      return { value: await recoveryCodesOf(identityId), cookies: headers.getSetCookie() }
    },
    async isCode(cookie, given) {
      try {
        await judge(given, new Headers({ cookie: only(authCookies.sessionToken.name, cookie) }))
        return true
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'WRONG_CODE') return false
        throw error
      }
    },
    async newRecoveryCodes(cookie, password) {
      const headers = new Headers({ cookie })
      const { backupCodes } = await refusing(() => auth.api.generateBackupCodes({ body: { password }, headers }))
      return backupCodes
    },
    async turnOff(cookie, password) {
      const { headers } = await refusing(() =>
        auth.api.disableTwoFactor({ body: { password }, headers: new Headers({ cookie }), returnHeaders: true }),
      )
      return { value: null, cookies: headers.getSetCookie() }
    },
    async ask(identityId) {
      const { headers } = await refusing(() => auth.api.askForCode({ body: { identityId }, returnHeaders: true }))
      return headers.getSetCookie()
    },
    async signIn(given, cookie, browser) {
      const headers = new Headers(browser)
      headers.set('cookie', only(challengeCookie, cookie))
      const { headers: answered, response } = await judge(given, headers)
      if (!('user' in response) || response.user === undefined) throw new Error('a sign-in by code has no user')
      return { value: identityOf(response.user), cookies: answered.getSetCookie() }
    },
  }
}
