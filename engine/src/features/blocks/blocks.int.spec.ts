import type { Session } from '@greenroom/shared/session'
import { blockListSchema, halfHourMs, type NewBlock, partnerBoardSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLink, invitedGuest, inviteLink, tokenIn } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const block = (person: Caller, body: NewBlock) => person.call('POST', '/api/blocks', { body })
const blocked = async (person: Caller) => blockListSchema.parse((await person.call('GET', '/api/blocks')).body).blocks
const time = new Date(Math.ceil(Date.now() / halfHourMs + 1) * halfHourMs).toISOString()
const post = (person: Person) =>
  person.call('PUT', '/api/partners/mine', {
    body: { level: 'SENIOR', programmingLanguage: 'go', company: null, timeZone: 'UTC', times: [time] },
  })
const boardOf = async (person: Caller) => partnerBoardSchema.parse((await person.call('GET', '/api/partners')).body)
const namesOn = async (person: Caller) => (await boardOf(person)).posts.map(({ name }) => name)

/** Sets up Ada and Eve in one mock, with Eve blocked by Ada. */
async function enemies(): Promise<{ ada: Person; eve: Person; sessionId: string }> {
  const [ada, eve] = [await engine.signUp('Ada'), await engine.signUp('Eve')]
  const sessionId = await ada.session({ mode: 'human' })
  expect((await acceptLink(eve, await inviteLink(ada, sessionId, 'interviewer'))).status).toBe(200)
  expect((await block(ada, { sessionId, participantId: `user:${eve.userId}` })).status).toBe(201)
  return { ada, eve, sessionId }
}

describe('a blocked person', () => {
  it('finds every door shut, without being told why', async () => {
    const { ada, eve, sessionId } = await enemies()
    expect((await block(ada, { sessionId, participantId: `user:${eve.userId}` })).status).toBe(200)
    expect(await blocked(ada)).toMatchObject([{ name: 'Eve' }])
    expect(await blocked(eve)).toEqual([])

    // Links: viewing and accepting fail as if there were no such invite.
    const link = await inviteLink(ada, await ada.session({ mode: 'human' }), 'interviewer')
    expectProblem(await acceptLink(eve, link), 404, 'INVITE_UNKNOWN')
    const looked = await eve.call('POST', '/api/invites/look', { body: { token: tokenIn(link) } })
    expectProblem(looked, 404, 'INVITE_UNKNOWN')

    // The board: neither sees the other or can propose anything.
    const linus = await engine.signUp('Linus')
    await post(ada)
    await post(eve)
    const [mine, theirs, both] = [await namesOn(ada), await namesOn(eve), await namesOn(linus)]
    expect([mine.includes('Eve'), theirs.includes('Ada')]).toEqual([false, false])
    expect(both).toEqual(expect.arrayContaining(['Ada', 'Eve']))
    const postId = (await boardOf(linus)).posts.find(({ name }) => name === 'Ada')?.postId
    const proposing = await eve.call('POST', `/api/partners/${postId}/proposals`, { body: { times: [time] } })
    expectProblem(proposing, 404, 'PARTNER_UNKNOWN')

    // A session both are already in continues.
    expect((await eve.call('GET', `/api/sessions/${sessionId}`)).status).toBe(200)

    const [{ blockId } = { blockId: '' }] = await blocked(ada)
    expect((await eve.call('DELETE', `/api/blocks/${blockId}`)).status).toBe(404)
    expect(await blocked(ada)).toHaveLength(1)
    for (const status of [204, 404]) expect((await ada.call('DELETE', `/api/blocks/${blockId}`)).status).toBe(status)
    expect((await acceptLink(eve, link)).status).toBe(200)
    expect(await namesOn(eve)).toContain('Ada')
  })

  it('loses the proposals they made, and can’t be met by accepting one', async () => {
    const [ada, eve] = [await engine.signUp('Mina'), await engine.signUp('Eve')]
    await post(ada)
    const postId = (await boardOf(eve)).posts.find(({ name }) => name === 'Mina')?.postId
    expect((await eve.call('POST', `/api/partners/${postId}/proposals`, { body: { times: [time] } })).status).toBe(201)
    const proposalId = (await boardOf(ada)).proposals[0]?.proposalId ?? ''
    expect((await block(ada, { proposalId })).status).toBe(201)
    expect([(await boardOf(ada)).proposals, (await boardOf(eve)).proposals]).toEqual([[], []])
    const accepting = await ada.call('POST', `/api/partners/proposals/${proposalId}/accept`, { body: { time } })
    expectProblem(accepting, 404, 'PROPOSAL_UNKNOWN')
  })

  it('is still blocked as a guest, and in the account that guest creates', async () => {
    const ada = await engine.signUp('Ada')
    const sessionId = await ada.session({ mode: 'human' })
    const guest = await invitedGuest(engine, { host: ada, sessionId, role: 'observer', name: 'Gus' })
    const { session } = (await ada.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }
    const participantId = session.members.find(({ name }) => name === 'Gus')?.id ?? ''
    expect((await block(ada, { sessionId, participantId })).status).toBe(201)
    const link = await inviteLink(ada, await ada.session({ mode: 'human' }), 'interviewer')
    const gus = await engine.signUp('Gus')
    const both = engine.caller(`${gus.cookie}; ${guest.cookie}`)
    for (const each of [guest, both])
      expectProblem(await acceptLink(each, link, { name: 'Gus' }), 404, 'INVITE_UNKNOWN')
  })

  it('must be somebody you met: strangers and you yourself can’t be blocked', async () => {
    const { ada, eve, sessionId } = await enemies()
    const linus = await engine.signUp('Linus')
    expectProblem(await block(linus, { sessionId, participantId: `user:${eve.userId}` }), 404, 'SESSION_NOT_FOUND')
    expectProblem(await block(ada, { sessionId, participantId: `user:${ada.userId}` }), 404, 'PARTICIPANT_UNKNOWN')
    expectProblem(await block(ada, { postId: 'none' }), 404, 'PARTNER_UNKNOWN')
  })
})
