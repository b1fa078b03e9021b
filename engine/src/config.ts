import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import {
  type Currency,
  currencies,
  defaultRetentionDays,
  monthlyTokenGrants,
  type PlanId,
  planIds,
  type RetentionDays,
} from '@greenroom/shared/rules'
import { InvalidConfig, readEnvironment, settingSchemas, tracingSettings } from '@greenroom/shared/service'
import { z } from 'zod'

const { port, host, secret, httpUrl } = settingSchemas

const tokens = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'accepts a whole number from 0 to 999999999.' })
  .transform(Number)

/** Parses a retention period in days, from 1 to `max`. */
const days = (max: number) => {
  const error = `accepts a whole number from 1 to ${max}.`
  const whole = z.string().regex(/^\d{1,4}$/, { error })
  return whole.transform(Number).refine((count) => count >= 1 && count <= max, { error })
}
const tenYears = 3650
/** The longest that browsers keep a cookie, in days. */
const longestCookie = 400

/** Payment links: one for all currencies, or one for each, as `EUR=https://… USD=https://…`. */
const paymentLinks = z
  .string()
  .transform((text) => {
    const parts = text.split(/[\s,]+/).filter((part) => part !== '')
    return parts
      .map((part) => /^(?:([A-Za-z]{3})=)?(.+)$/.exec(part)?.slice(1) ?? [])
      .map(([currency, link = '']) => ({
        currency: currency?.toUpperCase() ?? null,
        link,
      }))
  })
  .refine(
    (links) =>
      links.length > 0 &&
      links.every(
        ({ currency, link }) =>
          URL.canParse(link) &&
          /^https?:$/.test(new URL(link).protocol) &&
          (currency === null ? links.length === 1 : currencies.some((each) => each === currency)),
      ),
    {
      error: `accepts a payment link, or one for each currency such as EUR=https://… USD=https://… (${currencies.join(', ')}).`,
    },
  )

/** One line of text shown on a page. */
const line = z
  .string()
  .trim()
  .min(1, { error: 'accepts a text of 1 to 300 characters.' })
  .max(300, { error: 'accepts a text of 1 to 300 characters.' })

const secrets = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .refine((list) => list.every((each) => /^whsec_\S{8,}$/.test(each)), {
    error: 'accepts signing secrets that begin with whsec_, with commas between them.',
  })

const coupons = z
  .string()
  .transform((list) =>
    list.split(',').map((each) => /^\s*([A-Za-z0-9_-]{1,64})=(\d{1,3})\s*$/.exec(each)?.slice(1) ?? []),
  )
  .refine((list) => list.every(([code, percent]) => code !== undefined && Number(percent) <= 100), {
    error: 'accepts codes with what they take off in percent, such as WELCOME20=20, with commas between them.',
  })
  .transform((list) => new Map(list.map(([code = '', percent]) => [code.toUpperCase(), Number(percent)])))

