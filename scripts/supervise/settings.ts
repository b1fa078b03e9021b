import { resolve } from 'node:path'
import { z } from 'zod'

const wholeNumber = (meaning: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, meaning)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, meaning)

const port = (fallback: number) => wholeNumber('a port number from 1 to 65535').default(fallback)
const webAddress = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }).optional()

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production'], '`development` or `production`').default('development'),
  PORT: port(3000),
  AI_BACKEND_PORT: port(3001),
  EXECUTOR_PORT: port(3002),
  INTERNAL_PORT: port(3003),
  DATA_DIR: z.string().default('data'),
  REDIS_URL: z
    .string()
    .regex(/^(rediss?|redis-sentinel):\/\/\S+$/, 'an address that begins with redis://, rediss:// or redis-sentinel://')
    .optional(),
  AI_BACKEND_URL: webAddress,
  EXECUTOR_URL: webAddress,
  INTERNAL_TOKEN: z.string().optional(),
  LANGUAGE_IMAGE: z.enum(['auto', 'off'], '`auto` or `off`').default('auto'),
})

type Environment = z.infer<typeof environment>

/** The supervisor's own settings. Each program parses the rest of the environment itself. */
export type Settings = Omit<Environment, 'AI_BACKEND_URL' | 'EXECUTOR_URL'> & {
  /** `own`: we start this service ourselves, on loopback. */
  aiBackend: { own: boolean; url: string }
  executor: { own: boolean; url: string }
}

export type ParsedSettings = { ok: true; settings: Settings } | { ok: false; reason: string }

/**
 * Parses the environment. An empty variable counts as missing, and DATA_DIR is relative to the checkout.
 * @returns the settings, or one line listing the invalid variables and the values they accept
 */
export function parseSettings(env: NodeJS.ProcessEnv, checkout: string): ParsedSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} accepts ${message}`)
    return { ok: false, reason: `${[...new Set(problems)].join('; ')}.` }
  }
  const { AI_BACKEND_URL, EXECUTOR_URL, ...rest } = parsed.data
  if (rest.NODE_ENV === 'production' && rest.INTERNAL_TOKEN === undefined) {
    return { ok: false, reason: 'INTERNAL_TOKEN must be set in production: a secret of 32 characters or more.' }
  }
  if (rest.NODE_ENV === 'production' && given.PUBLIC_URL === undefined) {
    return {
      ok: false,
      reason: 'PUBLIC_URL must be set in production: the address at which browsers reach the product.',
    }
  }
  return {
    ok: true,
    settings: {
      ...rest,
      DATA_DIR: resolve(checkout, rest.DATA_DIR),
      aiBackend: hostAt(AI_BACKEND_URL, rest.AI_BACKEND_PORT),
      executor: hostAt(EXECUTOR_URL, rest.EXECUTOR_PORT),
    },
  }
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

function hostAt(configured: string | undefined, ownPort: number): { own: boolean; url: string } {
  if (configured === undefined) return { own: true, url: `http://127.0.0.1:${ownPort}` }
  const { hostname, port } = new URL(configured)
  return { own: LOOPBACK.includes(hostname) && port === String(ownPort), url: configured }
}
