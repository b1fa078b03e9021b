import { join, resolve } from 'node:path'
import { environmentNames } from '@greenroom/shared'
import { z } from 'zod'

/** A setting that makes no sense; the message is the one line that names it and says what it accepts. */
export class InvalidConfig extends Error {
  override name = 'InvalidConfig'
}

const portText = 'accepts a port number from 1 to 65535.'
const port = (byDefault: number) =>
  z.coerce.number({ error: portText }).int(portText).min(1, portText).max(65_535, portText).default(byDefault)
const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0'], { error: `accepts true or false (${name}).` })
    .default('false')
    .transform((value) => value === 'true' || value === '1')

const environmentSchema = z.object({
  NODE_ENV: z.enum(environmentNames, { error: `accepts ${environmentNames.join(' or ')}.` }).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  INTERNAL_PORT: port(3003),
  INTERNAL_TOKEN: z.string({ error: 'has to be set: a secret that engines and workers share.' }).min(1),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'accepts an address that begins with http:// or https://.' })
    .optional(),
  DATA_DIR: z.string().default('data'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, { error: 'accepts an address that begins with mongodb:// or mongodb+srv://.' })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'accepts an address that begins with redis:// or rediss://.' })
    .default('redis://127.0.0.1:6379'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'accepts an address that begins with smtp:// or smtps://.' })
    .optional(),
  ADMIN_EMAIL: z.email({ error: 'accepts an email address.' }).optional(),
  ALPHA_ONLY: flag('whether only invited people may sign up'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'accepts debug, info, warn or error.' })
    .default('info'),
})

export type EngineConfig = z.infer<typeof environmentSchema> & {
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
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new InvalidConfig(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const config = parsed.data
  if (config.NODE_ENV === 'production') requireProduction(config)
  return {
    ...config,
    DATA_DIR: resolve(checkout, config.DATA_DIR),
    isProduction: config.NODE_ENV === 'production',
    behindTls: config.PUBLIC_URL?.startsWith('https:') ?? false,
  }
}

function requireProduction({ SMTP_URL, INTERNAL_TOKEN }: z.infer<typeof environmentSchema>): void {
  if (SMTP_URL === undefined) throw new InvalidConfig('SMTP_URL has to be set in production: mails would reach nobody.')
  if (INTERNAL_TOKEN.length < shortestSecret) {
    throw new InvalidConfig(`INTERNAL_TOKEN has to be a secret of ${shortestSecret} characters or more in production.`)
  }
}
