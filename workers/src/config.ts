import { join, resolve } from 'node:path'
import { InvalidConfig, readEnvironment, settingSchemas } from '@greenroom/shared/service'
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
  /** Lets a language model interview that `npm run model-check` found unfit. */
  AI_MODEL_UNFIT: z.enum(['allow'], { error: 'accepts allow.' }).optional(),
  /** Where the verdicts on language models are kept. */
  DATA_DIR: z.string().default('data'),
  CHAT_CONCURRENCY: count.default(16),
  // As many as wait in the executor: who is next is decided there, user by user. In the queue they would stand in one line.
  CODE_CONCURRENCY: count.default(64),
  /** How many programs are run behind the scenes at once; they stand behind everybody in the executor. */
  EXAMINE_CONCURRENCY: count.default(2),
  SCORECARD_CONCURRENCY: count.default(2),
  /** Health and metrics of the queue workers. */
  WORKERS_PORT: settingSchemas.anyPort.default(0),
  /** Whether the AI backend logs which reader understood each message. */
  LOG_READINGS: settingSchemas.flag.default(false),
  LOG_LEVEL: settingSchemas.logLevel.default('info'),
})
export type WorkersConfig = z.infer<typeof environmentSchema>

/** A program that is called, and the token to carry. */
export type Connection = { url: string; token: string }

const checkout = join(import.meta.dirname, '..', '..')

/**
 * Reads the environment once; an empty value is as good as none, and `DATA_DIR` is relative to the checkout. Which tokens have to be there
 * depends on the role: see below.
 * @throws InvalidConfig naming the first variable that makes no sense, and what it accepts
 */
export function readConfig(environment: NodeJS.ProcessEnv): WorkersConfig {
  const config = readEnvironment(environmentSchema, environment)
  return { ...config, DATA_DIR: resolve(checkout, config.DATA_DIR) }
}

/** The token that callers of the role `backend` carry. @throws InvalidConfig where there is none */
export const backendToken = ({ AI_BACKEND_TOKEN, INTERNAL_TOKEN }: WorkersConfig): string =>
  required('AI_BACKEND_TOKEN or INTERNAL_TOKEN', AI_BACKEND_TOKEN ?? INTERNAL_TOKEN)

/** The token that callers of the role `executor` carry. @throws InvalidConfig where there is none */
export const executorToken = ({ EXECUTOR_TOKEN, INTERNAL_TOKEN }: WorkersConfig): string =>
  required('EXECUTOR_TOKEN or INTERNAL_TOKEN', EXECUTOR_TOKEN ?? INTERNAL_TOKEN)

/** Whom the role `queue` calls. @throws InvalidConfig naming the token that is missing */
export function queueConnections(config: WorkersConfig): Record<'engine' | 'aiBackend' | 'executor', Connection> {
  const internalToken = required('INTERNAL_TOKEN', config.INTERNAL_TOKEN)
  // A token that can post results goes to hosts of ours only; somebody else's needs a token of its own.
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
  if (value === undefined) throw new InvalidConfig(`${name} has to be set: ${what}.`)
  return value
}

/**
 * Which language model the role `backend` asks, or null for the scripted interviewer.
 * @throws InvalidConfig naming what is missing for the provider that is chosen
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
