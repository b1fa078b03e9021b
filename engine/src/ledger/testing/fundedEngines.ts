import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Commit, ModelUsage, Session } from '@greenroom/shared/session'
import { pino } from 'pino'
import type { SessionCommand } from '../../session/commands.ts'
import type { Actor } from '../../session/decide/decision.ts'
import type { Funding } from '../../session/funding.ts'
import { createSessionHandler, type Outcome, type SessionHandler } from '../../session/handle.ts'
import { openSessionLog, type SessionLog } from '../../session/sessionLog.ts'
import { actorOf, createSession, reply, startOfTime } from '../../session/testing/given.ts'
import { sampleCatalogue } from '../../session/testing/sampleChallenges.ts'
import type { Store } from '../../store/port.ts'
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts'
import { type Account, reservedIn } from '../evolve.ts'
import { type Ledger, openLedger } from '../ledger.ts'
import { openFunding } from '../openFunding.ts'
import { spendStart } from './spendStart.ts'

/** How an engine handles and pays for sessions. */
export type FundedEngine = { handler: SessionHandler; funding: Funding; ledger: Ledger; log: SessionLog; store: Store }

/** Engines that share one file, with a clock set by the spec. */
export type FundedEngines = {
  one: FundedEngine
  two: FundedEngine
  /** Sets the monthly grant from now on. */
  grants(tokens: number): void
  after(ms: number): void
  /** Whether commits are paid for when they are dispatched. A killed engine doesn't get that far. */
  dispatches(does: boolean): void
  give(engine: FundedEngine, sessionId: string, command: SessionCommand, commandId?: string): Promise<Outcome>
  /** Creates a session that hasn't started yet. */
  session(sessionId: string, engine?: FundedEngine): Promise<string>
  /** Delivers the interviewer's answer to the pending request. */
  answer(sessionId: string, usage?: ModelUsage): Promise<Outcome>
  state(sessionId: string): Promise<Session>
  /** The candidate's tokens, both available and reserved. */
  wallet(): Promise<{ left: number; reserved: number }>
  learner(): Promise<Account>
  spendStart(): Promise<void>
  close(): Promise<void>
}

/** A reply, with the model usage paid for it. */
export const paid = (command: SessionCommand, usage: ModelUsage): SessionCommand =>
  command.type === 'DeliverReply' ? { ...command, usage } : command

export async function fundedEngines(): Promise<FundedEngines> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-funding-'))
  const file = join(folder, 'greenroom.sqlite')
  let now = startOfTime
  let allowance = 10_000
  let dispatching = true
  let commands = 0

  async function open(): Promise<FundedEngine> {
    const store = await openSqliteStore({ file })
    const log = openSessionLog(store)
    const ledger = openLedger({ store, now: () => now })
    const logger = pino({ level: 'silent' })
    const funding = openFunding({ ledger, log, allowanceOf: async () => allowance, now: () => now, logger })
    const settling: Promise<void>[] = []
    const handler = createSessionHandler({
      log,
      catalogue: sampleCatalogue,
      now: () => now,
      funding,
      onCommit(commit: Commit, state: Session) {
        funding.observe(commit)
        if (dispatching) settling.push(funding.settle(commit, state))
      },
    })
    return {
      handler: {
        ...handler,
        async handle(order) {
          const outcome = await handler.handle(order)
          await Promise.all(settling.splice(0))
          return outcome
        },
      },
      funding,
      ledger,
      log,
      store,
    }
  }
  const [one, two] = [await open(), await open()]

  const give: FundedEngines['give'] = (engine, sessionId, command, commandId) => {
    commands += 1
    const actor: Actor = actorOf(command)
    return engine.handler.handle({ sessionId, commandId: commandId ?? `c${commands}`, actor, command })
  }
  const state: FundedEngines['state'] = async (sessionId) => {
    const found = await one.handler.reload(sessionId)
    if (found === undefined) throw new Error(`there is no ${sessionId}`)
    return found
  }
  return {
    one,
    two,
    give,
    state,
    grants(tokens) {
      allowance = tokens
    },
    after(ms) {
      now += ms
    },
    dispatches(does) {
      dispatching = does
    },
    async session(sessionId, engine = one) {
      await give(engine, sessionId, createSession({ interviewStage: 'take_home_assessment' }))
      return sessionId
    },
    async answer(sessionId, usage) {
      const current = await state(sessionId)
      const owed = current.phase === 'IN_PROGRESS' ? current.awaitingReply?.replyId : undefined
      const answer = reply(owed ?? 'nobody')
      return give(one, sessionId, usage === undefined ? answer : paid(answer, usage))
    },
    async wallet() {
      const account = await one.ledger.of('wallet:1')
      return { left: account.balance, reserved: reservedIn(account) }
    },
    learner: () => one.ledger.of('learner:1'),
    /** Uses up the charges that everyone starts with, leaving the account with exactly those the spec grants. */
    spendStart: () => spendStart(one.ledger, 'learner:1'),
    async close() {
      await Promise.all([one.store.close(), two.store.close()])
      rmSync(folder, { recursive: true })
    },
  }
}
