import { longestPassword, shortestPassword } from '@greenroom/shared/wire'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../../../store/port.ts'
import { askForCode } from './askForCode.ts'
import { hashingThreads } from './hashingThreads.ts'
import { letIn } from './letIn.ts'
import { oneUseCodes } from './oneUseCodes.ts'
import type { PasswordHashing } from './passwordHashing.ts'
import { queuedHashing } from './queuedHashing.ts'
import { keptSecret } from './secret.ts'
import { storeAdapter } from './storeAdapter.ts'

const dayInSeconds = 24 * 60 * 60

const hashingBounds = { atOnce: 2, maxWaiting: 20 }

export type AuthOptions = {
  store: Store
  logger: FastifyBaseLogger
  /** The URL where browsers reach Greenroom. Along with `behindTls`, it determines the cookies' attributes. */
  publicUrl: string
  behindTls: boolean
  /** Whether people must verify their email before they can sign in. */
  mustVerify: boolean
  /** How long a browser stays signed in after its last request. */
  signInDays: number
  /** Called with the id of each sign-in that ends early. */
  onSignInEnded: (signInId: string) => void
  /** Replaces scrypt. Set only by specs: as a setting, it could weaken real passwords. */
  passwordHashing?: PasswordHashing | undefined
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/** better-auth on the engine's own store, configured for Greenroom. */
export async function createAuth(options: AuthOptions) {
  const {
    store,
    logger,
    publicUrl,
    behindTls,
    mustVerify,
    signInDays,
    passwordHashing = hashingThreads(),
    onSignInEnded,
  } = options
  const expiresIn = signInDays * dayInSeconds
  return betterAuth({
    appName: 'Greenroom',
    baseURL: publicUrl,
    secret: await keptSecret(store, 'session-cookies'),
    database: storeAdapter(store, onSignInEnded),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: mustVerify,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: queuedHashing(passwordHashing, hashingBounds),
    },
    session: { expiresIn, updateAge: Math.min(dayInSeconds, expiresIn / 2) },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Our own routes report errors, because better-auth's messages contain email addresses.
    logger: { level: 'error', log: (level, message) => logger.debug({ level }, message) },
    plugins: [twoFactor(), oneUseCodes, letIn, askForCode],
    advanced: {
      cookiePrefix: 'greenroom',
      useSecureCookies: behindTls,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: behindTls },
    },
  })
}
