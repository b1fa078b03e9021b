import { type HiringDecision, isPending, questionsOf, type SessionScorecard } from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SessionCommand } from '../session/commands.ts'
import { results } from '../session/testing/given.ts'
import { type FundedEngines, fundedEngines } from './testing/fundedEngines.ts'

const use = (powerUp: 'shield' | 'bug_scanner' | 'time_dilation'): SessionCommand => ({ type: 'UsePowerUp', powerUp })
const ok = expect.objectContaining({ ok: true })
const insufficient = { ok: false, error: expect.objectContaining({ code: 'INSUFFICIENT_CHARGES' }) }

let engines: FundedEngines
beforeEach(async () => {
  engines = await fundedEngines()
  await engines.spendStart()
})
afterEach(() => engines.close())

/** Opens an interview whose candidate has this many charges. */
async function opened(charges: number, sessionId = 's'): Promise<string> {
  await engines.one.ledger.grant('learner:1', { entryId: `gift.${charges}`, amount: charges })
  await engines.session(sessionId)
  await engines.give(engines.one, sessionId, { type: 'StartInterview' })
  await engines.answer(sessionId)
  await engines.give(engines.one, sessionId, { type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' })
  return sessionId
}
const charges = async () => (await engines.learner()).balance
/** The request the coach still has to answer. */
async function owedByCoach(sessionId: string): Promise<string> {
  const state = await engines.state(sessionId)
  if (state.phase !== 'IN_PROGRESS' || state.awaitingCoach === null) throw new Error('the coach owes nothing')
  return state.awaitingCoach.replyId
}

describe('a power-up', () => {
  it('takes its charges', async () => {
    await opened(5)
    expect(await engines.give(engines.one, 's', use('shield'))).toEqual(ok)
    expect(await charges()).toBe(4)
    expect((await engines.learner()).open.size).toBe(0)
  })

  it('is refused without enough charges, and isn’t used', async () => {
    await opened(1)
    expect(await engines.give(engines.one, 's', use('time_dilation'))).toEqual(insufficient)
    expect(await charges()).toBe(1)
    expect(await engines.state('s')).toMatchObject({ powerUps: [], clock: { rate: 1 } })
  })

  it('is paid for once, however often the command arrives', async () => {
    await opened(5)
    const outcomes = await Promise.all(
      [engines.one, engines.two, engines.one].map((engine) => engines.give(engine, 's', use('shield'), 'use')),
    )
    expect(outcomes).toEqual([ok, ok, ok])
    expect(await charges()).toBe(4)
  })

  it('used in two sessions on two engines at once works in one, for one session’s charges', async () => {
    await opened(1, 'a')
    await opened(0, 'b')
    const outcomes = await Promise.all([
      engines.give(engines.one, 'a', use('shield')),
      engines.give(engines.two, 'b', use('shield')),
    ])
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([insufficient])
    expect(await charges()).toBe(0)
  })

  it('costs nothing if the session refuses it', async () => {
    await opened(5)
    await engines.give(engines.one, 's', use('shield'))
    expect(await engines.give(engines.two, 's', use('shield'))).toMatchObject({ error: { code: 'POWER_UP_USED' } })
    expect(await charges()).toBe(4)
    expect((await engines.learner()).open.size).toBe(0)
  })

  it('is refunded once if its effect failed', async () => {
    await opened(5)
    expect(await engines.give(engines.one, 's', use('bug_scanner'))).toEqual(ok)
    expect(await charges()).toBe(3)
    const failure = { type: 'FailReply', replyId: await owedByCoach('s'), status: 503, code: null } as const
    expect(await engines.give(engines.two, 's', failure, 'job')).toEqual(ok)
    expect(await engines.give(engines.one, 's', failure, 'job')).toEqual(ok)
    expect(await charges()).toBe(5)
    const [refunded] = (await engines.one.log.commitsAfter('s', 0, 100)).slice(-1)
    if (refunded !== undefined) await engines.one.funding.settle(refunded, await engines.state('s'))
    expect(await charges()).toBe(5)
  })

  it('is refunded at once if there are no tokens for it', async () => {
    engines.grants(400)
    await opened(5)
    for (let talk = 0; talk < 60; talk += 1) {
      await engines.give(engines.one, 's', { type: 'SendMessage', message: 'And?', recipient: 'interviewer' })
      await engines.answer('s')
    }
    expect(await engines.give(engines.one, 's', use('bug_scanner'))).toEqual(ok)
    expect(await engines.state('s')).toMatchObject({ awaitingCoach: null, powerUps: [{ status: 'refunded' }] })
    expect(await charges()).toBe(5)
  })
})

describe('an engine killed while paying for a power-up', () => {
  const purpose = { lasts: 'command', sessionId: 's', actor: 'user:1', commandId: 'use' } as const
  const key = 'command.s.user:1.use'
  const sweep = async () => {
    engines.after(60_000)
    await engines.two.funding.sweep((await engines.state('s')).at + 60_000)
  }

  it('before the commit: the charges return, and the command can be repeated', async () => {
    await opened(5)
    await engines.one.ledger.reserve('learner:1', { key, atLeast: 1, purpose })
    expect(await charges()).toBe(4)
    await sweep()
    expect(await charges()).toBe(5)
    expect(await engines.give(engines.two, 's', use('shield'), 'use')).toEqual(ok)
    await sweep()
    expect(await charges()).toBe(4)
  })

  it('after the commit: the charges are settled once', async () => {
    await opened(5)
    engines.dispatches(false)
    await engines.give(engines.one, 's', use('shield'), 'use')
    expect((await engines.learner()).open.size).toBe(1)
    await sweep()
    await sweep()
    expect((await engines.learner()).open.size).toBe(0)
    expect(await charges()).toBe(4)
  })

  it('so slowly that the charges were returned: they are taken after all', async () => {
    await opened(5)
    engines.dispatches(false)
    await engines.give(engines.one, 's', use('shield'), 'use')
    await engines.two.ledger.release('learner:1', { key })
    expect(await charges()).toBe(5)
    const [commit] = (await engines.one.log.commitsAfter('s', 0, 100)).slice(-1)
    if (commit !== undefined) await engines.two.funding.settle(commit, await engines.state('s'))
    expect(await charges()).toBe(4)
  })
})

describe('a session that is over', () => {
  const answered = (sessionId: string) =>
    engines.give(engines.one, sessionId, { type: 'SubmitCode', code: 'x = 2', programmingLanguage: 'python' })
  /** Ends an interview with a hand-in that passes one of two tests. */
  async function finished(sessionId: string): Promise<void> {
    await answered(sessionId)
    const state = await engines.state(sessionId)
    const run = questionsOf(state)
      .flatMap(({ runs }) => runs)
      .find(isPending)
    await engines.give(engines.one, sessionId, { ...results(1, 2), runId: run?.runId ?? '' })
    await engines.give(engines.one, sessionId, { type: 'EndInterview' })
  }
  const fails = { type: 'FailScorecard', message: 'no' } as const
  /** The points for finishing plus half of those for tests, minus the failed submission. */
  const undecided = 50 + 25 - 10

  it('earns a charge and experience, once', async () => {
    await opened(0)
    await finished('s')
    expect(await engines.learner()).toMatchObject({ xp: 0, balance: 0 })
    await engines.give(engines.one, 's', { type: 'CompleteScorecard', scorecard: scorecard('leaning_hire') }, 'job')
    await engines.give(engines.two, 's', { type: 'CompleteScorecard', scorecard: scorecard('leaning_hire') }, 'job')
    expect(await engines.learner()).toMatchObject({ xp: undecided + 30, balance: 1 })
    const state = await engines.state('s')
    const [last] = (await engines.one.log.commitsAfter('s', 0, 100)).slice(-1)
    if (last !== undefined)
      await Promise.all([engines.one, engines.two].map(({ funding }) => funding.settle(last, state)))
    expect(await engines.learner()).toMatchObject({ xp: undecided + 30, balance: 1 })
  })

  it('earns the XP of its decision when a late scorecard arrives', async () => {
    await opened(0)
    await finished('s')
    await engines.give(engines.one, 's', fails)
    expect(await engines.learner()).toMatchObject({ xp: undecided, balance: 1 })
    await engines.give(engines.one, 's', { type: 'RetryReply' })
    await engines.give(engines.one, 's', { type: 'CompleteScorecard', scorecard: scorecard('strong_hire') })
    expect(await engines.learner()).toMatchObject({ xp: undecided + 50, balance: 1 })
  })

  it('earns nothing if nothing was done in it, or it was abandoned', async () => {
    await engines.session('a')
    await engines.give(engines.one, 'a', { type: 'StartInterview' })
    await engines.answer('a')
    await engines.give(engines.one, 'a', { type: 'EndInterview' })
    await engines.give(engines.one, 'a', fails)
    await opened(0, 'b')
    await answered('b')
    await engines.give(engines.one, 'b', { type: 'Abandon' })
    expect(await engines.learner()).toMatchObject({ xp: 0, balance: 0 })
  })

  it('the next session can use the charge', async () => {
    await opened(0, 'a')
    expect(await engines.give(engines.one, 'a', use('shield'))).toEqual(insufficient)
    await finished('a')
    await engines.give(engines.one, 'a', fails)
    await opened(0, 'b')
    expect(await engines.give(engines.two, 'b', use('shield'))).toEqual(ok)
    expect(await charges()).toBe(0)
  })
})

function scorecard(decision: HiringDecision): SessionScorecard {
  const card = {
    sessionId: 's',
    round: 'coding' as const,
    rubricVersion: '1',
    level: 'JUNIOR' as const,
    assisted: false,
    lines: [],
    objective: { testsPassed: 1, testsTotal: 2, firstRunAt: null, phaseSeconds: {}, hintRungs: [] },
    decision,
    summary: '',
    fixFirst: '',
    source: 'objective' as const,
  }
  return { ...card, rounds: [card] }
}
