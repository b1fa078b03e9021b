import { createdInviteSchema, problemSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acceptLink, invitedGuest, inviteLink } from '../../testing/invitedPeople.ts'
import { type Answer, type Caller, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const who = [
  'candidate',
  'interviewer',
  'guest interviewer',
  'observer',
  'guest of another session',
  'stranger',
  'nobody',
] as const
type Who = (typeof who)[number]
type Callers = Record<Who, Pick<Caller, 'call'>>

let engine: TestEngine
let callers: Callers
/** Two sessions opened by the candidate: in one the interviewer has an account, in the other they are a guest. */
let sessionId: string
let withGuest: string

beforeAll(async () => {
  engine = await startTestEngine()
  const [host, interviewer, stranger] = [
    await engine.signUp('Ada'),
    await engine.signUp('Grace'),
    await engine.signUp('Eve'),
  ]
  const open = () => host.session({ mode: 'human' })
  const invited = { host, name: 'Guest' }
  sessionId = await open()
  withGuest = await open()
  await acceptLink(interviewer, await inviteLink(host, sessionId, 'interviewer'))
  callers = {
    candidate: host,
    interviewer,
    'guest interviewer': await invitedGuest(engine, { ...invited, sessionId: withGuest, role: 'interviewer' }),
    observer: await invitedGuest(engine, { ...invited, sessionId, role: 'observer' }),
    'guest of another session': await invitedGuest(engine, {
      ...invited,
      sessionId: await open(),
      role: 'interviewer',
    }),
    stranger,
    nobody: engine,
  }
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

type Row = {
  method: string
  path: string
  query?: string
  body?: object
  insiders: Partial<Record<Who, string>> & { else: string }
}

/**
 * The status and code that each route returns to a session's members. Everyone else gets the answer for an unknown
 * session.
 */
const table: Row[] = [
  { method: 'GET', path: '', insiders: { else: '200' } },
  { method: 'GET', path: '/events', insiders: { else: '200' } },
  { method: 'GET', path: '/scorecard', insiders: { else: '404 NO_SCORECARD' } },
  { method: 'GET', path: '/solution', insiders: { else: '409 SESSION_UNFINISHED' } },
  { method: 'GET', path: '/live', insiders: { else: '404 NOT_FOUND' } },
  { method: 'GET', path: '/call', insiders: { observer: '403 FORBIDDEN', else: '200' } },
  {
    method: 'GET',
    path: '/guide',
    insiders: { interviewer: '200', 'guest interviewer': '200', else: '403 FORBIDDEN' },
  },
  {
    method: 'POST',
    path: '/commands',
    body: { commandId: 'done', type: 'DoneCoding' },
    insiders: { candidate: '409 NOT_IN_PROGRESS', else: '409 NOT_ALLOWED' },
  },
  { method: 'GET', path: '/invites', insiders: { candidate: '200', else: '403 FORBIDDEN' } },
  {
    method: 'POST',
    path: '/invites',
    body: { role: 'observer' },
    insiders: { candidate: '201', else: '403 FORBIDDEN' },
  },
  {
    method: 'DELETE',
    path: '/invites/{inviteId}',
    insiders: { candidate: '404 INVITE_UNKNOWN', else: '403 FORBIDDEN' },
  },
  { method: 'DELETE', path: '/members/{memberId}', insiders: { candidate: '204', else: '403 FORBIDDEN' } },
  { method: 'DELETE', path: '', insiders: { else: '409 SESSION_NOT_ALONE' } },
  { method: 'GET', path: '/shares', insiders: { candidate: '200', else: '403 FORBIDDEN' } },
  {
    method: 'POST',
    path: '/shares',
    body: { includesReplay: true },
    insiders: { candidate: '409 NOT_SHAREABLE', else: '403 FORBIDDEN' },
  },
  { method: 'GET', path: '/appointment', insiders: { else: '200' } },
  { method: 'GET', path: '/appointment/mock.ics', insiders: { else: '404 NOT_BOOKED' } },
  {
    method: 'PUT',
    path: '/appointment',
    body: { slots: ['2020-01-01T12:00:00.000Z'], revision: 0, timeZone: 'UTC' },
    insiders: { observer: '403 FORBIDDEN', else: '409 TIME_IS_OVER' },
  },
  {
    method: 'POST',
    path: '/appointment/booking',
    body: { startsAt: '2020-01-01T12:00:00.000Z', revision: 0, timeZone: 'UTC' },
    insiders: { observer: '403 FORBIDDEN', else: '409 APPOINTMENT_CHANGED' },
  },
  {
    method: 'DELETE',
    path: '/appointment',
    query: '?revision=1',
    insiders: { observer: '403 FORBIDDEN', else: '409 APPOINTMENT_CHANGED' },
  },
  { method: 'GET', path: '/reports', insiders: { else: '200' } },
  {
    method: 'POST',
    path: '/reports',
    body: { reportId: 'one', about: 'score', dimension: 'communication', message: 'I asked first.' },
    insiders: { candidate: '404 NO_SCORECARD', else: '403 FORBIDDEN' },
  },
  {
    method: 'DELETE',
    path: '/shares/{shareId}',
    insiders: { candidate: '404 SHARE_UNKNOWN', else: '403 FORBIDDEN' },
  },
]

const told = ({ status, body }: Answer): string =>
  status < 400 ? `${status}` : `${status} ${problemSchema.parse(body).code}`

const openApi = async () => {
  const { body } = await engine.call('GET', '/docs/json')
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(body)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
}

describe('a route of a session', () => {
  it('answers everybody by their role in it', async () => {
    const wrong: string[] = []
    for (const { method, path, query = '', body, insiders } of table) {
      for (const each of who) {
        const id = each === 'guest interviewer' ? withGuest : sessionId
        const at = `/api/sessions/${id}${path.replace(/\{(invite|share|member)Id\}/, 'none')}${query}`
        const answer = told(await callers[each].call(method, at, { ...(body && { body }) }))
        const inside = ['candidate', 'interviewer', 'guest interviewer', 'observer'].includes(each)
        const outside = each === 'nobody' ? '401 UNAUTHORIZED' : '404 SESSION_NOT_FOUND'
        const expected = inside ? (insiders[each] ?? insiders.else) : outside
        if (answer !== expected) wrong.push(`${method} ${path} for ${each}: ${answer}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is in this table, without exception', async () => {
    const routes = (await openApi()).filter(({ path }) => path.startsWith('/api/sessions/{id}'))
    const known = table.map(({ method, path }) => `${method} /api/sessions/{id}${path}`)
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(known.sort())
  })
})

describe('a guest’s cookie', () => {
  it('opens nothing but session routes', async () => {
    const routes = (await openApi()).filter(
      ({ path }) => !/^\/(api\/(sessions|invites|appointments)|collab)\b/.test(path),
    )
    expect(routes.length).toBeGreaterThan(10)
    for (const { method, path } of routes) {
      const at = path.replaceAll(/\{\w+\}/g, 'x')
      const options = method === 'GET' ? {} : { body: {} }
      const [guest, nobody] = [
        await callers.observer.call(method, at, options),
        await callers.nobody.call(method, at, options),
      ]
      expect([method, path, guest.status]).toEqual([method, path, nobody.status])
    }
  })

  it('isn’t enough to open a session', async () => {
    const answer = await callers['guest interviewer'].call('POST', '/api/sessions', { body: {} })
    expect(told(answer)).toBe('401 UNAUTHORIZED')
  })

  it('doesn’t give access to somebody else’s invite: the link is shown once', async () => {
    const { body } = await callers.candidate.call('POST', `/api/sessions/${sessionId}/invites`, {
      body: { role: 'observer' },
    })
    const { inviteId, link } = createdInviteSchema.parse(body)
    const listed = await callers.candidate.call('GET', `/api/sessions/${sessionId}/invites`)
    expect(JSON.stringify(listed.body)).toContain(inviteId)
    expect(JSON.stringify(listed.body)).not.toContain(new URL(link).hash.slice('#token='.length))
  })
})
