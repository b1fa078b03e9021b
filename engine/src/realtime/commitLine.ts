import type { Commit } from '@greenroom/shared'
import type { Logger } from '../session/logger.ts'

/** What crosses on the way is few. Of a longer gap each client asks for itself, and may get a snapshot instead. */
export const longestGap = 50

export type CommitLineOptions = {
  /** What everybody has already. */
  seq: number
  pass: (commit: Commit) => void
  /** What the store has after `seq`, in order. */
  read: (seq: number) => Promise<readonly Commit[]>
  logger: Logger
}

/** Commits of one room, passed on once each and in order, although those of several engines cross on their way. */
export type CommitLine = {
  /** A commit that has come, perhaps before an earlier one. */
  offer(commit: Commit): void
  /** Asks the store for what may have been missed. */
  lookUp(): Promise<void>
}

export function openCommitLine({ seq, pass, read, logger }: CommitLineOptions): CommitLine {
  let passed = seq
  /** What came early, by its number. */
  const early = new Map<number, Commit>()
  let lookingUp: Promise<void> | null = null

  function take(commit: Commit): void {
    if (commit.seq > passed) early.set(commit.seq, commit)
  }

  function passOn(): void {
    for (let next = early.get(passed + 1); next !== undefined; next = early.get(passed + 1)) {
      early.delete(next.seq)
      passed = next.seq
      pass(next)
    }
  }

  /** Who is told of a commit too far ahead joins again, and is told what is missing then. */
  function passWithHoles(): void {
    for (const commit of [...early.values()].sort((a, b) => a.seq - b.seq)) {
      passed = commit.seq
      pass(commit)
    }
    early.clear()
  }

  async function readMissing(): Promise<void> {
    try {
      for (let before = -1; passed > before; ) {
        before = passed
        for (const commit of await read(passed)) take(commit)
        passOn()
        if (early.size === 0) break
      }
    } catch (error) {
      logger.warn({ err: error }, 'the store will be asked for news again')
    }
    if (early.size > 0) passWithHoles()
    // In the same breath: what comes early from here on needs a look of its own.
    lookingUp = null
  }

  function lookUp(): Promise<void> {
    lookingUp ??= readMissing()
    return lookingUp
  }

  return {
    offer(commit) {
      // Nearly always it is the next one.
      if (commit.seq === passed + 1 && early.size === 0) {
        passed = commit.seq
        pass(commit)
        return
      }
      take(commit)
      passOn()
      if (early.size === 0) return
      if (commit.seq - passed > longestGap) passWithHoles()
      else void lookUp()
    },
    lookUp,
  }
}