/** URLs of STUN or TURN servers (RFC 7064, RFC 7065). */
const iceUrls = (schemes: string, example: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .refine(
      (list) => list.every((each) => new RegExp(`^(${schemes}):[\\w.:[\\]-]+(\\?transport=(udp|tcp))?$`).test(each)),
      { error: `accepts addresses such as ${example}, with commas between them.` },
    )

export const environmentSchema = z.object({
  NODE_ENV: settingSchemas.environmentName.default('development'),
  HOST: host.default('127.0.0.1'),
  PORT: port.default(3000),
  INTERNAL_HOST: host.default('127.0.0.1'),
  INTERNAL_PORT: port.default(3003),
  INTERNAL_TOKEN: secret.optional(),
  PUBLIC_URL: httpUrl.optional(),
  /** Proxies whose `x-forwarded-*` headers we trust. Default: none. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .refine((list) => list.every(isProxyAddress), {
      error: 'accepts addresses or networks such as 10.0.0.0/8, loopback or uniquelocal, with commas between them.',
    })
    .default([]),
  DATA_DIR: z.string().default('data'),
  MONGODB_URL: settingSchemas.mongodbUrl.optional(),
  REDIS_URL: settingSchemas.redisUrl.default('redis://127.0.0.1:6379'),
  SMTP_URL: settingSchemas.smtpUrl.optional(),
  /** The sender of our mails. */
  MAIL_FROM: settingSchemas.email.optional(),
  /** A hosted identity provider. Set all three or none. */
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: secret.optional(),
  OIDC_CLIENT_SECRET: secret.optional(),
  /** The provider's name on buttons: “Continue with …”. */
  OIDC_NAME: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,40}$/u, { error: 'accepts a name of 1 to 40 characters.' })
    .default('single sign-on'),
  /** The payment provider, Stripe. Set all of these, or none to turn payments off. */
  STRIPE_SECRET_KEY: secret.optional(),
  /** The webhook endpoint's secret. Set several while rotating it. */
  STRIPE_WEBHOOK_SECRET: secrets.optional(),
  STRIPE_LINK_BOOST: paymentLinks.optional(),
  STRIPE_LINK_BOOST_MINI: paymentLinks.optional(),
  STRIPE_LINK_TARGET: paymentLinks.optional(),
  STRIPE_LINK_360: paymentLinks.optional(),
  /** Another URL for Stripe's API, for tests. */
  STRIPE_API_URL: httpUrl.optional(),
  /** A checkout that takes no money. In development, it is on unless payment links are set. */
  STRIPE_TEST_CHECKOUT: settingSchemas.flag.optional(),
  /** Coupon codes for the test checkout. */
  STRIPE_TEST_COUPONS: coupons.default(new Map([['WELCOME20', 20]])),
  ADMIN_EMAIL: settingSchemas.email.optional(),
  CAREERS_EMAIL: settingSchemas.email.optional(),
  /** Who runs this copy, for the imprint. */
  OPERATOR_NAME: line.optional(),
  OPERATOR_ADDRESS: line.optional(),
  OPERATOR_EMAIL: settingSchemas.email.optional(),
  OPERATOR_REGISTER: line.optional(),
  /** The person who reviews CVs. */
  CV_REVIEW_EMAIL: settingSchemas.email.optional(),
  /** Whether only invited people may sign up. */
  ALPHA_ONLY: settingSchemas.flag.default(false),
  /** AI usage tokens granted to each account per month. */
  TOKENS_PER_MONTH_FREE: tokens.default(monthlyTokenGrants.free),
  TOKENS_PER_MONTH_PREMIUM: tokens.default(monthlyTokenGrants.premium),
  /** Sign-ups allowed at once from one address; after that, one every 30 s. */
  SIGN_UPS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'accepts a whole number from 1 to 99999.' })
    .transform(Number)
    .default(20),
  /** How many five-minute interviews without an account one address may open per day. */
  TRIALS_PER_ADDRESS_PER_DAY: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'accepts a whole number from 0 to 99999.' })
    .transform(Number)
    .default(20),
  /** The AI backend's setting. Determines whether there is a language model that candidates have to agree to. */
  AI_PROVIDER: settingSchemas.aiProvider.default('scripted'),
  /** Servers that tell browsers in a call their public address. Default: none. */
  STUN_URLS: iceUrls('stun|stuns', 'stun:stun.example:3478').default([]),
  /** Servers that relay calls, and the secret we share with them (coturn's `use-auth-secret`). */
  TURN_URLS: iceUrls('turn|turns', 'turns:turn.example:5349?transport=tcp').default([]),
  TURN_SECRET: secret.optional(),
  /** A third-party service that looks up an address's country. Default: none. */
  LOCATION_LOOKUP_URL: httpUrl
    .refine((url) => url.includes('{address}') || url.includes('%7Baddress%7D'), {
      error: 'accepts an address that begins with http:// or https:// and contains {address}.',
    })
    .optional(),
  /** The disk with DATA_DIR counts as short of space if less than this is free, in MB. */
  DISK_RESERVE_MB: z
    .string()
    .regex(/^\d{1,6}$/, { error: 'accepts a whole number from 0 to 999999.' })
    .transform(Number)
    .default(256),
  /** How long each kind of data is kept; see `RetentionDays`. */
  KEEP_SIGN_INS_DAYS: days(longestCookie).default(defaultRetentionDays.signIns),
  KEEP_GUESTS_DAYS: days(longestCookie).default(defaultRetentionDays.guests),
  KEEP_INVITES_DAYS: days(tenYears).default(defaultRetentionDays.endedInvites),
  KEEP_SHARES_DAYS: days(tenYears).default(defaultRetentionDays.endedShares),
  KEEP_MESSAGES_DAYS: days(tenYears).default(defaultRetentionDays.messages),
  KEEP_FEEDBACK_DAYS: days(tenYears).default(defaultRetentionDays.feedback),
  KEEP_NOTICES_DAYS: days(tenYears).default(defaultRetentionDays.notices),
  KEEP_MAILS_DAYS: days(tenYears).default(defaultRetentionDays.mails),
  KEEP_FORM_ANSWERS_DAYS: days(tenYears).default(defaultRetentionDays.formAnswers),
  LOG_LEVEL: settingSchemas.logLevel.default('info'),
  ...tracingSettings,
})

const privateNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** Accepts an address, a network with its prefix length, or one of Fastify's names for private networks. */
function isProxyAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  if (length === undefined) return privateNetworks.has(address) || isIP(address) > 0
  const longest = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1
  // A prefix length of zero would trust every address.
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(length) && Number(length) <= longest
}

type Environment = z.infer<typeof environmentSchema>

/** A hosted identity provider, with our client id and secret there. */
export type OidcConfig = { issuer: string; clientId: string; clientSecret: string; name: string }

/** A payment provider's account, and its payment links by plan and currency; null for all currencies. */
export type StripeConfig = {
  secretKey: string
  apiUrl: string | null
  links: Readonly<Record<PlanId, readonly { currency: Currency | null; link: string }[]>>
}

/**
 * How plans are paid for. `webhookSecrets`: the keys whose signatures we accept; if there are none, no events are
 * accepted.
 */
export type PaymentsConfig = {
  stripe: StripeConfig | null
  testCheckout: { coupons: ReadonlyMap<string, number> } | null
  webhookSecrets: readonly string[]
}

/** Who runs this copy. `address` has several lines. */
export type OperatorConfig = { name: string; address: string[]; email: string; register: string | null }

/** The servers for calls. `turn` is null if there is no relay. */
export type CallConfig = { stunUrls: readonly string[]; turn: { urls: readonly string[]; secret: string } | null }

export type EngineConfig = Environment & {
  /** Null if the settings don't name one. */
  operator: OperatorConfig | null
  calls: CallConfig
  payments: PaymentsConfig
  /** Null if people only sign in with email and password. */
  oidc: OidcConfig | null
  INTERNAL_TOKEN: string
  isProduction: boolean
  /** Whether browsers connect over HTTPS. */
  behindTls: boolean
}

const checkout = join(import.meta.dirname, '..', '..')
export const webBuildFolder = join(checkout, 'web', 'dist')

/** The minimum length of `INTERNAL_TOKEN` in production. */
const shortestSecret = 32

/** @throws InvalidConfig if a part is missing, or the provider isn't reached over https */
function oidcOf(environment: Environment, isProduction: boolean): OidcConfig | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = environment
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null
  if (issuer === undefined) throw new InvalidConfig('OIDC_ISSUER must be set if another OIDC_ variable is.')
  if (clientId === undefined) throw new InvalidConfig('OIDC_CLIENT_ID must be set if OIDC_ISSUER is.')
  if (clientSecret === undefined) throw new InvalidConfig('OIDC_CLIENT_SECRET must be set if OIDC_ISSUER is.')
  if (isProduction && !issuer.startsWith('https:')) {
    throw new InvalidConfig('OIDC_ISSUER must begin with https:// in production.')
  }
  return { issuer, clientId, clientSecret, name }
}

const linkVariables = {
  boostMini: 'STRIPE_LINK_BOOST_MINI',
  boost: 'STRIPE_LINK_BOOST',
  target: 'STRIPE_LINK_TARGET',
  threeSixty: 'STRIPE_LINK_360',
} as const satisfies Record<PlanId, keyof Environment>

/** @throws InvalidConfig if a setting is missing, or the test checkout is on in production */
function paymentsOf(environment: Environment, isProduction: boolean): PaymentsConfig {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, STRIPE_TEST_CHECKOUT, STRIPE_TEST_COUPONS } =
    environment
  if (isProduction && STRIPE_TEST_CHECKOUT === true) {
    throw new InvalidConfig("STRIPE_TEST_CHECKOUT can't be set in production. Anybody could get a plan without paying.")
  }
  const webhookSecrets = STRIPE_WEBHOOK_SECRET ?? []
  const named = planIds.filter((plan) => environment[linkVariables[plan]] !== undefined)
  const isOff = named.length === 0
  const hasTestCheckout = !isProduction && (STRIPE_TEST_CHECKOUT ?? isOff)
  const testCheckout = hasTestCheckout ? { coupons: STRIPE_TEST_COUPONS } : null
  if (isOff) return { stripe: null, testCheckout, webhookSecrets }
  const linksOf = (plan: PlanId) => {
    const links = environment[linkVariables[plan]]
    if (links === undefined)
      throw new InvalidConfig(`${linkVariables[plan]} must be set if another STRIPE_LINK_ variable is.`)
    return links.map(({ currency, link }) => ({ currency: currencies.find((each) => each === currency) ?? null, link }))
  }
  const links = {
    boostMini: linksOf('boostMini'),
    boost: linksOf('boost'),
    target: linksOf('target'),
    threeSixty: linksOf('threeSixty'),
  }
  if (STRIPE_SECRET_KEY === undefined) throw new InvalidConfig('STRIPE_SECRET_KEY must be set if STRIPE_LINK_BOOST is.')
  if (STRIPE_WEBHOOK_SECRET === undefined) {
    throw new InvalidConfig(
      'STRIPE_WEBHOOK_SECRET must be set if STRIPE_LINK_BOOST is. Without it, nobody gets what they pay for.',
    )
  }
  return {
    stripe: { secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL ?? null, links },
    testCheckout,
    webhookSecrets,
  }
}

