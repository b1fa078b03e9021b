import { isDeepStrictEqual } from 'node:util'
import { type Commit, participantIdOf, replay, viewOf } from '@greenroom/shared/session'
import { learnerOf, walletOf } from '../../../engine/src/ledger/entry.ts'
import { reservedIn } from '../../../engine/src/ledger/evolve.ts'
import { openLedger } from '../../../engine/src/ledger/ledger.ts'
import { headOf, openSessionLog, type SessionHead, wholeLog } from '../../../engine/src/session/sessionLog.ts'
import { openStore } from '../../../engine/src/store/open.ts'
import type { Acknowledged, Browser } from './browser.ts'

/** A simulated interview. */
export type Held = { userId: number; browser: Browser; failure: string | null }

/** The problems, one sentence each. Empty lists are good. */
export type Findings = {
  lost: string[]
  doubled: string[]
  stuck: string[]
  foldsThatDiffer: string[]
  logsWithHoles: string[]
  notDispatched: string[]
  headsBehind: string[]
  balances: string[]
  commits: number
  acknowledged: number
  scorecards: { completed: number; failed: number }
  failedReplies: number
}

/** Reads the store once everything but the database has stopped, and compares it with what the browsers received. */
export async function verify(of: {
  store: { dataDir: string; mongodbUrl?: string }
  held: readonly Held[]
}): Promise<Findings> {
  const store = await openStore(of.store)
  const findings: Findings = {
    lost: [],
    doubled: [],
    stuck: [],
    foldsThatDiffer: [],
    logsWithHoles: [],
    notDispatched: [],
    headsBehind: [],
    balances: [],
    commits: 0,
    acknowledged: 0,
    scorecards: { completed: 0, failed: 0 },
    failedReplies: 0,
  }
  try {
    const log = openSessionLog(store)
    for (const each of of.held) {
      const commits = await wholeLog(log, each.browser.sessionId)
      verifyInterview(each, commits, findings)
      const head = await log.heads.get(each.browser.sessionId)
      const state = replay(commits)
      if (state !== null && !standsFor(head, headOf(state)))
        findings.headsBehind.push(`${each.browser.sessionId}: ${head?.seq} of ${state.seq}`)
    }
    const ledger = openLedger({ store, now: Date.now })
    for (const userId of new Set(of.held.map((each) => each.userId))) {
      for (const stream of [walletOf, learnerOf].map((streamOf) => streamOf(participantIdOf(userId)))) {
        // Folding throws if the balance was ever below zero.
        const account = await ledger.of(stream)
        if (reservedIn(account) !== 0) findings.balances.push(`${stream}: ${reservedIn(account)} are still reserved`)
      }
    }
  } finally {
    await store.close()
  }
  return findings
}

/**
 * A head may lag behind if later commits change only its due time. The due time itself must not be later than the right
 * one.
 */
function standsFor(head: SessionHead | undefined, latest: SessionHead): boolean {
  const dueAt = ({ dueAt: at }: SessionHead): number => at ?? Number.POSITIVE_INFINITY
  if (head === undefined || dueAt(head) > dueAt(latest)) return false
  return isDeepStrictEqual(throughJson({ ...head, seq: 0, dueAt: 0 }), throughJson({ ...latest, seq: 0, dueAt: 0 }))
}

function verifyInterview({ userId, browser, failure }: Held, commits: readonly Commit[], findings: Findings): void {
  const { sessionId } = browser
  const participant = participantIdOf(userId)
  const events = commits.flatMap((commit) => commit.events)
  findings.commits += commits.length
  if (failure !== null) findings.stuck.push(failure)

  findings.acknowledged += browser.acknowledged.length
  findings.lost.push(...lostOf(commits, { sessionId, participant, acknowledged: browser.acknowledged }))

  const once = [
    ...events.flatMap((event) => (event.type === 'MessageSent' ? [`message ${event.id}`] : [])),
    ...events.flatMap((event) => (event.type === 'TestRunCompleted' ? [`result of ${event.runId}`] : [])),
    ...events.flatMap((event) => (event.type === 'ScorecardCompleted' ? ['scorecard'] : [])),
    ...commits.map(({ actor, commandId }) => `command ${actor} ${commandId}`),
  ]
  for (const [index, what] of once.entries()) {
    if (once.indexOf(what) !== index) findings.doubled.push(`${sessionId}: ${what}`)
  }
  const asked = events.filter(({ type }) => type === 'ReplyRequested').length
  const ids = new Set(events.flatMap((event) => (event.type === 'ReplyRequested' ? [event.replyId] : [])))
  if (ids.size !== asked) findings.doubled.push(`${sessionId}: ${asked} replies asked for by ${ids.size} ids`)

  if (commits.some(({ seq }, index) => seq !== index + 1)) findings.logsWithHoles.push(sessionId)
  for (const { seq, dispatched } of commits) if (!dispatched) findings.notDispatched.push(`${sessionId}:${seq}`)
  const view = replay(commits.map((commit) => viewOf(commit, participant)))
  if (!isDeepStrictEqual(throughJson(browser.state()), throughJson(view))) {
    findings.foldsThatDiffer.push(`${sessionId}: ${browser.state()?.seq} in the browser, ${view?.seq} in the store`)
  }
  findings.failedReplies += events.filter(({ type }) => type === 'ReplyFailed').length
  if (view?.phase === 'ENDED' && view.scorecard.status === 'completed') findings.scorecards.completed += 1
  else if (view?.phase === 'ENDED' && view.scorecard.status === 'failed') findings.scorecards.failed += 1
  else if (failure === null) findings.stuck.push(`${sessionId} ended ${view?.phase} without a scorecard or its failure`)
}

/** The acknowledged commands that aren't stored where the acknowledgement said, one sentence each. */
export function lostOf(
  commits: readonly Commit[],
  of: { sessionId: string; participant: string; acknowledged: readonly Acknowledged[] },
): string[] {
  const theirs = new Map(
    commits.filter(({ actor }) => actor === of.participant).map(({ commandId, seq }) => [commandId, seq]),
  )
  return of.acknowledged.flatMap(({ commandId, type, seq }) => {
    const stored = theirs.get(commandId)
    return stored === seq ? [] : [`${of.sessionId}: ${type} ${commandId} of ${seq} is at ${stored}`]
  })
}

/** Treats missing and undefined values as equal, as JSON does. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
