import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createdShareSchema, sessionListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeletion } from '../../session/deletion.ts'
import { createSessionHandler } from '../../session/handle.ts'
import { headOf, openSessionLog } from '../../session/sessionLog.ts'
import { candidate, createSession } from '../../session/testing/given.ts'
import { sampleCatalogue } from '../../session/testing/sampleChallenges.ts'
import { heldInterview, judge } from '../../testing/endedInterview.ts'
import { invitedGuest, tokenIn } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'

describe('deleting a session', () => {
  let engine: TestEngine
  let ada: Person
  let eve: Person

  beforeAll(async () => {
    engine = await startTestEngine()
    ada = await engine.signUp('Ada')
    eve = await engine.signUp('Eve')
  })
  afterAll(async () => {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
  })

  const remove = (person: Person, sessionId: string) => person.call('DELETE', `/api/sessions/${sessionId}`)
  const listed = async (person: Person) =>
    sessionListSchema.parse((await person.call('GET', '/api/sessions')).body).sessions.map((each) => each.sessionId)

  it('deletes its log, its scorecard, its links and its place in the list, and may be repeated', async () => {
    const sessionId = await heldInterview(engine, ada)
    await judge(engine, ada, sessionId)
    const made = await ada.call('POST', `/api/sessions/${sessionId}/shares`, { body: {} })
    const { link } = createdShareSchema.parse(made.body)
    const report = { reportId: 'mine', about: 'score', dimension: 'communication', message: 'I asked first.' }
    expect((await ada.call('POST', `/api/sessions/${sessionId}/reports`, { body: report })).status).toBe(201)
    expect(await listed(ada)).toContain(sessionId)
    expect((await remove(ada, sessionId)).status).toBe(204)
    expect(await listed(ada)).not.toContain(sessionId)
    for (const what of ['', '/events', '/scorecard', '/shares', '/reports'])
      expectProblem(await ada.call('GET', `/api/sessions/${sessionId}${what}`), 404, 'SESSION_NOT_FOUND')
    const read = await engine.call('POST', '/api/shared-scorecards', { body: { token: tokenIn(link) } })
    expectProblem(read, 404, 'SHARE_UNKNOWN')
    expect((await remove(ada, sessionId)).status).toBe(204)
    expectProblem(await remove(eve, sessionId), 404, 'SESSION_NOT_FOUND')
  })

  it('isn’t undone by a worker’s late report, or by a command', async () => {
    const sessionId = await heldInterview(engine, ada)
    await judge(engine, ada, sessionId)
    await remove(ada, sessionId)
    const late = await engine.reportResult(sessionId, { type: 'FailScorecard', message: 'late' })
    expect(late.body).toEqual({ stored: false, seq: 0 })
    const body = { commandId: 'again', type: 'RetryReply' }
    expectProblem(await ada.call('POST', `/api/sessions/${sessionId}/commands`, { body }), 404, 'SESSION_NOT_FOUND')
    expectProblem(await ada.call('GET', `/api/sessions/${sessionId}`), 404, 'SESSION_NOT_FOUND')
    expect(await listed(ada)).not.toContain(sessionId)
  })

  it('works for one that never began as well', async () => {
    const sessionId = await ada.session()
    expectProblem(await remove(eve, sessionId), 404, 'SESSION_NOT_FOUND')
    expect((await remove(ada, sessionId)).status).toBe(204)
    expect(await listed(ada)).not.toContain(sessionId)
  })

  it('waits for the end and for the scorecard', async () => {
    const going = await ada.session()
    const body = { commandId: 'start', type: 'StartInterview' }
    await ada.call('POST', `/api/sessions/${going}/commands`, { body })
    expectProblem(await remove(ada, going), 409, 'SESSION_UNFINISHED')
    const ended = await heldInterview(engine, ada)
    expectProblem(await remove(ada, ended), 409, 'SESSION_UNFINISHED')
    await judge(engine, ada, ended)
    expect((await remove(ada, ended)).status).toBe(204)
  })

  it('is refused if somebody else was in it', async () => {
    const sessionId = await ada.session()
    await invitedGuest(engine, { host: ada, sessionId, role: 'observer', name: 'Bob' })
    expectProblem(await remove(ada, sessionId), 409, 'SESSION_NOT_ALONE')
    expect(await listed(ada)).toContain(sessionId)
  })

  it('requires a sign-in', async () => {
    expectProblem(await engine.call('DELETE', '/api/sessions/whatever'), 401, 'UNAUTHORIZED')
  })
})

describe('an interrupted deletion', () => {
  it.each([0, 1, 2, 3])(
    'is completed by a repeated request, with another engine’s memory in between (%i)',
    async (survives) => {
      const folder = mkdtempSync(join(tmpdir(), 'greenroom-deletion-'))
      const store = await openStoreOfSpecs(folder)
      const log = openSessionLog(store)
      const now = () => 5_000
      const engineOf = () => createSessionHandler({ log, catalogue: sampleCatalogue, now, onCommit: () => undefined })
      const [one, two] = [engineOf(), engineOf()]
      const actor = candidate
      await one.handle({ sessionId: 's', commandId: 'create', actor, command: createSession() })
      const before = await two.load('s')
      if (before === undefined) throw new Error('the session is there')
      await log.projectHead(headOf(before))

      let calls = 0
      const failing = async () => {
        calls += 1
        if (calls <= survives) throw new Error('the engine ends here')
      }
      const deleteSession = createDeletion({
        log,
        handler: one,
        now,
        settle: async () => undefined,
        publish: failing,
        belongings: [failing, failing],
        forgetSeat: failing,
      })
      for (let attempt = 0; attempt < survives; attempt += 1) {
        await deleteSession('s', [actor.id]).catch(() => undefined)
        // Even if part of the session remains, nobody can find or resume it.
        expect(await one.reload('s')).toBeUndefined()
        const command = { type: 'StartInterview' } as const
        expect((await two.handle({ sessionId: 's', commandId: `c${attempt}`, actor, command })).ok).toBe(false)
        expect(await two.reload('s')).toBeUndefined()
      }
      expect(await deleteSession('s', ['user:2'])).toBe('unknown')
      expect(await deleteSession('s', [actor.id])).toBe('deleted')
      expect(await log.heads.get('s')).toBeUndefined()
      expect((await log.commitsAfter('s', 0, 10)).map(({ events, jobs }) => [events, jobs])).toEqual([[[], []]])
      // A slow engine that writes its head late doesn't bring the session back into lists.
      await log.projectHead(headOf(before))
      expect(await log.heads.get('s')).toBeUndefined()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  )
})
