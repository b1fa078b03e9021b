import type { Commit, Session } from '@greenroom/shared/session'
import type { Logger } from './logger.ts'
import { headOf, type SessionLog } from './sessionLog.ts'
import { headStands } from './standingHead.ts'

/**
 * How long commits are collected before they share one disk write, in ms. During an interview no client waits for that
 * write.
 */
const gatherMs = 20

/**
 * Records that commits have been dispatched. First updates the session's head if it changed, then marks each commit as
 * dispatched.
 */
export type Bookkeeping = {
  /**
   * Records a dispatched commit. `state` is the session after the commit, and `before` the session before it. If the
   * write fails, the sweep finds the unmarked commit and repeats its dispatch.
   */
  enter(commit: Commit, state: Session, before: Session | null): void
  /** Resolves once everything entered so far is written. */
  stop(): Promise<void>
}

type Page = { state: Session; commits: Commit[]; isHeadNews: boolean }

export function openBookkeeping({ log, logger }: { log: SessionLog; logger: Logger }): Bookkeeping {
  let pages = new Map<string, Page>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<unknown> = Promise.resolve()

  async function write({ state, commits, isHeadNews }: Page): Promise<void> {
    try {
      if (isHeadNews) await log.projectHead(headOf(state))
      await Promise.all(commits.map((commit) => log.markDispatched(commit)))
    } catch (error) {
      logger.warn({ err: error, sessionId: state.sessionId, seq: state.seq }, 'dispatch failed; the sweep will retry')
    }
  }

  function writeAll(): Promise<unknown> {
    clearTimeout(timer)
    timer = undefined
    const full = [...pages.values()]
    pages = new Map()
    writing = Promise.all([writing, ...full.map(write)])
    return writing
  }

  return {
    enter(commit, state, before) {
      const isHeadNews = before === null || !headStands(commit, state, before)
      const page = pages.get(commit.sessionId)
      if (page === undefined) pages.set(commit.sessionId, { state, commits: [commit], isHeadNews })
      else {
        page.commits.push(commit)
        page.isHeadNews ||= isHeadNews
        if (state.seq > page.state.seq) page.state = state
      }
      // People usually open their session list right after opening or ending a session, so write those at once.
      if (state.phase === 'IN_PROGRESS') timer ??= setTimeout(writeAll, gatherMs)
      else void writeAll()
    },
    async stop() {
      await writeAll()
    },
  }
}
