import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { undescribedRefusal } from '@greenroom/shared/service'
import {
  type ExplanationVerdict,
  explanationVerdictsPath,
  type JobResult,
  type QuestionCheckReport,
  questionChecksPath,
  scoredLogPath,
  urlOf,
} from '@greenroom/shared/wire'
import { pino } from 'pino'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import type { PasswordHashing } from '../features/accounts/betterAuth/passwordHashing.ts'
import { type Pace, type RunningEngine, startEngine } from '../startEngine.ts'
import { type ClientSocket, openSocket, type SocketOptions } from './clientSocket.ts'
import { quickHashing } from './quickHashing.ts'
import { storeOfSpecs } from './storeOfSpecs.ts'

/** An HTTP answer. `body` is the parsed JSON, or the text if it isn't JSON. */
export type Answer = { status: number; headers: Headers; body: unknown }
export type CallOptions = { body?: unknown; headers?: Record<string, string> }

/** A person with a cookie, for an account or a guest. */
export type Caller = {
  cookie: string
  /** `body` is sent as JSON. A string is sent unchanged, with the same content type. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** A connected socket. */
  socket(options?: Omit<SocketOptions, 'cookie'>): Promise<ClientSocket>
}

/** A person with an account, and its cookie. */
export type Person = Caller & {
  userId: number
  email: string
  /** Opens a session for this person; by default, one with a question. */
  session(body?: object): Promise<string>
}

/** An engine in this process, with its own store and ports. It uses its spec file's Redis. */
export type TestEngine = {
  url: string
  dataDir: string
  /** The database's open collections, and those that a feature exports and deletes. */
  collections: RunningEngine['collections']
  /** What operators get from `GET /metrics` of the internal service. */
  metrics(): Promise<string>
  /** Calls without a cookie. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  signUp(firstName?: string): Promise<Person>
  caller(cookie: string): Caller
  /** Reports a worker's result. */
  reportResult(sessionId: string, result: JobResult): Promise<Answer>
  /** Reports a worker's check of a user-written question. */
  reportCheck(report: QuestionCheckReport): Promise<Answer>
  /** Reports a worker's verdict on an explanation. */
  reportVerdict(verdict: ExplanationVerdict): Promise<Answer>
  /** Requests a log as a worker does, with its token or another one. */
  scoredLog(sessionId: string, upTo: number, bearer?: string): Promise<Answer>
  /** Everything the engine logged as an unexpected error. */
  unexpected(): string[]
  /** @throws if an operation refused with a code that the API's description doesn't list */
  stop(): Promise<void>
}

const token = 'a-secret-of-the-specs-0123456789-abcdef'
const errorLevel = 50

/** This spec file's own Redis, which is empty when the file begins (`scripts/setup/ownRedis.ts`). */
export function redisOfSpecs(): string {
  const { REDIS_URL } = process.env
  if (REDIS_URL === undefined) throw new Error("REDIS_URL isn't set: run integration specs with Vitest")
  return REDIS_URL
}

/** Ten times as fast as usual, for specs that wait for absences and deadlines. */
export const quickPace: Pace = { leaseMs: 1_000, renewEveryMs: 300, searchEveryMs: 900, sweepEveryMs: 100 }

