import { setTimeout as sleep } from 'node:timers/promises'
import { codeExecutionPaths, languageListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Candidate, newCandidate } from './candidate.ts'
import { type ProgramName, type Programs, preparePrograms } from './programs.ts'

let programs: Programs
let candidate: Candidate

beforeAll(async () => {
  programs = await preparePrograms()
  await Promise.all((['backend', 'executor', 'engine'] as const).map((name) => programs.start(name)))
  await programs.start('workers')
  candidate = await newCandidate(programs.url)
  await candidate.join(await candidate.open())
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.length === 1)
})

afterAll(async () => {
  candidate.disconnect()
  await programs.stop()
})

const own = () => candidate.state().messages.filter(({ sender }) => sender === 'candidate')

describe('an interview with the real interviewer and the real executor', () => {
  it.each<ProgramName>(['workers', 'backend', 'engine'])(
    'gets one answer when %s is killed and comes back',
    async (name) => {
      const before = candidate.state().messages.length
      const message = `Is the input sorted? Before ${name}.`
      await programs.kill(name)
      const [answer] = await Promise.all([
        candidate.send({ type: 'SendMessage', message, recipient: 'interviewer' }),
        programs.start(name),
      ])
      expect(answer).toMatchObject({ ok: true })
      await candidate.until('an answer', ({ messages }) => messages.length > before + 1)
      // On a slow machine, the backend may not be up before a call's last retry (spec §7). The candidate is told, and
      // asks again.
      const newMessages = () => candidate.state().messages.slice(before)
      const failures = newMessages().filter(({ sender }) => sender === 'system')
      if (name === 'backend' && failures.length > 0) {
        console.log('the backend started after the last retry; the candidate asked again')
        expect(await candidate.send({ type: 'RetryReply' })).toMatchObject({ ok: true })
      }
      await candidate.until('the interviewer', ({ messages }) => messages.at(-1)?.sender === 'interviewer')
      expect(own().filter((each) => each.message === message)).toHaveLength(1)
      expect(newMessages().filter(({ sender }) => sender === 'interviewer')).toHaveLength(1)
      expect(failures.length).toBeLessThanOrEqual(name === 'backend' ? 1 : 0)
    },
  )

  it('gets the results of its hidden tests once if the executor is killed while it runs them', async () => {
    // Languages that are still being tested occupy slots, and so do oracles that run in advance.
    while ((await languagesBeingTried()) > 0) await sleep(100)
    const code = 'import time\ntime.sleep(0.2)\nprint(1)\n'
    await candidate.send({ type: 'DoneCoding', code })
    await candidate.until('the run to begin', () => runs()[0]?.outcome.status === 'PENDING')
    while ((await busySlots()) === 0) await sleep(10)
    await programs.kill('executor')
    await programs.start('executor')
    await candidate.until('the results', () => runs()[0]?.outcome.status === 'COMPLETED')
    expect(runs()).toHaveLength(1)
    expect(runs()[0]?.outcome).toMatchObject({ results: { allTestCasesPassed: false } })
    const completed = candidate
      .commits()
      .flatMap(({ events }) => events.filter(({ type }) => type === 'TestRunCompleted'))
    expect(completed).toHaveLength(1)
  })
})

async function languagesBeingTried(): Promise<number> {
  const headers = { authorization: `Bearer ${programs.token}` }
  const answer = await fetch(`${programs.executorUrl}${codeExecutionPaths.languages}`, { headers })
  return languageListSchema.parse(await answer.json()).filter(({ reason }) => reason?.includes('being tried')).length
}

async function busySlots(): Promise<number> {
  const metrics = await (await fetch(`${programs.executorUrl}/metrics`)).text()
  return Number(/^executor_slots_busy (\d+)$/m.exec(metrics)?.[1])
}

function runs() {
  const state = candidate.state()
  return state.phase === 'IN_PROGRESS' ? state.question.runs : []
}
