import { randomUUID } from 'node:crypto'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import {
  challengeListSchema,
  checkoutSchema,
  halfHourMs,
  noticePageSchema,
  ownQuestionPaths,
  ownQuestionSchema,
  passkeyOptionsSchema,
  passkeyPaths,
  problemSchema,
} from '@greenroom/shared/wire'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openAudit } from '../audit/audit.ts'
import { openBell } from '../features/notices/bell.ts'
import type { Store } from '../store/port.ts'
import { openSubscriptions } from '../subscriptions/subscriptions.ts'
import { openSocket } from '../testing/clientSocket.ts'
import { invitedGuest } from '../testing/invitedPeople.ts'
import { mailTo, tokenIn } from '../testing/mails.ts'
import {
  type Answer,
  type Caller,
  cookieOf,
  type Person,
  startTestEngine,
  type TestEngine,
  until,
} from '../testing/runningEngine.ts'
import { softwareAuthenticator } from '../testing/softwareAuthenticator.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { commands, type In } from './commands.ts'
import { operations } from './operations.ts'
import { type Outcome, type Role, roles, ways } from './roles.ts'

const password = 'a long and unusual passphrase'
const origin = 'https://rehearse.example.org'
const adminEmail = (count: number) => `admin-${count}-${run}@example.org`
const run = randomUUID().slice(0, 8)
/** Content with restricted access. */
const special = { premium: 'warehouse-robot', beta: 'rivers-after-rain', 'coming soon': 'steam-engine' } as const
const plain = 'backstage-doors'
const question = {
  ...{ title: 'Doubles', difficulty: 'straightforward', durationInMinutes: 20, statement: 'Print twice the number.' },
  cases: [{ stdin: '1', expected_output: '2', hidden: false }],
}
const nextYear = '2035-01-01T12:00:00.000Z'

let engine: TestEngine
let store: Store

/** A person who owns one of each thing operations act on. */
type Holder = Person & {
  sessionId: string
  passkeyId: string
  noticeId: string
  checkoutId: string
  questionId: string
}
type Asking = {
  /** The caller. Signs in again if the previous call ended their sign-in. */
  caller: () => Promise<Pick<Caller, 'call'>>
  /** The owner of the thing that the operation acts on. */
  of: Holder
}
let asking: Readonly<Record<Role, Asking>>

async function change(userId: number, tier: SubscriptionTier, expiry: string | null): Promise<void> {
  const now = Date.now
  const subscriptions = openSubscriptions(store, {
    audit: openAudit(store, { now }),
    logger: pino({ level: 'silent' }),
    now,
    personOf: async () => ({ email: emails.get(userId) ?? '', displayName: 'Ada' }),
  })
  const by = { kind: 'system' } as const
  expect(await subscriptions.change({ userId, tier, expiry, by, eventId: randomUUID() })).toBe('changed')
}
const emails = new Map<number, string>()

async function holder(person: Person): Promise<Holder> {
  const sessionId = await person.session({ mode: 'human', challengeId: plain })
  const device = softwareAuthenticator()
  const asked = await person.call('POST', passkeyPaths.newOptions, { body: { password } })
  const { challenge } = passkeyOptionsSchema.parse(asked.body).options
  const credential = device.register({ challenge, origin, site: new URL(origin).hostname })
  const added = await person.call('POST', passkeyPaths.passkeys, { body: { name: 'Key', credential } })
  const { passkeyId } = z.object({ passkeyId: z.string() }).parse(added.body)
  const news = { kind: 'grant', at: 1, about: { grantId: randomUUID(), tokens: 1 } } as const
  await openBell(store, Date.now).add(person.userId, news, { isRead: false })
  const { notices } = noticePageSchema.parse((await person.call('GET', '/api/notices')).body)
  const bought = await person.call('POST', '/api/subscription/checkout', { body: { plan: 'boostMini' } })
  const { checkoutId } = checkoutSchema.parse(bought.body)
  const written = await person.call('POST', ownQuestionPaths.questions, { body: question })
  const { questionId } = ownQuestionSchema.parse(written.body)
  return { ...person, sessionId, passkeyId, noticeId: notices[0]?.noticeId ?? '', checkoutId, questionId }
}

