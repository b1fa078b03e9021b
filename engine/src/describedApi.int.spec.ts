import { problemSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signUpAdmin } from './testing/administrators.ts'
import { type Answer, type Person, startTestEngine, type TestEngine } from './testing/runningEngine.ts'

const documentSchema = z.object({
  components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        security: z.array(z.record(z.string(), z.unknown())).default([]),
        responses: z.record(
          z.string(),
          z.object({ description: z.string(), content: z.record(z.string(), z.unknown()).optional() }),
        ),
      }),
    ),
  ),
})

/** An operation with its name, such as `GET /api/me`, and its path with the parameters filled in. */
type Operation = z.output<typeof documentSchema>['paths'][string][string] & { name: string; method: string; at: string }

const described = async (engine: TestEngine) => documentSchema.parse((await engine.call('GET', '/docs/json')).body)

const operationsOf = ({ paths }: Awaited<ReturnType<typeof described>>): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { ...operation, name: `${method} ${path}`, method, at: path.replaceAll(/\{\w+\}/g, 'x') }
    }),
  )

/** Whether an operation's description lists this code for this status. */
const names = ({ responses }: Operation, status: number, code: string): boolean =>
  responses[status]?.description.includes(`\`${code}\``) ?? false

/** Whether an operation's description lists this answer. */
const namesAnswer = (operation: Operation, { status, body }: Answer): boolean =>
  status < 400 ? operation.responses[status] !== undefined : names(operation, status, problemSchema.parse(body).code)

const isUnsafe = ({ method }: Operation): boolean => method !== 'GET'
const nameOf = ({ name }: Operation): string => name

let engine: TestEngine
let ada: Person
let operations: Operation[]

beforeAll(async () => {
  engine = await startTestEngine()
  // As an ADMIN, the caller may use every operation.
  ada = await signUpAdmin(engine)
  operations = operationsOf(await described(engine))
})
afterAll(() => engine.stop())

/**
 * Calls every operation with a body that is valid for none of them. Returns those that answered wrongly, with their
 * answers.
 */
async function wrongOf(
  ask: (operation: Operation, options: { body?: unknown }) => Promise<Answer>,
  isRight: (operation: Operation, answer: Answer) => boolean,
): Promise<string[]> {
  const wrong: string[] = []
  for (const operation of operations) {
    const answer = await ask(operation, isUnsafe(operation) ? { body: {} } : {})
    if (!isRight(operation, answer)) wrong.push(`${operation.name}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return wrong
}

const isUnauthorized = ({ status, body }: Answer): boolean =>
  status === 401 && problemSchema.parse(body).code === 'UNAUTHORIZED'

describe('the description of the API', () => {
  it('lists the refusals for unreadable requests, and for other sites', async () => {
    expect(operations.length).toBeGreaterThan(60)
    const unsafe = operations.filter(isUnsafe)
    expect(operations.filter((each) => !names(each, 400, 'INVALID_REQUEST')).map(nameOf)).toEqual([])
    expect(unsafe.filter((each) => !names(each, 413, 'PAYLOAD_TOO_LARGE')).map(nameOf)).toEqual([])
    expect(unsafe.filter((each) => !names(each, 415, 'UNSUPPORTED_MEDIA_TYPE')).map(nameOf)).toEqual([])
    const headers = { origin: 'https://elsewhere.example' }
    const wrong = await wrongOf(
      ({ method, at }, options) => ada.call(method, at, { ...options, headers }),
      (operation, { status }) => (status === 403 ? names(operation, 403, 'CROSS_ORIGIN') : !isUnsafe(operation)),
    )
    expect(wrong).toEqual([])
  })

  it('lists the operations that require a sign-in, and all others need none', async () => {
    const { securitySchemes } = (await described(engine)).components
    const used = new Set(operations.flatMap(({ security }) => security.flatMap((each) => Object.keys(each))))
    expect(Object.keys(securitySchemes)).toEqual(expect.arrayContaining([...used]))
    expect([...used].sort()).toEqual(['cookie', 'guestCookie'])
    const wrong = await wrongOf(
      ({ method, at }, options) => engine.call(method, at, options),
      (operation, answer) =>
        isUnauthorized(answer) === operation.security.length > 0 &&
        names(operation, 401, 'UNAUTHORIZED') === operation.security.length > 0,
    )
    expect(wrong).toEqual([])
  })

  it('lists the answers for things that don’t exist', async () => {
    // Must come last, because it ends the sign-in used by all other calls.
    const isLast = ({ name }: Operation) => /sign-out/.test(name)
    const wrong = await wrongOf(
      async (operation, options) =>
        isLast(operation)
          ? engine.call(operation.method, operation.at)
          : ada.call(operation.method, operation.at, options),
      (operation, answer) => (isLast(operation) ? true : answer.status < 500) && namesAnswer(operation, answer),
    )
    expect(wrong).toEqual([])
    const withIds = operations.filter(({ name }) => name.includes('{'))
    expect(withIds.filter(({ responses }) => responses[404] === undefined).map(nameOf)).toEqual([])
  })

  it('lists the limits', async () => {
    const limited: string[] = []
    const wrong = await wrongOf(
      ({ method, at }, options) => engine.call(method, at, options),
      (operation, { headers }) => {
        if (!headers.has('x-ratelimit-limit')) return true
        limited.push(operation.name)
        return names(operation, 429, 'TOO_MANY_REQUESTS')
      },
    )
    expect(wrong).toEqual([])
    expect(limited).toEqual(expect.arrayContaining(['POST /api/auth/sign-in/code', 'POST /persistedMessage']))
  })

  it('names the type of calendar files, and no type where there is no body', () => {
    const typesOf = (status: number) =>
      operations.flatMap(({ name, responses: { [status]: response } }) =>
        response === undefined ? [] : [[name, Object.keys(response.content ?? {})] as const],
      )
    const files = typesOf(200).filter(([name]) => name.endsWith('.ics'))
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter(([, types]) => types.join() !== 'text/calendar')).toEqual([])
    expect(typesOf(204).length).toBeGreaterThan(20)
    expect(typesOf(204).filter(([, types]) => types.length > 0)).toEqual([])
  })

  it('lists the operations that start nothing new while the disk is short', async () => {
    const full = await startTestEngine({ environment: { DISK_RESERVE_MB: '999999' } })
    const bodies: Record<string, object> = {
      'POST /api/trial': { attemptId: 'a'.repeat(43) },
      'POST /users': { userName: 'Ada', email: 'ada@example.org', password: 'a long and unusual passphrase' },
    }
    const refused: string[] = []
    const wrong = await wrongOf(
      ({ name, method, at }, options) =>
        full.call(method, at, { ...options, ...(bodies[name] && { body: bodies[name] }) }),
      (operation, answer) => {
        if (answer.status !== 503) return true
        refused.push(operation.name)
        return namesAnswer(operation, answer)
      },
    )
    await full.stop()
    expect(wrong).toEqual([])
    expect(refused).toEqual(expect.arrayContaining(['POST /users', 'POST /api/trial']))
    const forAccounts = [
      'POST /api/sessions',
      'POST /api/sessions/{id}/commands',
      'POST /api/challenges/{id}/workspace',
    ]
    const silent = operations
      .filter(({ name }) => forAccounts.includes(name))
      .filter((each) => !names(each, 503, 'NO_SPACE'))
    expect(silent.map(nameOf)).toEqual([])
  })
})
