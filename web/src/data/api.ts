import type { FieldProblem, Problem } from '@greenroom/shared/wire'

/**
 * A failed call. `code` is the server's stable code, or one of ours: `NETWORK` (no answer, status 0) and
 * `UNEXPECTED_ANSWER` (an answer that breaks the contract). `detail` is a sentence for people.
 */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: readonly FieldProblem[]
  /** Seconds after which the server suggests retrying; null if it doesn't. */
  readonly retryAfterSeconds: number | null

  constructor(of: {
    status: number
    code: string
    detail: string
    errors?: readonly FieldProblem[]
    retryAfterSeconds?: number | null
    cause?: unknown
  }) {
    super(of.detail, { cause: of.cause })
    this.status = of.status
    this.code = of.code
    this.detail = of.detail
    this.errors = of.errors ?? []
    this.retryAfterSeconds = of.retryAfterSeconds ?? null
  }
}

export const apiTexts = {
  network: 'The server isn’t responding. Check your connection and try again. Nothing you typed is lost.',
  unexpected: 'The server sent something this page doesn’t understand. Reload the page and try again.',
} as const

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A call's outcome: its status, or null if the server itself didn't answer. */
export type Answer = { method: Method; status: number | null }
const answerListeners = new Set<(answer: Answer) => void>()

/** Subscribes to the outcome of every call. Returns the unsubscribe function. */
export function watchAnswers(listener: (answer: Answer) => void): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

const tell = (answer: Answer) => {
  for (const listener of answerListeners) listener(answer)
}

/** Statuses that a proxy returns while the server behind it is down. */
const isAway = (status: number) => status >= 502 && status <= 504

type Call = { signal?: AbortSignal | undefined }

/** Anything that parses an answer, such as a schema. */
export type Shape<T> = { safeParse(answer: unknown): { success: true; data: T } | { success: false } }
/**
 * A `Shape`, or a function that loads it once there is an answer: the landing page manages without the schema library.
 */
type LazyShape<T> = Shape<T> | (() => Promise<Shape<T>>)

/** For calls whose answer doesn't matter. */
export const unread: Shape<unknown> = { safeParse: (answer) => ({ success: true, data: answer }) }

/**
 * `GET path`; parses the JSON with `schema`.
 * @throws ApiProblem
 */
export const get = <T>(path: string, schema: LazyShape<T>, call: Call = {}): Promise<T> =>
  request('GET', path, undefined, schema, call)

/**
 * Like `get`, for signed-in users only: null if nobody is signed in (401).
 * @throws ApiProblem
 */
export async function getIfSignedIn<T>(path: string, schema: LazyShape<T>, call: Call = {}): Promise<T | null> {
  const { response, content } = await exchange('GET', path, undefined, call)
  return response.status === 401 ? null : read(response, content, schema)
}

/**
 * `POST path` with a JSON body; parses the response with `schema`. Pass `unread` to ignore it.
 * @throws ApiProblem
 */
export const post = <T>(path: string, body: unknown, schema: LazyShape<T>, call: Call = {}): Promise<T> =>
  request('POST', path, body, schema, call)

/**
 * `POST path` with a form, for files; parses the response with `schema`.
 * @throws ApiProblem
 */
export async function postForm<T>(path: string, body: FormData, schema: LazyShape<T>): Promise<T> {
  const method = 'POST'
  const headers = { accept: 'application/json' }
  const response = await send(path, { method, credentials: 'same-origin', headers, body })
  tell({ method, status: isAway(response.status) ? null : response.status })
  return read(response, await readJson(response), schema)
}

/** A file from the server, with its suggested name. */
export type SentFile = { content: Blob; name: string | undefined }

/**
 * `POST path` with a JSON body; the response is a file, which the browser may keep on disk if it's large.
 * @throws ApiProblem
 */
