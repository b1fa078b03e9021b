import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { monthlyTokenGrants } from '@greenroom/shared/rules'
import { InvalidConfig, readEnvironment, settingSchemas } from '@greenroom/shared/service'
import { z } from 'zod'

const { port, host, secret, httpUrl } = settingSchemas

const tokens = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'accepts a whole number from 0 to 999999999.' })
  .transform(Number)

export const environmentSchema = z.object({
  NODE_ENV: settingSchemas.environmentName.default('development'),
  HOST: host.default('127.0.0.1'),
  PORT: port.default(3000),
  INTERNAL_HOST: host.default('127.0.0.1'),
  INTERNAL_PORT: port.default(3003),
  INTERNAL_TOKEN: secret.optional(),
  PUBLIC_URL: httpUrl.optional(),
  /** Proxies whose `x-forwarded-*` headers are believed; nobody's by default. */
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
  ADMIN_EMAIL: settingSchemas.email.optional(),
  CAREERS_EMAIL: settingSchemas.email.optional(),
  /** Whether only invited people may sign up. */
  ALPHA_ONLY: settingSchemas.flag.default(false),
  /** AI-usage tokens granted a month. */
  TOKENS_PER_MONTH_FREE: tokens.default(monthlyTokenGrants.free),
  TOKENS_PER_MONTH_PREMIUM: tokens.default(monthlyTokenGrants.premium),
  /** Five-minute interviews without an account that visitors of one address can open a day. */
  TRIALS_PER_ADDRESS_PER_DAY: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'accepts a whole number from 0 to 99999.' })
    .transform(Number)
    .default(1),
  /** The AI backend's setting: whether there is a language model that candidates have to agree to. */
  AI_PROVIDER: settingSchemas.aiProvider.default('scripted'),
  LOG_LEVEL: settingSchemas.logLevel.default('info'),
})

const privateNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** An address, a network with its length, or a name that Fastify has for private networks. */
function isProxyAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  if (length === undefined) return privateNetworks.has(address) || isIP(address) > 0
  const longest = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1
  // A length of zero would believe everybody.
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(length) && Number(length) <= longest
}

type Environment = z.infer<typeof environmentSchema>

export type EngineConfig = Environment & {
  INTERNAL_TOKEN: string
  isProduction: boolean
  /** Whether browsers reach the product by https. */
  behindTls: boolean
}

const checkout = join(import.meta.dirname, '..', '..')
export const webBuildFolder = join(checkout, 'web', 'dist')

/** Shorter secrets can be guessed. */
const shortestSecret = 32

/**
 * Reads the environment once; an empty value is as good as none, and `DATA_DIR` is relative to the checkout.
 * @throws InvalidConfig naming the first variable that makes no sense
 */
export function readConfig(environment: NodeJS.ProcessEnv): EngineConfig {
  const config = readEnvironment(environmentSchema, environment)
  const { INTERNAL_TOKEN } = config
  if (INTERNAL_TOKEN === undefined) {
    throw new InvalidConfig('INTERNAL_TOKEN has to be set: a secret that engines and workers share.')
  }
  const isProduction = config.NODE_ENV === 'production'
  if (isProduction && config.SMTP_URL === undefined) {
    throw new InvalidConfig('SMTP_URL has to be set in production: mails would reach nobody.')
  }
  if (isProduction && INTERNAL_TOKEN.length < shortestSecret) {
    throw new InvalidConfig(`INTERNAL_TOKEN has to be a secret of ${shortestSecret} characters or more in production.`)
  }
  return {
    ...config,
    INTERNAL_TOKEN,
    DATA_DIR: resolve(checkout, config.DATA_DIR),
    isProduction,
    behindTls: config.PUBLIC_URL?.startsWith('https:') ?? false,
  }
}
