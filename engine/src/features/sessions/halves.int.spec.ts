import type { Session } from '@greenroom/shared/session'
import { type SessionSummary, sessionListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLink, invitedGuest, inviteLink } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'

let engine: TestEngine

beforeAll(async () => {
  // Enough tokens for one AI interview, but not for half a mock as well.
  engine = await startTestEngine({ environment: { TOKENS_PER_MONTH_FREE: '650' } })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const settings = { timeLimitInMinutes: 45 } as const
const firstHalf = (host: Person): Promise<string> => host.session({ mode: 'human', swap: true, settings })

const stateFor = async (caller: Caller, sessionId: string): Promise<Session> => {
  const { body } = await caller.call('GET', `/api/sessions/${sessionId}`)
  return (body as { session: Session }).session
}
const command = (caller: Caller, sessionId: string, type: string) =>
  caller.call('POST', `/api/sessions/${sessionId}/commands`, { body: { type, commandId: `${type}.${sessionId}` } })

/** Returns the second half's id, once the first one's log knows about it. */
const secondHalf = (caller: Caller, first: string): Promise<string> =>
  until('the second half', async () => {
    const { swap } = await stateFor(caller, first)
    return swap?.opened === true && swap.otherId
  })

async function halvesOf(caller: Caller): Promise<SessionSummary[]> {
  return sessionListSchema.parse((await caller.call('GET', '/api/sessions')).body).sessions
}

describe('a mock in which both interview in turn', () => {
  it('takes a guest and an observer along, and the host pays for the guest’s half', async () => {
    const ada = await engine.signUp('Ada')
    const first = await firstHalf(ada)
    const grace = await invitedGuest(engine, { host: ada, sessionId: first, role: 'interviewer', name: 'Grace' })
    const linus = await invitedGuest(engine, { host: ada, sessionId: first, role: 'observer', name: 'Linus' })
    const { swap } = await stateFor(grace, first)
    // The second half doesn't exist before its time, even for somebody who knows its id.
    expectProblem(await ada.call('GET', `/api/sessions/${swap?.otherId}`), 404, 'SESSION_NOT_FOUND')
    for (const type of ['StartInterview', 'EndInterview']) expect((await command(grace, first, type)).status).toBe(200)

    const second = await secondHalf(linus, first)
    const roles = await Promise.all(
      [ada, grace, linus].map(async (caller) => (await caller.call('GET', `/api/sessions/${second}`)).body),
    )
    expect(roles).toMatchObject([{ role: 'interviewer' }, { role: 'candidate' }, { role: 'observer' }])
    expectProblem(await command(grace, second, 'StartInterview'), 409, 'NOT_ALLOWED')
    const before = await ada.call('GET', '/api/wallet')
    expect((await command(ada, second, 'StartInterview')).status).toBe(200)
    expect((await ada.call('GET', '/api/wallet')).body).not.toEqual(before.body)

    expect(await halvesOf(ada)).toMatchObject([
      { sessionId: second, role: 'interviewer', swap: { half: 'second', otherId: first } },
      { sessionId: first, role: 'candidate', swap: { half: 'first', otherId: second } },
    ])
    // A guest from another mock is a stranger in both halves.
    const other = await invitedGuest(engine, {
      ...{ host: ada, role: 'observer', name: 'Eve' },
      sessionId: await firstHalf(ada),
    })
    expectProblem(await other.call('GET', `/api/sessions/${second}`), 404, 'SESSION_NOT_FOUND')
  })

  // Catches an engine that opens the second half without checking for blocks, in either direction.
  it('ends with the first half if one of the two has blocked the other by then', async () => {
    async function held(blocker: 'ada' | 'grace' | null) {
      const [ada, grace] = [await engine.signUp('Ada'), await engine.signUp('Grace')]
      const first = await firstHalf(ada)
      expect((await acceptLink(grace, await inviteLink(ada, first, 'interviewer'))).status).toBe(200)
      expect((await command(grace, first, 'StartInterview')).status).toBe(200)
      const [by, about] = blocker === 'ada' ? [ada, grace] : [grace, ada]
      const body = { sessionId: first, participantId: `user:${about.userId}` }
      if (blocker !== null) expect((await by.call('POST', '/api/blocks', { body })).status).toBe(201)
      expect((await command(grace, first, 'EndInterview')).status).toBe(200)
      return { ada, first }
    }
    const blocked = [await held('ada'), await held('grace')]
    const other = await held(null)
    await secondHalf(other.ada, other.first)
    for (const { ada, first } of blocked) {
      const { swap } = await stateFor(ada, first)
      expect(swap?.opened).not.toBe(true)
      expectProblem(await ada.call('GET', `/api/sessions/${swap?.otherId}`), 404, 'SESSION_NOT_FOUND')
    }
  })

  it('names the person who lacks tokens for the second half, and leaves the first one unchanged', async () => {
    const [ada, grace] = [await engine.signUp('Ada'), await engine.signUp('Grace')]
    const first = await firstHalf(ada)
    expect((await acceptLink(grace, await inviteLink(ada, first, 'interviewer'))).status).toBe(200)
    for (const type of ['StartInterview', 'EndInterview']) expect((await command(grace, first, type)).status).toBe(200)
    const second = await secondHalf(ada, first)
    const elsewhere = await grace.session({ settings })
    expect((await command(grace, elsewhere, 'StartInterview')).status).toBe(200)

    const refused = await command(ada, second, 'StartInterview')
    expectProblem(refused, 409, 'INSUFFICIENT_TOKENS')
    expect(refused.body).toMatchObject({
      detail: 'Grace doesn’t have enough tokens for this interview. It’ll still be here when they have more.',
    })
    expect(await stateFor(grace, first)).toMatchObject({ phase: 'ENDED', scorecard: { status: 'pending' } })
    expect(await stateFor(grace, second)).toMatchObject({ phase: 'NOT_STARTED' })
  })
})