async function signIn({ email }: Pick<Person, 'email'>): Promise<Caller> {
  const answer = await engine.call('POST', '/api/auth/sign-in/email', { body: { email, password } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return engine.caller(cookieOf(answer))
}

const isOfTier = async (person: Pick<Person, 'call'>, tier: SubscriptionTier) =>
  until(`the tier ${tier}`, async () => {
    const { subscriptionTier } = z
      .looseObject({ subscriptionTier: z.string() })
      .parse((await person.call('GET', '/api/me')).body)
    return subscriptionTier === tier
  })

async function subscribed(tier: SubscriptionTier, expiry: string | null = null): Promise<Person> {
  const person = await engine.signUp(tier)
  emails.set(person.userId, person.email)
  if (tier !== 'FREE') await change(person.userId, tier, expiry)
  const isOver = expiry !== null && Date.parse(expiry) < Date.now()
  await isOfTier(person, isOver ? 'FREE' : tier)
  return person
}

/** Creates the first ADMIN: the account that verifies the address in the settings. */
async function firstAdmin(): Promise<Person> {
  const email = adminEmail(1)
  const body = { userName: 'Admin', email, password }
  const created = await engine.call('POST', '/users', { body })
  const before = await signIn({ email })
  expect((await before.call('GET', '/api/me')).body).toMatchObject({ subscriptionTier: 'FREE' })
  const token = tokenIn(await mailTo(engine.dataDir, email, 'Confirm your email'))
  expect((await engine.call('POST', '/api/account/email-links', { body: { token } })).status).toBe(200)
  const caller = await signIn({ email })
  await isOfTier(caller, 'ADMIN')
  const { id: userId } = z.object({ id: z.int() }).parse(created.body)
  const session = async (more = {}) => {
    const answer = await caller.call('POST', '/api/sessions', { body: more })
    return z.object({ sessionId: z.string() }).parse(answer.body).sessionId
  }
  return { ...caller, userId, email, session }
}

beforeAll(async () => {
  engine = await startTestEngine({ environment: { PUBLIC_URL: origin, ADMIN_EMAIL: adminEmail(1) } })
  store = await openStoreOfSpecs(engine.dataDir)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const free = await holder(await subscribed('FREE'))
  const guest = await invitedGuest(engine, {
    ...{ host: free, sessionId: free.sessionId, role: 'interviewer', name: 'Guest' },
  })
  const own = async (person: Person): Promise<Asking> => {
    const of = await holder(person)
    return { caller: async () => signIn(person), of }
  }
  const other = async (person: Person): Promise<Asking> => ({ caller: async () => signIn(person), of: free })
  asking = {
    visitor: { caller: async () => engine, of: free },
    guest: { caller: async () => guest, of: free },
    PENDING: await own(await subscribed('PENDING')),
    FREE: { caller: async () => signIn(free), of: free },
    PREMIUM: await own(await subscribed('PREMIUM', tomorrow)),
    'PREMIUM that ran out': await own(await subscribed('PREMIUM', yesterday)),
    CONTENT_CREATOR: await own(await subscribed('CONTENT_CREATOR')),
    ADMIN: await own(await firstAdmin()),
    'another person': await other(await subscribed('FREE')),
    'another ADMIN': await other(await subscribed('ADMIN')),
  }
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await store.close()
  await engine.stop()
})

/** The body an operation needs to get as far as checking the caller; empty by default. */
const told: Readonly<Record<string, (of: Holder) => { body?: object; query?: string }>> = {
  'GET /users': ({ email }) => ({ query: `?email=${encodeURIComponent(email)}` }),
  'POST /api/notices/read': ({ noticeId }) => ({ body: { upTo: noticeId } }),
  'PUT /api/auth/passkeys/{passkeyId}': () => ({ body: { name: 'Key' } }),
  'POST /api/own-questions': () => ({ body: question }),
  'PUT /api/own-questions/{questionId}': () => ({ body: { version: 1, content: question } }),
  'POST /api/sessions, premium': () => ({ body: { challengeId: special.premium } }),
  'POST /api/sessions, beta': () => ({ body: { challengeId: special.beta } }),
  'POST /api/sessions, coming soon': () => ({ body: { challengeId: special['coming soon'] } }),
  'POST /api/sessions/{id}/commands': () => ({
    body: { commandId: randomUUID(), type: 'SendMessage', message: 'Hello.' },
  }),
  'POST /api/sessions/{id}/invites': () => ({ body: { role: 'observer' } }),
  'PUT /api/sessions/{id}/appointment': () => ({ body: { slots: [nextYear], revision: 0, timeZone: 'UTC' } }),
  'DELETE /api/sessions/{id}/appointment': () => ({ query: '?revision=0' }),
  'POST /api/sessions/{id}/appointment/booking': () => ({ body: { startsAt: nextYear, revision: 0, timeZone: 'UTC' } }),
  'GET /api/calendar-feed/mocks.ics': () => ({ query: '?key=none' }),
  'POST /api/sessions/{id}/shares': () => ({ body: { includesReplay: false } }),
  'POST /api/sessions/{id}/reports': () => ({
    body: {
      reportId: randomUUID(),
      about: 'challenge',
      challengeId: plain,
      problem: 'unclear',
      message: 'What is a leaf?',
    },
  }),
  'PUT /api/jobs/tracked/{jobId}': () => ({ body: { stage: 'saved' } }),
  'POST /api/challenge-lists/own': () => ({ body: { listId: randomUUID(), title: 'Before the 30th' } }),
  'PUT /api/challenge-lists/own/{listId}': () => ({ body: { revision: 1 } }),
  'POST /api/blocks': ({ sessionId }) => ({ body: { sessionId, participantId: 'guest:nobody' } }),
  'PUT /api/partners/mine': () => ({
    body: {
      ...{ level: 'JUNIOR', programmingLanguage: 'python', company: null, timeZone: 'UTC' },
      times: [new Date(Math.ceil(Date.now() / halfHourMs + 1) * halfHourMs).toISOString()],
    },
  }),
  'POST /api/test-checkouts/{id}/events': () => ({ body: { happens: 'endSubscription' } }),
  // These must not change the people that later calls need.
  'POST /api/auth/sign-out-everywhere': () => ({ body: { keepThis: true } }),
}

/** Sorts operations that delete what others need to the end. */
const lateness = (name: string): number =>
  name === 'DELETE /api/sessions/{id}' || name === 'DELETE /api/own-questions/{questionId}'
    ? 2
    : name.startsWith('DELETE')
      ? 1
      : 0

/** The operation's path, with the ids of the holder's things filled in. */
async function addressOf(path: string, { of }: Asking, thing: string | undefined): Promise<string> {
  // Signs the holder in a second time, so the test has a sign-in it can safely end.
  const signInId = async () => {
    const [first] = z
      .object({ signIns: z.array(z.looseObject({ signInId: z.string(), here: z.boolean().optional() })) })
      .parse((await (await signIn(of)).call('GET', '/api/auth/sign-ins')).body).signIns
    return first?.signInId ?? ''
  }
  const values: Record<string, string> = {
    id: path.includes('/test-checkouts/')
      ? of.checkoutId
      : path.includes('/challenges/')
        ? isSpecial(thing)
          ? special[thing]
          : plain
        : of.sessionId,
    userId: String(of.userId),
    passkeyId: of.passkeyId,
    questionId: of.questionId,
    signInId: path.includes('{signInId}') ? await signInId() : '',
    difficulty: 'straightforward',
  }
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'none')
}
const isSpecial = (thing: string | undefined): thing is keyof typeof special => thing !== undefined && thing in special

/** Codes for other people's things, which get the same answer as things that don't exist. */
const notThere = new Set([
  'SESSION_NOT_FOUND',
  'SIGN_IN_UNKNOWN',
  'PASSKEY_UNKNOWN',
  'NOTICE_UNKNOWN',
  'CHALLENGE_NOT_FOUND',
  'OWN_QUESTION_UNKNOWN',
  'CHECKOUT_UNKNOWN',
])

/**
 * What an answer says about a role. It doesn't matter if the request is wrong in other ways or comes at a bad moment.
 */
function outcomeOf({ status, body }: Answer): Outcome | string {
  if (status < 400) return 'yes'
  const { code } = problemSchema.parse(body)
  if (code === 'UNAUTHORIZED') return '401'
  if (code === 'FORBIDDEN' || code === 'CHALLENGE_LOCKED') return '403'
  if (notThere.has(code)) return '404'
  if (status === 429 || code === 'INTERNAL') return `${status} ${code}`
  return 'yes'
}

async function describedOperations(): Promise<string[]> {
  const { body } = await engine.call('GET', '/docs/json')
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(body)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}
/** Pages served by plugins, which the API's description leaves out. */
const undescribed = ['GET /admin/queues']
const withoutThing = (row: string): string => row.split(', ')[0] ?? ''

describe('using an operation', () => {
  it('is listed for every existing operation, and for no other', async () => {
    const described = [...(await describedOperations()), ...undescribed]
    const written = new Set(Object.keys(operations).map(withoutThing))
    expect(
      described.filter((name) => !written.has(name)),
      'An operation is new, or has another name. Say who may use it: a line in engine/src/roles/operations.ts, by one of the ways in roles.ts; then run npm run roles.',
    ).toEqual([])
    expect(
      [...written].filter((name) => !described.includes(name)),
      'These operations are not there any more. Take them out of engine/src/roles/operations.ts; then run npm run roles.',
    ).toEqual([])
  })

  it('matches a running engine’s answers for every role', async () => {
    const expected: Record<string, string> = {}
    const found: Record<string, string> = {}
    const rows = Object.entries(operations).toSorted(([a], [b]) => lateness(a) - lateness(b))
    const callers = new Map<Role, Pick<Caller, 'call'>>()
    for (const role of roles) callers.set(role, await asking[role].caller())
    for (const [row, way] of rows) {
      const [name = '', thing] = row.split(', ')
      const [method = '', path = ''] = name.split(' ')
      // The owner of the thing comes last, so that the others aren't affected by what the owner has changed.
      const order = [...roles].toSorted((a, b) => Number(a === 'FREE') - Number(b === 'FREE'))
      for (const role of order) {
        const each = asking[role]
        const caller = name === 'POST /api/auth/sign-out' ? await each.caller() : callers.get(role)
        const { body, query = '' } = (told[row] ?? told[name])?.(each.of) ?? {}
        const address = `${await addressOf(path, each, thing)}${query}`
        const answer = await caller?.call(method, address, method === 'GET' ? {} : { body: body ?? {} })
        const at = `${row} by ${role}`
        expected[at] = ways[way].outcomes[role]
        found[at] = answer === undefined ? 'nobody asked' : outcomeOf(answer)
      }
    }
    expect(found).toEqual(expected)
  })
})

type Seat = 'candidate' | 'interviewer' | 'observer' | 'stranger'
const modes = ['ai', 'human'] as const
const holdsIn = (when: In, mode: (typeof modes)[number]): boolean =>
  when === 'both' || when === (mode === 'ai' ? 'with an AI' : 'with a person')

/** The fields a command needs to be valid. */
const fields: Readonly<Record<string, object>> = {
  SendMessage: { message: 'Hello.' },
  SaveCode: { code: 'pass', programmingLanguage: 'python' },
  SaveBoard: { changed: [], removed: [] },
  RunTests: { code: 'pass', programmingLanguage: 'python' },
  SubmitCode: { code: 'pass', programmingLanguage: 'python' },
  UsePowerUp: { powerUp: 'shield' },
  AskInterviewer: { action: 'help' },
  AskCoach: { desiredAction: 'provideHint' },
  PresentChallenge: { challengeId: plain },
  RevealHint: { rung: 1 },
  ShowResult: { handInId: 'hand-in-1' },
  ExtendTime: { minutes: 5 },
  LockWork: { locked: true },
  SubmitScorecard: { lines: [{ dimension: 'communication', score: 3 }] },
  WritePrivateNote: { text: 'A note.' },
  GiveFeedback: { rating: 4, text: 'Fair.' },
}
/**
 * Commands that move the session on, issued after those that only check the caller. The one for the mode's own
 * interviewer comes last.
 */
const lastCommands = {
  ai: ['StartInterview', 'TakeOver', 'HandBack', 'EndInterview'],
  human: ['StartInterview', 'HandBack', 'TakeOver', 'EndInterview'],
}

describe('giving a command', () => {
  it.each(modes)('over the socket, in every seat of a session of the mode %s, in any tier', async (mode) => {
    const wrong: string[] = []
    for (const role of ['FREE', 'PENDING', 'PREMIUM', 'PREMIUM that ran out', 'CONTENT_CREATOR', 'ADMIN'] as const) {
      const { of } = asking[role]
      const host = await signIn(of)
      const opened = await host.call('POST', '/api/sessions', { body: { mode, challengeId: plain } })
      const { sessionId } = z.object({ sessionId: z.string() }).parse(opened.body)
      // Guests are tried only once, because they have the same rights in every session.
      const guest = (seat: 'interviewer' | 'observer') =>
        invitedGuest(engine, { host, sessionId, role: seat, name: seat })
      const others: [Seat, Caller][] =
        role === 'FREE'
          ? [
              ['observer', await guest('observer')],
              ['interviewer', await guest('interviewer')],
              ['stranger', await subscribed('ADMIN')],
              ['stranger', await subscribed('FREE')],
            ]
          : []
      const seats: [Seat, Caller][] = [...others, ['candidate', host]]
      const sockets = await Promise.all(seats.map(async ([seat, caller]) => ({ seat, socket: await caller.socket() })))
      for (const { seat, socket } of sockets) {
        const joined = await socket.join(sessionId)
        if (joined.ok !== (seat !== 'stranger'))
          wrong.push(`session:join by ${seat}, ${role}: ${JSON.stringify(joined)}`)
      }
      const order = Object.keys(commands).toSorted(
        (a, b) => lastCommands[mode].indexOf(a) - lastCommands[mode].indexOf(b),
      )
      for (const type of order)
        for (const { seat, socket } of sockets) {
          const answer = await socket.command(sessionId, { type, commandId: randomUUID(), ...fields[type] })
          const code = answer.ok ? 'ok' : answer.error.code
          const rule = commands[type as keyof typeof commands]
          const expected = seat === 'stranger' ? 'not there' : seat === 'observer' ? false : holdsIn(rule[seat], mode)
          const found = code === 'SESSION_NOT_FOUND' ? 'not there' : !['NOT_ALLOWED', 'NOT_IN_CONTROL'].includes(code)
          if (found !== expected || code === 'INVALID_COMMAND' || code === 'RATE_LIMITED')
            wrong.push(`${type} by ${seat}, ${role}: ${code}`)
        }
      for (const { socket } of sockets) socket.close()
    }
    expect(wrong).toEqual([])
  })

  it('presents no question that neither the interviewer nor the candidate may open', async () => {
    const puts = async (role: Role, thing: keyof typeof special) => {
      const host = await signIn(asking[role].of)
      const opened = await host.call('POST', '/api/sessions', { body: { mode: 'human', challengeId: plain } })
      const { sessionId } = z.object({ sessionId: z.string() }).parse(opened.body)
      const guest = await invitedGuest(engine, { host, sessionId, role: 'interviewer', name: 'Guest' })
      const socket = await guest.socket()
      await socket.join(sessionId)
      const answer = await socket.command(sessionId, { type: 'PresentChallenge', challengeId: special[thing] })
      socket.close()
      return answer.ok ? 'put' : answer.error.code
    }
    expect([await puts('FREE', 'premium'), await puts('PREMIUM that ran out', 'premium')]).toEqual([
      'NO_CHALLENGE',
      'NO_CHALLENGE',
    ])
    expect([await puts('PREMIUM', 'premium'), await puts('ADMIN', 'premium')]).toEqual(['put', 'put'])
    expect([await puts('PREMIUM', 'beta'), await puts('CONTENT_CREATOR', 'beta')]).toEqual(['NO_CHALLENGE', 'put'])
    expect(await puts('ADMIN', 'coming soon')).toBe('NO_CHALLENGE')
  })

  it('requires a socket, which visitors don’t get', async () => {
    await expect(openSocket(engine.url)).rejects.toThrow('UNAUTHORIZED')
  })
})

/** One test for each statement of the specification about tiers. */
describe('spec §6', () => {
  const meOf = async (role: Role) =>
    z
      .looseObject({ subscriptionTier: z.string() })
      .parse((await (await asking[role].caller()).call('GET', '/api/me')).body)
  const who = (way: keyof typeof ways) => roles.filter((role) => ways[way].outcomes[role] === 'yes')

  it('“Premium access holds for PREMIUM and ADMIN.”', () => {
    expect(who('premium')).toEqual(['PREMIUM', 'ADMIN', 'another ADMIN'])
  })
  it('“Admin holds only for ADMIN.”', () => {
    expect(who('ADMIN')).toEqual(['ADMIN', 'another ADMIN'])
  })
  it('“Content-creator holds only for CONTENT_CREATOR.”', () => {
    expect(who('creator')).toEqual(['CONTENT_CREATOR'])
  })
  it('premium, beta and upcoming content is listed to each role as far as it may open it', async () => {
    const listed = async (role: Role) => {
      const caller = await asking[role].caller()
      const access = new Map<string, string>()
      for (let after: string | null = ''; after !== null; ) {
        const answer = await caller.call('GET', `/api/challenges?limit=100${after && `&after=${after}`}`)
        const { challenges, next } = challengeListSchema.parse(answer.body)
        for (const each of challenges) access.set(each.challengeId, each.access)
        after = next
      }
      const accessTo = (id: string) => access.get(id) ?? 'not there'
      return [special.premium, special.beta, special['coming soon']].map(accessTo)
    }
    const found = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await listed(role)])))
    const expected = roles.map((role) => [
      role,
      [
        who('premium').includes(role) ? 'open' : 'premium',
        who('creator').includes(role) ? 'open' : 'not there',
        'coming_soon',
      ],
    ])
    expect(found).toEqual(Object.fromEntries(expected))
  })
  it('expired ADMIN and CONTENT_CREATOR lose their rights at once', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    const [admin, creator] = [await subscribed('ADMIN', yesterday), await subscribed('CONTENT_CREATOR', yesterday)]
    expect(outcomeOf(await admin.call('GET', '/api/admin/overview'))).toBe('403')
    expect(outcomeOf(await admin.call('POST', '/api/sessions', { body: { challengeId: special.premium } }))).toBe('403')
    expect(outcomeOf(await creator.call('GET', `/api/challenges/${special.beta}`))).toBe('404')
  })
  it('“A signed-in check is: an id exists and differs from the signed-out id.”', () => {
    expect(roles.filter((role) => ways['signed in'].outcomes[role] !== 'yes')).toEqual(['visitor', 'guest'])
  })
  it('“Tiers: PENDING, FREE, PREMIUM, ADMIN, CONTENT_CREATOR.”, and an expired tier is FREE', async () => {
    for (const tier of ['PENDING', 'FREE', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] as const)
      expect(await meOf(tier)).toMatchObject({ subscriptionTier: tier })
    expect(await meOf('PREMIUM that ran out')).toMatchObject({ subscriptionTier: 'FREE', subscriptionExpiry: null })
  })
})
