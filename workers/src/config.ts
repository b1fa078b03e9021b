import { environmentNames } from '@greenroom/shared'
import { z } from 'zod'

/** A setting that makes no sense; the message is the one line that says so. */
export class InvalidConfig extends Error {
  override name = 'InvalidConfig'
}

const port = (byDefault: number) =>
  z.coerce
    .number({ error: 'has to be a port, 1 to 65535' })
    .int('has to be a port, 1 to 65535')
    .min(1, 'has to be a port, 1 to 65535')
    .max(65_535, 'has to be a port, 1 to 65535')
    .default(byDefault)
const httpUrl = z.url({ protocol: /^https?$/, error: 'has to be an http or https address' })
const atOnce = (byDefault: number) =>
  z.coerce.number({ error: 'has to be a whole number from 1 to 1000' }).int().min(1).max(1000).default(byDefault)

const environmentSchema = z.object({
  NODE_ENV: z.enum(environmentNames, `has to be ${environmentNames.join(' or ')}`).default('development'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'has to be a redis:// or rediss:// address' })
    .default('redis://127.0.0.1:6379'),
  AI_BACKEND_PORT: port(3001),
  AI_BACKEND_HOST: z.string().default('127.0.0.1'),
  EXECUTOR_PORT: port(3002),
  EXECUTOR_HOST: z.string().default('127.0.0.1'),
  INTERNAL_PORT: port(3003),
  INTERNAL_URL: httpUrl.optional(),
  INTERNAL_TOKEN: z.string().min(1, 'must not be empty').optional(),
  AI_BACKEND_URL: httpUrl.optional(),
  AI_BACKEND_TOKEN: z.string().optional(),
  EXECUTOR_URL: httpUrl.optional(),
  EXECUTOR_TOKEN: z.string().optional(),
  AI_PROVIDER: z.enum(['scripted'], 'has to be scripted').default('scripted'),
  CHAT_CONCURRENCY: atOnce(16),
  CODE_CONCURRENCY: atOnce(4),
  SCORECARD_CONCURRENCY: atOnce(2),
  /** Health and metrics of the queue workers; 0 takes any free port. */
  WORKERS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'has to be debug, info, warn or error').default('info'),
})
type Environment = z.infer<typeof environmentSchema>
export type WorkersConfig = Environment & {
  aiBackend: { url: string; token: string }
  executor: { url: string; token: string }
  engineUrl: string
}

/**
 * Reads the environment once; an empty value is as good as none.
 * @throws InvalidConfig naming the first variable that makes no sense, and what it accepts
 */
export function readConfig(environment: NodeJS.ProcessEnv): WorkersConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new InvalidConfig(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const env = parsed.data
  return {
    ...env,
    engineUrl: env.INTERNAL_URL ?? `http://127.0.0.1:${env.INTERNAL_PORT}`,
    aiBackend: host('AI_BACKEND', env.AI_BACKEND_URL, env.AI_BACKEND_PORT, env.AI_BACKEND_TOKEN, env.INTERNAL_TOKEN),
    executor: host('EXECUTOR', env.EXECUTOR_URL, env.EXECUTOR_PORT, env.EXECUTOR_TOKEN, env.INTERNAL_TOKEN),
  }
}

/** A token that can post results goes to hosts of ours only; somebody else's needs a token of its own. */
function host(
  name: string,
  url: string | undefined,
  ownPort: number,
  token: string | undefined,
  internalToken: string | undefined,
) {
  const ours = url === undefined || isLoopback(url)
  return {
    url: url ?? `http://127.0.0.1:${ownPort}`,
    token: token ?? (ours ? required(`INTERNAL_TOKEN`, internalToken) : required(`${name}_TOKEN`, token)),
  }
}

const isLoopback = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new InvalidConfig(`${name} has to be set: a secret that the programs share`)
  return value
}
