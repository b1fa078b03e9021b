import { inviteListSchema, noticePageSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLink, inviteLink, tokenIn } from '../../testing/invitedPeople.ts'
import { mailsTo, signUpVerified } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'

let engine: TestEngine
let ada: Person

beforeAll(async () => {
  engine = await startTestEngine()
  ada = await signUpVerified(engine, 'Ada')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const decline = (caller: Pick<Caller, 'call'>, link: string, message?: string) =>
  caller.call('POST', '/api/invites/decline', { body: { token: tokenIn(link), message } })
const undo = (link: string) => engine.call('POST', '/api/invites/decline/undo', { body: { token: tokenIn(link) } })
const look = (link: string) => engine.call('POST', '/api/invites/look', { body: { token: tokenIn(link) } })
const listOf = async (sessionId: string) =>
  inviteListSchema.parse((await ada.call('GET', `/api/sessions/${sessionId}/invites`)).body).invites
const bellOf = async (person: Person) =>
  noticePageSchema
    .parse((await person.call('GET', '/api/notices')).body)
    .notices.filter(({ kind }) => kind === 'invitation_declined')
async function invited() {
  const sessionId = await ada.session({ mode: 'human' })
  return { sessionId, link: await inviteLink(ada, sessionId, 'interviewer') }
}

describe('declining an invite', () => {
  // Catches a host who is left waiting, a link that still lets people in, and a second click that fails or notifies
  // twice.
  it('works once: the host sees it with its message, by bell and mail, and the link is used up', async () => {
    const { sessionId, link } = await invited()
    for (const message of ['Next week?', 'Something else', undefined])
      expect((await decline(engine, link, message)).status).toBe(204)
    expect(await listOf(sessionId)).toMatchObject([{ status: 'declined', role: 'interviewer', message: 'Next week?' }])
    const told = await bellOf(ada)
    expect(told).toMatchObject([
      {
        title: 'Your invitation was declined',
        text: 'You invited someone to be the interviewer. They wrote: “Next week?”',
        path: `/mockinterview/human?session=${sessionId}`,
      },
    ])
    const isIt = ({ subject }: { subject: string }) => subject === 'Your invitation was declined'
    const mail = await until('the mail', () => mailsTo(engine.dataDir, ada.email).find(isIt))
    expect(mail.text).toContain('They wrote: “Next week?”')
    expectProblem(await look(link), 410, 'INVITE_DECLINED')
    expectProblem(await acceptLink(engine, link, { name: 'Grace' }), 410, 'INVITE_DECLINED')
    expectProblem(await decline(engine, link, 'x'.repeat(141)), 400, 'INVALID_REQUEST')
    expect(mailsTo(engine.dataDir, ada.email).filter(isIt)).toHaveLength(1)
  })

  // Catches an undo that restores an invite the host has revoked, or that leaves the notice behind.
  it('can be undone, unless the host has revoked the invite', async () => {
    const { sessionId, link } = await invited()
    const before = (await bellOf(ada)).length
    expect((await decline(engine, link)).status).toBe(204)
    expect(await bellOf(ada)).toHaveLength(before + 1)
    for (const _ of [1, 2]) expect((await undo(link)).status).toBe(204)
    expect(await bellOf(ada)).toHaveLength(before)
    expect(await listOf(sessionId)).toMatchObject([{ status: 'open', message: null }])
    expect((await decline(engine, link)).status).toBe(204)
    const [invite] = await listOf(sessionId)
    expect((await ada.call('DELETE', `/api/sessions/${sessionId}/invites/${invite?.inviteId}`)).status).toBe(204)
    expect((await undo(link)).status).toBe(204)
    expectProblem(await acceptLink(engine, link, { name: 'Grace' }), 410, 'INVITE_REVOKED')
  })

  // Catches a decline that takes away a seat, or that comes from someone who couldn't use the link.
  it('fails once somebody has joined, and for a link that somebody else must use', async () => {
    const { sessionId, link } = await invited()
    const grace = await engine.signUp('Grace')
    expect((await acceptLink(grace, link)).status).toBe(200)
    for (const caller of [grace, engine]) expectProblem(await decline(caller, link), 409, 'INVITE_USED')
    expect(await listOf(sessionId)).toMatchObject([{ status: 'accepted' }])
    const body = { sessionId, participantId: `user:${grace.userId}` }
    expect((await ada.call('POST', '/api/blocks', { body })).status).toBe(201)
    const another = await invited()
    expectProblem(await decline(grace, another.link), 404, 'INVITE_UNKNOWN')
    expectProblem(await decline(engine, `${another.link}x`), 404, 'INVITE_UNKNOWN')
  })
})
