import { spentBy } from '@greenroom/shared/rules'
import {
  type Commit,
  type Ended,
  foldCommit,
  isFinished,
  isPending,
  questionsOf,
  replay,
  type Session,
  startingCharges,
  xpOf,
} from '@greenroom/shared/session'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SessionCommand } from '../session/commands.ts'
import { wholeLog } from '../session/sessionLog.ts'
import { reply, results, startOfTime } from '../session/testing/given.ts'
import { openEntries } from './entries.ts'
import { type FundedEngines, fundedEngines } from './testing/fundedEngines.ts'

const monthlyGrant = 700
const gift = 4
const sessions = ['a', 'b', 'c']

const command = fc.constantFrom<(SessionCommand | 'answer' | 'coach' | 'run' | 'failure' | 'reserve only')[]>(
  'answer',
  'answer',
  'answer',
  'coach',
  'run',
  'failure',
  'reserve only',
  { type: 'StartInterview' },
  { type: 'StartInterview' },
  { type: 'SendMessage', message: 'Count them.', recipient: 'interviewer' },
  { type: 'SendMessage', message: 'Then sort.', recipient: 'interviewer' },
  { type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' },
  { type: 'RunTests', code: 'x = 2', programmingLanguage: 'python' },
  { type: 'SubmitCode', code: 'x = 3', programmingLanguage: 'python' },
  { type: 'RetryReply' },
  { type: 'UsePowerUp', powerUp: 'shield' },
  { type: 'UsePowerUp', powerUp: 'instant_feedback' },
  { type: 'UsePowerUp', powerUp: 'time_dilation' },
  { type: 'EndInterview' },
  { type: 'EndInterview' },
  { type: 'Abandon' },
  { type: 'FailScorecard', message: 'no' },
  { type: 'FailScorecard', message: 'no' },
)
/** A step in a session, by one engine or by both at once. Before it, the clock may jump and engines may sweep. */
const step = fc.record({
  command,
  sessionId: fc.constantFrom(...sessions),
  by: fc.constantFrom('one', 'two', 'both'),
  waitMs: fc.constantFrom(0, 0, 1_000, 20_000, 700_000),
  sweeps: fc.boolean(),
  /** Whether the engine lives long enough to settle its commit. */
  dispatches: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function commandFor(each: Step['command'], state: Session): SessionCommand | null {
  const owed = state.phase === 'IN_PROGRESS' ? state.awaitingReply?.replyId : undefined
  const coached = state.phase === 'IN_PROGRESS' ? state.awaitingCoach?.replyId : undefined
  const run = questionsOf(state)
    .flatMap(({ runs }) => runs)
    .find(isPending)
  switch (each) {
    case 'answer':
      return owed === undefined ? null : reply(owed)
    case 'coach':
      return coached === undefined ? null : reply(coached)
    case 'failure':
      return { type: 'FailReply', replyId: coached ?? owed ?? 'nobody', status: 503, code: null }
    case 'run':
      return run === undefined ? null : { ...results(1, 2), runId: run.runId }
    case 'reserve only':
      return null
    default:
      return each
  }
}

async function tell(engines: FundedEngines, steps: readonly Step[]): Promise<void> {
  let now = startOfTime
  for (const [index, { command: asked, sessionId, by, waitMs, sweeps, dispatches }] of steps.entries()) {
    now += waitMs
    engines.after(waitMs)
    engines.dispatches(dispatches)
    const { one, two } = engines
    const chosen = by === 'both' ? [one, two] : [by === 'one' ? one : two]
    if (sweeps) await Promise.all(chosen.map(({ funding }) => funding.sweep(now)))
    if (asked === 'reserve only') {
      const purpose = { lasts: 'interview', sessionId, actor: 'user:1', commandId: `c.${index}` } as const
      await one.ledger.reserve('wallet:1', { key: `interview.${sessionId}`, atLeast: 300, purpose })
      continue
    }
    const given = commandFor(asked, await engines.state(sessionId))
    if (given === null) continue
    await Promise.all(chosen.map((engine) => engines.give(engine, sessionId, given, `c.${index}`)))
  }
}

/** Dispatches every commit again on both engines, and checks every reservation. */
async function settleDown(engines: FundedEngines, logs: readonly Commit[][]): Promise<void> {
  const { one, two } = engines
  for (const log of logs) {
    let state: Session | null = null
    for (const commit of log) {
      const after: Session = foldCommit(state, commit)
      await Promise.all([one.funding.settle(commit, after), two.funding.settle(commit, after)])
      state = after
    }
  }
  await Promise.all([one, two].map(({ funding }) => funding.sweep(startOfTime + 86_400_000)))
}

it('pays for everything exactly once, whichever engine does it or dies doing it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const engines = await fundedEngines()
      try {
        engines.grants(monthlyGrant)
        await engines.one.ledger.grant('learner:1', { entryId: 'gift', amount: gift })
        await engines.one.ledger.grantMonth('wallet:1', { at: startOfTime, allowance: monthlyGrant })
        for (const sessionId of sessions) await engines.session(sessionId)
        await tell(engines, steps)
        const logs = await Promise.all(sessions.map((sessionId) => wholeLog(engines.one.log, sessionId)))
        await settleDown(engines, logs)
        await check(engines, logs)
      } finally {
        await engines.close()
      }
    }),
    { numRuns: 100 },
  )
})

async function check(engines: FundedEngines, logs: readonly Commit[][]): Promise<void> {
  const account = await engines.two.ledger.of('wallet:1')
  const entries = await openEntries(engines.two.store).after('wallet:1', 0)
  const learner = await engines.learner()
  const told = logs.map((log) => ({ log, last: replay(log), judged: whenJudged(log) }))

  const goingOn = told.filter(({ last, judged }) => judged === null && last?.phase !== 'NOT_STARTED')
  for (const { purpose } of account.open.values())
    expect(goingOn.map(({ last }) => last?.sessionId)).toContain(purpose.sessionId)
  for (const { log, last, judged } of told) {
    const used = entries.flatMap((entry) =>
      entry.kind === 'settlement' && entry.reservationId.startsWith(`interview.${last?.sessionId}`) ? [entry.used] : [],
    )
    expect(used).toHaveLength(judged === null ? 0 : 1)
    if (judged === null) continue
    // If a run ended after the judgement, the engine that settled may or may not have counted it.
    expect(used[0]).toBeLessThanOrEqual(spentBy(log))
    expect(used[0]).toBeGreaterThanOrEqual(spentBy(log.filter(({ seq }) => seq <= judged.seq)))
  }

  const uses = told.flatMap(({ last }) => (last === null || last.phase === 'NOT_STARTED' ? [] : last.powerUps))
  const paid = uses.filter(({ status }) => status !== 'refunded').reduce((sum, { charges }) => sum + charges, 0)
  const finished = told.flatMap(({ judged }) => (judged !== null && isFinished(judged) ? [judged] : []))
  expect(learner.open.size).toBe(0)
  expect(learner.balance).toBe(startingCharges + gift + finished.length - paid)
  expect(learner.xp).toBe(finished.reduce((sum, judged) => sum + xpOf(judged).total, 0))
}

/** The state when a session's usage was first settled, or null if it wasn't. */
function whenJudged(log: readonly Commit[]): Ended | null {
  let state: Session | null = null
  for (const commit of log) {
    state = foldCommit(state, commit)
    if (state.phase === 'ENDED' && state.scorecard.status !== 'pending') return state
  }
  return null
}
