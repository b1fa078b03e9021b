import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Program } from './programLife.ts'
import type { Settings } from './settings.ts'

/** The order in which programs are stopped. Redis comes last, because they use it until they end. */
export const STOP_ORDER = ['engine', 'workers', 'backend', 'executor'] as const

/**
 * Secrets that only the engine uses. Programs that run candidates' code or call model providers must never have them.
 */
const ENGINE_ONLY = /^(MONGODB_|SMTP_|STRIPE_|OIDC_)/
/** The key for a language model, which only the AI backend uses. */
const BACKEND_ONLY = /^AI_API_KEY$/

const LEASH = pathToFileURL(join(import.meta.dirname, 'leash.mjs')).href

/** The product's own programs for these settings, except those configured to run elsewhere. */
export function productPrograms(
  settings: Settings,
  connections: { redisUrl: string; token: string },
  environment: NodeJS.ProcessEnv,
): Program[] {
  const checkout = join(import.meta.dirname, '..', '..')
  const env = programEnvironment(settings, connections, environment)
  const without = (...secrets: RegExp[]): NodeJS.ProcessEnv =>
    Object.fromEntries(Object.entries(env).filter(([name]) => !secrets.some((secret) => secret.test(name))))
  const withoutSecrets = without(ENGINE_ONLY, BACKEND_ONLY)

  const program = (name: string, args: string[], env: NodeJS.ProcessEnv): Program =>
    nodeProgram({ name, args, env, cwd: checkout, dataDir: settings.DATA_DIR })
  return [
    program('engine', ['engine/src/main.ts'], without(BACKEND_ONLY)),
    program('workers', ['workers/src/main.ts', 'queue'], withoutSecrets),
    ...(settings.aiBackend.own ? [program('backend', ['workers/src/main.ts', 'backend'], without(ENGINE_ONLY))] : []),
    ...(settings.executor.own ? [program('executor', ['workers/src/main.ts', 'executor'], withoutSecrets)] : []),
  ]
}

/** A program that runs on the supervisor's Node, reports when it is ready, and stops with the supervisor. */
export function nodeProgram(of: {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
  dataDir: string
}): Program {
  return {
    name: of.name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', '--import', LEASH, ...of.args],
    env: of.env,
    cwd: of.cwd,
    logFile: join(of.dataDir, 'logs', `${of.name}.log`),
    readyWhen: 'told',
  }
}

function programEnvironment(
  settings: Settings,
  { redisUrl, token }: { redisUrl: string; token: string },
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { aiBackend, executor } = settings
  return {
    // Our token goes only to a backend that we started ourselves, never to a third party's.
    ...(aiBackend.own ? { AI_BACKEND_TOKEN: token } : {}),
    ...(executor.own ? { EXECUTOR_TOKEN: token } : {}),
    INTERNAL_URL: `http://127.0.0.1:${settings.INTERNAL_PORT}`,
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    NODE_ENV: settings.NODE_ENV,
    PORT: String(settings.PORT),
    AI_BACKEND_PORT: String(settings.AI_BACKEND_PORT),
    EXECUTOR_PORT: String(settings.EXECUTOR_PORT),
    INTERNAL_PORT: String(settings.INTERNAL_PORT),
    DATA_DIR: settings.DATA_DIR,
    REDIS_URL: redisUrl,
    INTERNAL_TOKEN: token,
    AI_BACKEND_URL: aiBackend.url,
    EXECUTOR_URL: executor.url,
  }
}
