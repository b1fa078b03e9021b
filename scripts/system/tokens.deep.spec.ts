import { setTimeout as sleep } from 'node:timers/promises'
import { spentBy } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { sessionLogPageSchema, walletSchema } from '@greenroom/shared/wire'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { post, signUp } from './candidate.ts'
import { type Programs, preparePrograms } from './programs.ts'

const rounds = 6
const interviewsARound = 5
const longestLifeMs = 100
/** Must be well over 15 s: it takes that long until an abandoned reservation is checked. */
const patienceMs = 40_000

let programs: Programs
beforeEach(async () => {
  programs = await preparePrograms()
  await programs.start('engine')
})
afterEach(() => programs.stop())

/** Random numbers from 0 to 1 that decide when the engine is killed. */
function* chances(): Generator<number, never> {
  for (let state = inject('seed'); ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}
const chance = chances()

/** Sends until there is a response, because an engine that is dead or still starting gives none. */
async function insist(path: string, body: unknown, headers: Record<string, string>): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(100)) {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      if (response.ok || response.status === 409) return
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new Error(`nobody answered ${path}`)
}

async function get(path: string, cookie: string): Promise<unknown> {
  return (await fetch(`${programs.url}${path}`, { headers: { cookie } })).json()
}
async function stateOf(sessionId: string, cookie: string): Promise<Session> {
  return ((await get(`/api/sessions/${sessionId}`, cookie)) as { session: Session }).session
}

it('an engine that is killed while interviews start and end doesn’t lose, hold back or double any token', {
  timeout: 240_000,
}, async () => {
  const { cookie } = await signUp(programs.url)
  const sessions: string[] = []
  const command = (sessionId: string, type: string) =>
    insist(
      `${programs.url}/api/sessions/${sessionId}/commands`,
      { commandId: `${type}.${sessionId}`, type },
      { cookie },
    )
  const report = (sessionId: string, commandId: string, result: object) =>
    insist(
      `${programs.internalUrl}/internal/job-results`,
      { sessionId, commandId, result },
      { authorization: `Bearer ${programs.token}` },
    )

  /** Starts an interview, gets the opening, and ends it without a score. */
  async function interview(sessionId: string): Promise<void> {
    await command(sessionId, 'StartInterview')
    const response = {
      sender: 'interviewer',
      recipient: 'candidate',
      time_sent: new Date().toISOString(),
      message: 'Welcome.',
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: null,
    }
    await report(sessionId, `opening.${sessionId}`, { type: 'DeliverReply', replyId: 'reply-2', response })
    await command(sessionId, 'EndInterview')
    await report(sessionId, `card.${sessionId}`, { type: 'FailScorecard', message: 'no' })
  }

  for (let round = 0; round < rounds; round += 1) {
    const opened: string[] = []
    for (let index = 0; index < interviewsARound; index += 1) {
      const response = await post(`${programs.url}/api/sessions`, {}, { cookie })
      opened.push(z.object({ sessionId: z.string() }).parse(await response.json()).sessionId)
    }
    sessions.push(...opened)
    const interviews = Promise.all(opened.map(interview))
    await sleep(chance.next().value * longestLifeMs)
    await programs.kill('engine')
    await programs.start('engine')
    await interviews
  }

  const states = await Promise.all(sessions.map((sessionId) => stateOf(sessionId, cookie)))
  expect(states.map(({ phase }) => phase)).toEqual(sessions.map(() => 'ENDED'))
  const logs = await Promise.all(
    sessions.map(async (id) => sessionLogPageSchema.parse(await get(`/api/sessions/${id}/events`, cookie)).commits),
  )
  const spent = logs.reduce((sum, log) => sum + spentBy(log), 0)
  expect(spent).toBeGreaterThan(0)

  const tokens = async () => walletSchema.parse(await get('/api/wallet', cookie)).tokens
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(200)) {
    if ((await tokens()).reserved === 0) break
  }
  expect(await tokens()).toMatchObject({ reserved: 0, left: 10_000 - spent })
})