/** @throws InvalidConfig if only some of the imprint's required settings are set */
function operatorOf(environment: Environment): OperatorConfig | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS, OPERATOR_EMAIL: email, OPERATOR_REGISTER: register } = environment
  if ([name, OPERATOR_ADDRESS, email, register].every((each) => each === undefined)) return null
  if (name === undefined || OPERATOR_ADDRESS === undefined || email === undefined)
    throw new InvalidConfig(
      'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL must all be set if one of them or OPERATOR_REGISTER is.',
    )
  const address = OPERATOR_ADDRESS.split(';').map((part) => part.trim())
  return { name, address: address.filter((part) => part !== ''), email, register: register ?? null }
}

/** @throws InvalidConfig if only one of address and secret is set */
function callsOf({ STUN_URLS: stunUrls, TURN_URLS: urls, TURN_SECRET: secret }: Environment): CallConfig {
  if (urls.length === 0 && secret === undefined) return { stunUrls, turn: null }
  if (secret === undefined) throw new InvalidConfig('TURN_SECRET must be set if TURN_URLS is.')
  if (urls.length === 0) throw new InvalidConfig('TURN_URLS must be set if TURN_SECRET is.')
  return { stunUrls, turn: { urls, secret } }
}

/**
 * Reads the environment once. An empty value counts as missing, and `DATA_DIR` is relative to the checkout.
 * @throws InvalidConfig naming the first invalid variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): EngineConfig {
  const config = readEnvironment(environmentSchema, environment)
  const { INTERNAL_TOKEN } = config
  if (INTERNAL_TOKEN === undefined) {
    throw new InvalidConfig('INTERNAL_TOKEN must be set: a secret that engines and workers share.')
  }
  const isProduction = config.NODE_ENV === 'production'
  if (isProduction && config.SMTP_URL === undefined) {
    throw new InvalidConfig('SMTP_URL must be set in production. Without it, no mails are sent.')
  }
  if (isProduction && config.PUBLIC_URL === undefined) {
    throw new InvalidConfig('PUBLIC_URL must be set in production. Links in mails need it.')
  }
  if (isProduction && INTERNAL_TOKEN.length < shortestSecret) {
    throw new InvalidConfig(`INTERNAL_TOKEN must have ${shortestSecret} characters or more in production.`)
  }
  return {
    ...config,
    INTERNAL_TOKEN,
    DATA_DIR: resolve(checkout, config.DATA_DIR),
    isProduction,
    oidc: oidcOf(config, isProduction),
    payments: paymentsOf(config, isProduction),
    operator: operatorOf(config),
    calls: callsOf(config),
    behindTls: config.PUBLIC_URL?.startsWith('https:') ?? false,
  }
}

/**
 * Reads the settings for a command that starts no engine: it needs no secret that workers share, and nothing that only
 * production requires.
 */
export const readConfigOfCommand = (environment: NodeJS.ProcessEnv): EngineConfig =>
  readConfig({ ...environment, INTERNAL_TOKEN: 'not used', INTERNAL_TOKEN_FILE: '', NODE_ENV: 'development' })

/** How long this installation keeps data that nobody deletes. */
export const retentionDaysOf = (config: EngineConfig): RetentionDays => ({
  signIns: config.KEEP_SIGN_INS_DAYS,
  guests: config.KEEP_GUESTS_DAYS,
  endedInvites: config.KEEP_INVITES_DAYS,
  endedShares: config.KEEP_SHARES_DAYS,
  messages: config.KEEP_MESSAGES_DAYS,
  feedback: config.KEEP_FEEDBACK_DAYS,
  notices: config.KEEP_NOTICES_DAYS,
  mails: config.KEEP_MAILS_DAYS,
  formAnswers: config.KEEP_FORM_ANSWERS_DAYS,
})
