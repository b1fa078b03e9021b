import { commandError } from '@greenroom/shared/english'
import {
  type CommandError,
  type Commit,
  currentVersion,
  foldCommit,
  replay,
  type Session,
  withStatedFacts,
} from '@greenroom/shared/session'
import { LRUCache } from 'lru-cache'
import { StoreUnavailable } from '../store/port.ts'
import type { CommandOrder } from './commandOrder.ts'
import type { SessionCommand } from './commands.ts'
import { decide } from './decide/decide.ts'
import { actorKey, type ChallengeCatalogue } from './decide/decision.ts'
import { needOf } from './decide/needs.ts'
import type { Funding } from './funding.ts'
import { everyCommit, isTombstone, type SessionLog, wholeLog } from './sessionLog.ts'
import { createSharedChallenges } from './sharedChallenges.ts'

/**
 * How many times the handler decides a command. It decides again after a conflict with another engine; after the last
 * conflict, the client must retry.
 */
const maxDecisions = 5
const cachedSessions = 5_000

/** A command's outcome. `seq` is the number of its commit or, for a no-op, of the latest commit in the state. */
export type Outcome = { ok: true; seq: number } | { ok: false; error: CommandError }

/** Turns a command into a stored commit. */
export type SessionHandler = {
  /** Resolves once the outcome is stored. Repeating a command returns the same answer. */
  handle(order: CommandOrder): Promise<Outcome>
  /** The session's state in this engine's memory; undefined if the session isn't in memory. */
  peek(sessionId: string): Session | undefined
  /** The latest state this engine knows; undefined if there is no such session. */
  load(sessionId: string): Promise<Session | undefined>
  /** The state after checking the store for commits from other engines. */
  reload(sessionId: string): Promise<Session | undefined>
  /** Applies a commit from another engine. */
  observe(commit: Commit): void
}

export type HandlerOptions = {
  log: SessionLog
  catalogue: ChallengeCatalogue
  now: () => number
  /** Loads extra questions the decision may look up; undefined if there are none. */
  prepare?: (state: Session | null, command: SessionCommand) => Promise<void> | undefined
  /** The time a session is booked for, ms since 1970; null if it isn't booked. */
  agreedAtOf?: (sessionId: string) => Promise<number | null>
  /** Pays for decisions. If missing, everything is free. */
  funding?: Pick<Funding, 'cover' | 'uncover'>
  /** Called if another engine stored a commit first, before the command is decided again. */
  onConflict?: () => void
  /** Called as soon as a commit by this engine is stored, with the states after and before the commit. */
  onCommit: (commit: Commit, state: Session, before: Session | null) => void
}

export function createSessionHandler({
  log,
  catalogue,
  now,
  prepare,
  agreedAtOf,
  funding,
  onConflict,
  onCommit,
}: HandlerOptions): SessionHandler {
  const cache = new LRUCache<string, Session>({ max: cachedSessions })
  const shared = createSharedChallenges()
  const turns = new Map<string, Promise<unknown>>()

  /** Decides a session's commands one at a time, so that only other engines can cause conflicts. */
  function inTurn<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
    const before = turns.get(sessionId) ?? Promise.resolve()
    const turn = before.then(work, work)
    const settled = turn.then(noop, noop)
    turns.set(sessionId, settled)
    void settled.then(() => {
      if (turns.get(sessionId) === settled) turns.delete(sessionId)
    })
    return turn
  }

  async function load(sessionId: string): Promise<Session | undefined> {
    return cache.get(sessionId) ?? (await reload(sessionId))
  }

  async function reload(sessionId: string): Promise<Session | undefined> {
    const known = cache.get(sessionId) ?? null
    const news = await everyCommit(log, sessionId, known?.seq ?? 0)
    if (news.some(isTombstone)) {
      cache.delete(sessionId)
      return undefined
    }
    const base = cache.get(sessionId) ?? known
    const state = news.filter(({ seq }) => seq > (base?.seq ?? 0)).reduce<Session | null>(foldCommit, base)
    if (state === null) return undefined
    const kept = shared(state)
    cache.set(sessionId, kept)
    return kept
  }

  async function decideAndStore(order: CommandOrder): Promise<Outcome> {
    const { sessionId, commandId, actor, command } = order
    const need = needOf(command)
    const fromLog = need === null ? {} : need(await wholeLog(log, sessionId), actorKey(actor))
    let state = (await load(sessionId)) ?? null
    await prepare?.(state, command)
    const agreed = command.type === 'HandBack' ? { agreedAt: (await agreedAtOf?.(sessionId)) ?? null } : {}
    for (let round = 0; round < maxDecisions; round += 1) {
      const seq = (state?.seq ?? 0) + 1
      const at = Math.max(order.effectiveAt ?? now(), state?.at ?? 0)
      const context = { now: at, seq, actor, catalogue, ...fromLog, ...agreed }
      const decided = decide(sessionId, state, command, context)
      const costs = funding !== undefined && decided.accepted && decided.events.length > 0
      const decision = costs ? await funding.cover({ order, state, decision: decided, context }) : decided
      if (!decision.accepted || decision.events.length === 0) {
        const latest = (await reload(sessionId)) ?? null
        if ((latest?.seq ?? 0) > (state?.seq ?? 0)) {
          state = latest
          continue
        }
        const earlier = await log.commitOf(sessionId, actorKey(actor), commandId)
        if (earlier !== undefined) return { ok: true, seq: earlier.seq }
        await funding?.uncover(order, latest)
        return decision.accepted
          ? { ok: true, seq: seq - 1 }
          : { ok: false, error: commandError(decision.code, decision.detail) }
      }
      const events = withStatedFacts(state, decision.events, { sessionId, seq, at })
      const stamp = { sessionId, seq, version: currentVersion, commandId, actor: actorKey(actor), at }
      const commit: Commit = { ...stamp, events, jobs: decision.jobs, dispatched: false }
      const next = shared(foldCommit(state, commit))
      if ((await log.append(commit)) === 'inserted') {
        cache.set(sessionId, next)
        onCommit(commit, next, state)
        return { ok: true, seq }
      }
      onConflict?.()
      const earlier = await log.commitOf(sessionId, actorKey(actor), commandId)
      if (earlier !== undefined) return { ok: true, seq: earlier.seq }
      state = (await reload(sessionId)) ?? null
    }
    await funding?.uncover(order, state)
    return { ok: false, error: commandError('BUSY') }
  }

  return {
    peek: (sessionId) => cache.get(sessionId),
    load,
    reload,
    handle: (order) =>
      inTurn(order.sessionId, async () => {
        try {
          return await decideAndStore(order)
        } catch (error) {
          if (error instanceof StoreUnavailable) return { ok: false, error: commandError('UNAVAILABLE') }
          throw error
        }
      }),
    observe(commit) {
      const known = cache.get(commit.sessionId)
      if (known === undefined || commit.seq <= known.seq) return
      if (isTombstone(commit)) cache.delete(commit.sessionId)
      else if (commit.seq === known.seq + 1) cache.set(commit.sessionId, shared(foldCommit(known, commit)))
      else cache.delete(commit.sessionId)
    },
  }
}

/** The state right after commit `seq`, read from the store. */
export async function stateAt(log: SessionLog, sessionId: string, seq: number): Promise<Session | null> {
  const commits = await wholeLog(log, sessionId)
  return replay(commits.filter((commit) => commit.seq <= seq))
}

function noop(): void {}