export async function postForFile(path: string, body: unknown): Promise<SentFile> {
  const method = 'POST'
  const response = await send(path, {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  tell({ method, status: isAway(response.status) ? null : response.status })
  if (!response.ok) throw await problemOf(response, await readJson(response))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  try {
    return { content: await response.blob(), name }
  } catch (cause) {
    throw new ApiProblem({ status: 0, code: 'NETWORK', detail: apiTexts.network, cause })
  }
}

/**
 * `PUT path` with a JSON body; parses the response with `schema`.
 * @throws ApiProblem
 */
export const put = <T>(path: string, body: unknown, schema: LazyShape<T>, call: Call = {}): Promise<T> =>
  request('PUT', path, body, schema, call)

/**
 * `PATCH path` with a JSON body; parses the response with `schema`.
 * @throws ApiProblem
 */
export const patch = <T>(path: string, body: unknown, schema: LazyShape<T>, call: Call = {}): Promise<T> =>
  request('PATCH', path, body, schema, call)

/**
 * `DELETE path`, with an empty response.
 * @throws ApiProblem
 */
export async function remove(path: string, call: Call = {}): Promise<void> {
  await request('DELETE', path, undefined, unread, call)
}

async function request<T>(method: Method, path: string, body: unknown, schema: LazyShape<T>, call: Call): Promise<T> {
  const { response, content } = await exchange(method, path, body, call)
  return read(response, content, schema)
}

type Exchange = { response: Response; content: unknown }

/** Sends a call and returns its outcome. */
async function exchange(method: Method, path: string, body: unknown, { signal }: Call): Promise<Exchange> {
  const response = await send(path, {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  const content = await readJson(response)
  const isOurs = !isAway(response.status) || (await problemIn(content)) !== null
  tell({ method, status: isOurs ? response.status : null })
  return { response, content }
}

async function read<T>(response: Response, content: unknown, schema: LazyShape<T>): Promise<T> {
  if (!response.ok) throw await problemOf(response, content)
  const parsed = (typeof schema === 'function' ? await schema() : schema).safeParse(content)
  if (!parsed.success) throw unexpected(response.status)
  return parsed.data
}

async function send(path: string, init: RequestInit & { method: Method }): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    tell({ method: init.method, status: null })
    throw new ApiProblem({ status: 0, code: 'NETWORK', detail: apiTexts.network, cause })
  }
}

/** The body as JSON; undefined if it's empty or isn't JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The problem that the server reported; null if the answer isn't in our format. */
async function problemIn(content: unknown): Promise<Problem | null> {
  // If this chunk can't be loaded either, the server is down.
  const schemas = await import('./problemSchema.ts').catch(() => null)
  const problem = schemas?.problemSchema.safeParse(content)
  return problem?.success ? problem.data : null
}

async function problemOf(response: Response, content: unknown): Promise<ApiProblem> {
  const problem = await problemIn(content)
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retry = Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}
  if (problem !== null) {
    const { detail, code, errors } = problem
    return new ApiProblem({ status: response.status, code, detail, errors: errors ?? [], ...retry })
  }
  // When the server is down, the proxy in front of it answers with an error of its own.
  if (isAway(response.status))
    return new ApiProblem({ status: response.status, code: 'NETWORK', detail: apiTexts.network, ...retry })
  return unexpected(response.status)
}

const unexpected = (status: number) =>
  new ApiProblem({ status, code: 'UNEXPECTED_ANSWER', detail: apiTexts.unexpected })

/** Puts a waiting time into words: in seconds below a minute, in minutes below an hour, then in hours. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/** The sentence to show for any failed call. A bare title gets a full stop. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiProblem && error.code === 'TOO_MANY_REQUESTS')
    return `Too many tries. Try again in ${waitInWords(Math.ceil(error.retryAfterSeconds ?? 60))}.`
  const said = error instanceof ApiProblem ? error.detail.trim() : apiTexts.unexpected
  return /[.?…”]$/.test(said) ? said : `${said}.`
}
