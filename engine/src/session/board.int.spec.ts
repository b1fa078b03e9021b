import { box, label } from '@greenroom/shared/testing'
import type { ChatResponse } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestEngine, type TestEngine } from '../testing/runningEngine.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine({})
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const opening: ChatResponse = {
  sender: 'interviewer',
  recipient: 'candidate',
  time_sent: '2026-01-01T12:00:00Z',
  message: 'Welcome.',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
}

it('stores a whiteboard, sends it to every window, and refuses invalid elements', async () => {
  const person = await engine.signUp()
  const sessionId = await person.session({
    mode: 'ai',
    assessmentType: 'system_design',
    contentDomain: 'tech_interview_prep',
    programmingLanguage: 'python',
    settings: { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' },
  })
  const [one, other] = [await person.socket(), await person.socket()]
  for (const socket of [one, other]) expect((await socket.join(sessionId)).ok).toBe(true)
  const started = await one.command(sessionId, { type: 'StartInterview' })
  if (!started.ok) throw new Error(started.error.code)
  await engine.reportResult(sessionId, { type: 'DeliverReply', replyId: `reply-${started.seq}`, response: opening })

  const drawn = { type: 'SaveBoard', changed: [box('b1'), label('t1', 'Load balancer', 'b1')], removed: [] }
  const saved = await one.command(sessionId, drawn)
  if (!saved.ok) throw new Error(saved.error.code)
  await expect
    .poll(() => other.commits.find(({ seq }) => seq === saved.seq)?.events)
    .toMatchObject([
      { type: 'BoardChanged', changed: [{ id: 'b1' }, { id: 't1', originalText: 'Load balancer' }], removed: [] },
    ])
  const picture = { ...drawn, changed: [{ ...box('b2'), link: 'https://example.org' }] }
  expect(await one.command(sessionId, picture)).toMatchObject({ ok: false, error: { code: 'INVALID_COMMAND' } })
  const again = await person.socket()
  const joined = await again.join(sessionId)
  expect(JSON.stringify(joined)).toContain('Load balancer')
  for (const socket of [one, other, again]) socket.close()
})
