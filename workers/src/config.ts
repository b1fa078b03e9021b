import { join, resolve } from 'node:path'
import { InvalidConfig, readEnvironment, settingSchemas, tracingSettings } from '@greenroom/shared/service'
import { z } from 'zod'
import type { ModelSettings } from './backend/models/modelSettings.ts'

const { port, host, secret, httpUrl, count } = settingSchemas

export const environmentSchema = z.object({
  NODE_ENV: settingSchemas.environmentName.default('development'),
  REDIS_URL: settingSchemas.redisUrl.default('redis://127.0.0.1:6379'),
  AI_BACKEND_PORT: port.default(3001),
  AI_BACKEND_HOST: host.default('127.0.0.1'),
  EXECUTOR_PORT: port.default(3002),
  EXECUTOR_HOST: host.default('127.0.0.1'),
  INTERNAL_PORT: port.default(3003),
  INTERNAL_URL: httpUrl.optional(),
  INTERNAL_TOKEN: secret.optional(),
  AI_BACKEND_URL: httpUrl.optional(),
  AI_BACKEND_TOKEN: secret.optional(),
  EXECUTOR_URL: httpUrl.optional(),
  EXECUTOR_TOKEN: secret.optional(),
  AI_PROVIDER: settingSchemas.aiProvider.default('scripted'),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: secret.optional(),
  AI_MODEL: z
    .string()
    .trim()
    .regex(/^.{1,200}$/, { error: 'accepts the name of a model.' })
    .optional(),
  /** Allows a language model to interview even if `npm run model-check` found it unfit. */
  AI_MODEL_UNFIT: z.enum(['allow'], { error: 'accepts allow.' }).optional(),
  /** Where to store verdicts on language models. */
  DATA_DIR: z.string().default('data'),
  CHAT_CONCURRENCY: count.default(16),
  // As many as can wait in the executor, which makes users take turns. In the queue, they would all wait in one line.
  CODE_CONCURRENCY: count.default(64),
  /** How many background programs run at once. The executor gives them the lowest priority. */
  EXAMINE_CONCURRENCY: count.default(2),
  SCORECARD_CONCURRENCY: count.default(2),
  /** The port for the queue workers' health and metrics. */
  WORKERS_PORT: settingSchemas.anyPort.default(0),
  WORKERS_HOST: host.default('127.0.0.1'),
  /** Whether the AI backend logs which reader understood each message. */
  LOG_READINGS: settingSchemas.flag.default(false),
  LOG_LEVEL: settingSchemas.logLevel.default('info'),
  ...tracingSettings,
})
export type WorkersConfig = z.infer<typeof environmentSchema>

/** A service's URL, and the token for it. */
export type Connection = { url: string; token: string }

const checkout = join(import.meta.dirname, '..', '..')

/**
 * Reads the environment once. An empty value counts as missing. `DATA_DIR` is relative to the checkout. Which tokens
 * are required depends on the role (see below).
 * @throws InvalidConfig naming the first invalid variable, and what it accepts
 */
export function readConfig(environment: NodeJS.ProcessEnv): WorkersConfig {
  const config = readEnvironment(environmentSchema, environment)
  return { ...config, DATA_DIR: resolve(checkout, config.DATA_DIR) }
}

/**
 * The token for callers of the role `backend`.
 * @throws InvalidConfig if there is none
 */
export const backendToken = ({ AI_BACKEND_TOKEN, INTERNAL_TOKEN }: WorkersConfig): string =>
  required('AI_BACKEND_TOKEN or INTERNAL_TOKEN', AI_BACKEND_TOKEN ?? INTERNAL_TOKEN)

/**
 * The token for callers of the role `executor`.
 * @throws InvalidConfig if there is none
 */
export const executorToken = ({ EXECUTOR_TOKEN, INTERNAL_TOKEN }: WorkersConfig): string =>
  required('EXECUTOR_TOKEN or INTERNAL_TOKEN', EXECUTOR_TOKEN ?? INTERNAL_TOKEN)

/**
 * The services that the role `queue` calls.
 * @throws InvalidConfig naming the missing token
 */
export function queueConnections(config: WorkersConfig): Record<'engine' | 'aiBackend' | 'executor', Connection> {
  const internalToken = required('INTERNAL_TOKEN', config.INTERNAL_TOKEN)
  // Our token can post results, so only our own hosts get it. Any other host needs a separate one.
  const connectionTo = (name: 'AI_BACKEND' | 'EXECUTOR'): Connection => {
    const url = config[`${name}_URL`] ?? `http://127.0.0.1:${config[`${name}_PORT`]}`
    const token = config[`${name}_TOKEN`] ?? (isLoopback(url) ? internalToken : undefined)
    return { url, token: required(`${name}_TOKEN`, token) }
  }
  return {
    engine: { url: config.INTERNAL_URL ?? `http://127.0.0.1:${config.INTERNAL_PORT}`, token: internalToken },
    aiBackend: connectionTo('AI_BACKEND'),
    executor: connectionTo('EXECUTOR'),
  }
}

const isLoopback = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

function required(name: string, value: string | undefined, what = 'a secret that the programs share'): string {
  if (value === undefined) throw new InvalidConfig(`${name} must be set: ${what}.`)
  return value
}

/**
 * The language model for the role `backend`, or null for the scripted interviewer.
 * @throws InvalidConfig naming whatever is missing for the chosen provider
 */
export function modelSettings(config: WorkersConfig): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = config
  if (provider === 'scripted') return null
  const needs = (name: string, value: string | undefined, what: string) =>
    required(name, value, `AI_PROVIDER=${provider} needs ${what}`)
  const model = needs('AI_MODEL', config.AI_MODEL, 'the name of a model')
  return provider === 'anthropic'
    ? { provider, baseUrl, model, apiKey: needs('AI_API_KEY', apiKey, 'a key') }
    : { provider, baseUrl: needs('AI_BASE_URL', baseUrl, 'the address of a server'), model, apiKey }
}
