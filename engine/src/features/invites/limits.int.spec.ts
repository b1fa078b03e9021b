import { createdInviteSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectProblem } from '../../testing/problems.ts'
import { type Answer, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

function expectPause(answer: Answer | undefined): void {
  if (answer === undefined) throw new Error('nothing was answered')
  expectProblem(answer, 429, 'TOO_MANY_REQUESTS')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

it('limits how often anybody can try tokens', async () => {
  const answers: Answer[] = []
  while (answers.length < 400 && answers.at(-1)?.status !== 429) {
    const body = { token: `guess ${answers.length}`, name: 'Eve' }
    answers.push(await engine.call('POST', '/api/invites/accept', { body }))
  }
  expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(300)
  expectPause(answers.at(-1))
})

it('limits how many invites anybody can make, even one after the other', async () => {
  const host = await engine.signUp('Host')
  const sessionId = await host.session({ mode: 'human' })
  const at = `/api/sessions/${sessionId}/invites`
  const answers: Answer[] = []
  while (answers.length < 100 && answers.at(-1)?.status !== 429) {
    const answer = await host.call('POST', at, { body: { role: 'observer' } })
    answers.push(answer)
    if (answer.status === 201) await host.call('DELETE', `${at}/${createdInviteSchema.parse(answer.body).inviteId}`)
  }
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(30)
  expectPause(answers.at(-1))
})
