import { randomUUID } from 'node:crypto'
import type { Participant, Session } from '@greenroom/shared/session'
import { sessionListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../../store/port.ts'
import { acceptLink, inviteLink, tokenIn } from '../../../testing/invitedPeople.ts'
import { expectProblem } from '../../../testing/problems.ts'
import { type Caller, cookieOf, type Person, startTestEngine, type TestEngine } from '../../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../../testing/storeOfSpecs.ts'
import { type Invites, openInvites } from '../invites.ts'

const rounds = 12

const membersOf = async (caller: Pick<Caller, 'call'>, sessionId: string): Promise<Participant[]> =>
  ((await caller.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }).session.members

/** Tests invites accepted at the same moment on two engines over one store. */
export function inviteRaces(): void {
  let engines: [TestEngine, TestEngine]
  let store: Store
  let invites: Invites
  let host: Person
  let laterMs = 0
  const now = () => Date.now() + laterMs

  beforeAll(async () => {
    const first = await startTestEngine({ now })
    engines = [first, await startTestEngine({ now, environment: { DATA_DIR: first.dataDir } })]
    store = await openStoreOfSpecs(first.dataDir)
    invites = openInvites(store, now)
    host = await first.signUp('Host')
  })
  afterAll(async () => {
    await store.close()
    for (const engine of [...engines].reverse()) {
      expect(engine.unexpected()).toEqual([])
      await engine.stop()
    }
  })

  /** Creates a session with one link to it; returns the link's record too. */
  async function invited() {
    const sessionId = await host.session({ mode: 'human' })
    const link = await inviteLink(host, sessionId, 'interviewer')
    const invite = await invites.byToken(tokenIn(link))
    if (invite === undefined) throw new Error('the invite is not stored')
    return { sessionId, link, invite }
  }

  it('admits one of two people who accept at the same moment on different engines', async () => {
    const winners = new Set<number>()
    for (let round = 0; round < rounds; round += 1) {
      const { sessionId, link } = await invited()
      const order = round % 2 === 0 ? engines : [...engines].reverse()
      const answers = await Promise.all(order.map((engine, index) => acceptLink(engine, link, { name: `G${index}` })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.findIndex(({ status }) => status === 200)
      winners.add(winner)
      const [answer, engine] = [answers[winner], order[1 - winner]]
      if (answer === undefined || engine === undefined) throw new Error('nobody got in')
      // The engine that refused the other person admits the guest immediately.
      const guest = await engine.caller(cookieOf(answer)).call('GET', `/api/sessions/${sessionId}`)
      expect(guest.body).toMatchObject({ role: 'interviewer' })
      expect((await membersOf(host, sessionId)).map(({ name }) => name)).toEqual(['Host', `G${winner}`])
    }
    console.log(`in ${rounds} rounds ${winners.size === 2 ? 'each' : 'one'} of the two was first at times`)
  })

  it('can be accepted again, after a while, if its engine died between claim and log', async () => {
    const { sessionId, link, invite } = await invited()
    expect(await invites.claim(invite, { id: 'guest:died', name: 'Died' })).toBe(true)
    expectProblem(await acceptLink(engines[1], link, { name: 'Grace' }), 409, 'INVITE_USED')
    laterMs += 31_000
    const answers = await Promise.all(engines.map((engine) => acceptLink(engine, link, { name: 'Grace' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await membersOf(host, sessionId)).map(({ name }) => name)).toEqual(['Host', 'Grace'])
  })

  it('the log decides, whatever the invite’s record says', async () => {
    const { sessionId, link, invite } = await invited()
    const attemptId = randomUUID()
    const first = await acceptLink(engines[0], link, { name: 'Grace', attemptId })
    expect(first.status).toBe(200)
    const [, grace] = await membersOf(host, sessionId)
    await invites.release(invite, { id: grace?.id ?? '', name: 'Grace' })
    expect((await invites.byId(sessionId, invite.id))?.status).toBe('open')
    expectProblem(await acceptLink(engines[1], link, { name: 'Eve' }), 409, 'INVITE_USED')
    expect(await membersOf(host, sessionId)).toHaveLength(2)
    expect((await acceptLink(engines[1], link, { name: 'Grace', attemptId })).status).toBe(200)
  })

  it('is either revoked or accepted, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { sessionId, link, invite } = await invited()
      const [accepted, revoked] = await Promise.all([
        acceptLink(engines[round % 2 === 0 ? 0 : 1], link, { name: 'Grace' }),
        engines[0].caller(host.cookie).call('DELETE', `/api/sessions/${sessionId}/invites/${invite.id}`),
      ])
      expect([
        [200, 409],
        [410, 204],
      ]).toContainEqual([accepted.status, revoked.status])
      expect(await membersOf(host, sessionId)).toHaveLength(accepted.status === 200 ? 2 : 1)
    }
  })

  it('both engines list the session once somebody is in it', async () => {
    const { sessionId, link } = await invited()
    const guest = engines[0].caller(cookieOf(await acceptLink(engines[1], link, { name: 'Grace' })))
    const { sessions } = sessionListSchema.parse((await guest.call('GET', '/api/sessions')).body)
    expect(sessions).toMatchObject([{ sessionId, role: 'interviewer' }])
  })
}
