import type { Commit } from '@greenroom/shared/session'
import type { Logger } from '../session/logger.ts'

/**
 * Gaps are rarely more than a few commits. For a longer one, each client requests what it is missing and may get a
 * snapshot.
 */
export const longestGap = 50

/** Options shared by all of an engine's commit lines. */
export type CommitLineOptions = {
  pass: (commit: Commit) => void
  /** A session's stored commits after `seq`, in order. */
  read: (sessionId: string, seq: number) => Promise<readonly Commit[]>
  logger: Logger
}

/**
 * Delivers a room's commits in order and once each, even though commits from different engines may overtake each other.
 * An engine holds thousands of idle lines, so each one is small.
 */
export class CommitLine {
  readonly #options: CommitLineOptions
  readonly #sessionId: string
  #passed: number
  /** Commits that arrived too early, by number. Most rooms never have any. */
  #early: Map<number, Commit> | undefined
  #lookingUp: Promise<void> | undefined

  /** @param seq the last commit that everyone in the room already has */
  constructor(sessionId: string, seq: number, options: CommitLineOptions) {
    this.#sessionId = sessionId
    this.#passed = seq
    this.#options = options
  }

  /** Accepts a commit, which may have overtaken an earlier one. */
  offer(commit: Commit): void {
    // Almost always, it is the next one.
    if (commit.seq === this.#passed + 1 && !this.#hasEarly()) {
      this.#passed = commit.seq
      this.#options.pass(commit)
      return
    }
    this.#take(commit)
    this.#passOn()
    if (!this.#hasEarly()) return
    if (commit.seq - this.#passed > longestGap) this.#passWithHoles()
    else void this.lookUp()
  }

  /** Reads possibly missed commits from the store. */
  lookUp(): Promise<void> {
    this.#lookingUp ??= this.#readMissing()
    return this.#lookingUp
  }

  #hasEarly(): boolean {
    return this.#early !== undefined && this.#early.size > 0
  }

  #take(commit: Commit): void {
    if (commit.seq <= this.#passed) return
    this.#early ??= new Map()
    this.#early.set(commit.seq, commit)
  }

  #passOn(): void {
    const early = this.#early
    if (early === undefined) return
    for (let next = early.get(this.#passed + 1); next !== undefined; next = early.get(this.#passed + 1)) {
      early.delete(next.seq)
      this.#passed = next.seq
      this.#options.pass(next)
    }
  }

  /** Delivers commits despite a gap. A client that gets a commit too far ahead rejoins and gets what it missed. */
  #passWithHoles(): void {
    const early = [...(this.#early?.values() ?? [])].sort((a, b) => a.seq - b.seq)
    this.#early = undefined
    for (const commit of early) {
      this.#passed = commit.seq
      this.#options.pass(commit)
    }
  }

  async #readMissing(): Promise<void> {
    const { read, logger } = this.#options
    try {
      for (let before = -1; this.#passed > before; ) {
        before = this.#passed
        for (const commit of await read(this.#sessionId, this.#passed)) this.#take(commit)
        this.#passOn()
        if (!this.#hasEarly()) break
      }
    } catch (error) {
      logger.warn({ err: error, sessionId: this.#sessionId }, 'reading new commits failed; will retry')
    }
    if (this.#hasEarly()) this.#passWithHoles()
    // No await from here on, so that an early commit arriving now starts a new look-up.
    this.#lookingUp = undefined
  }
}
