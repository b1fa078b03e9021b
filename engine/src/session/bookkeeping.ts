import type { Commit, Session } from '@greenroom/shared/session'
import type { Logger } from './logger.ts'
import { headOf, type SessionLog } from './sessionLog.ts'
import { headStands } from './standingHead.ts'

/** Nobody waits for news of an interview in progress here; what comes within this time costs one wait for the disk. */
const gatherMs = 20

/** Writes down that commits are dispatched: the head of their session first, where it says something new, then the mark on each. */
export type Bookkeeping = {
  /**
   * `state` is the one that the commit led to, `before` the one it was made on. A failure is left to the sweep, which finds the
   * commit without its mark.
   */
  enter(commit: Commit, state: Session, before: Session | null): void
  /** Resolves once everything that was entered is written. */
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
      logger.warn({ err: error, sessionId: state.sessionId, seq: state.seq }, 'dispatch is left to the sweep')
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
      // Who has opened or ended a session looks at the list of sessions next.
      if (state.phase === 'IN_PROGRESS') timer ??= setTimeout(writeAll, gatherMs)
      else void writeAll()
    },
    async stop() {
      await writeAll()
    },
  }
}