/** Starts an engine for an integration spec, with the spec's Redis. Without `mongodbUrl`, its store is its own file. */
export async function startTestEngine({
  mongodbUrl,
  environment = {},
  now = Date.now,
  pace,
  passwordHashing = quickHashing,
}: {
  mongodbUrl?: string
  /** Additional settings for the engine. */
  environment?: Record<string, string>
  /** The engine's time, ms since 1970. */
  now?: () => number
  pace?: Pace
  /** How passwords are hashed; `scrypt` for the real algorithm. */
  passwordHashing?: PasswordHashing | 'scrypt'
} = {}): Promise<TestEngine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-engine-'))
  const config = readConfig({
    INTERNAL_TOKEN: token,
    DATA_DIR: dataDir,
    REDIS_URL: redisOfSpecs(),
    MONGODB_URL: mongodbUrl ?? storeOfSpecs(environment.DATA_DIR ?? dataDir).mongodbUrl,
    // All people in a spec share one address.
    SIGN_UPS_PER_ADDRESS: '99999',
    ...environment,
  })
  const errorLines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void errorLines.push(line) })
  // Undefined once it has stopped: specs keep their engines in variables, and a stopped engine still holds 66 MB.
  let engine: RunningEngine | undefined = await startEngine({ ...config, PORT: 0, INTERNAL_PORT: 0 }, logger, {
    now,
    ...(passwordHashing === 'scrypt' ? {} : { passwordHashing }),
    ...(pace === undefined ? {} : { pace }),
  })
  const { url, internalUrl } = engine
  const running = (): RunningEngine => {
    if (engine === undefined) throw new Error('this engine has stopped')
    return engine
  }

  const caller = (cookie: string): Caller => ({
    cookie,
    call: (method, path, { body, headers } = {}) =>
      callHttp(url, method, path, { body, headers: { cookie, ...headers } }),
    socket: (options) => openSocket(url, { ...options, cookie }),
  })
  const signUp = async (firstName = 'Ada'): Promise<Person> => {
    const email = `${randomUUID()}@example.org`
    const password = 'a long and unusual passphrase'
    const created = await callHttp(url, 'POST', '/users', { body: { userName: firstName, firstName, email, password } })
    const signedIn = await callHttp(url, 'POST', '/api/auth/sign-in/email', { body: { email, password } })
    if (created.status !== 201 || signedIn.status !== 200) throw new Error(JSON.stringify([created, signedIn]))
    const person = caller(cookieOf(signedIn))
    return {
      ...person,
      userId: z.object({ id: z.int() }).parse(created.body).id,
      email,
      async session(body = {}) {
        const answer = await person.call('POST', '/api/sessions', { body })
        return z.object({ sessionId: z.string() }).parse(answer.body).sessionId
      },
    }
  }

  return {
    url,
    dataDir,
    collections: () => running().collections(),
    metrics: async () => (await fetch(`${internalUrl}/metrics`)).text(),
    call: (method, path, options) => callHttp(url, method, path, options),
    signUp,
    caller,
    reportResult: (sessionId, result) =>
      callHttp(internalUrl, 'POST', '/internal/job-results', {
        body: { sessionId, commandId: randomUUID(), result },
        headers: { authorization: `Bearer ${token}` },
      }),
    reportCheck: (body) =>
      callHttp(internalUrl, 'POST', questionChecksPath, { body, headers: { authorization: `Bearer ${token}` } }),
    reportVerdict: (body) =>
      callHttp(internalUrl, 'POST', explanationVerdictsPath, {
        ...{ body, headers: { authorization: `Bearer ${token}` } },
      }),
    scoredLog: (sessionId, upTo, bearer = token) =>
      callHttp(internalUrl, 'GET', urlOf(scoredLogPath, { sessionId }, { upTo }), {
        headers: { authorization: `Bearer ${bearer}` },
      }),
    unexpected: () =>
      errorLines.filter((line) => z.object({ level: z.int() }).parse(JSON.parse(line)).level >= errorLevel),
    async stop() {
      await running().stop()
      engine = undefined
      rmSync(dataDir, { recursive: true })
      const undescribed = errorLines.filter((line) => line.includes(undescribedRefusal))
      if (undescribed.length > 0) throw new Error(undescribed.join(''))
    },
  }
}

/** An answer's cookies, as a browser sends them back. */
export const cookieOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

async function callHttp(
  url: string,
  method: string,
  path: string,
  { body, headers }: CallOptions = {},
): Promise<Answer> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${url}${path}`, {
    method,
    // Don't follow redirects, because specs check them.
    redirect: 'manual',
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { body: payload }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

/** Waits until `look` returns something, for at most `withinMs`. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  withinMs = 25_000,
): Promise<T> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(20)) {
    const found = await look()
    if (found !== undefined && found !== false && found !== null) return found
  }
  throw new Error(`timed out waiting for ${what}`)
}
