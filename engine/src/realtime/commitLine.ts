import type { Commit } from '@greenroom/shared/session'
import type { Logger } from '../session/logger.ts'

/** What crosses on the way is few. Of a longer gap each client asks for itself, and may get a snapshot instead. */
export const longestGap = 50

/** What all lines of an engine share. */
export type CommitLineOptions = {
  pass: (commit: Commit) => void
  /** What the store has of a session after `seq`, in order. */
  read: (sessionId: string, seq: number) => Promise<readonly Commit[]>
  logger: Logger
}

/**
 * Commits of one room, passed on once each and in order, although those of several engines cross on their way. An engine holds
 * thousands that are idle, so there is little to each.
 */
export class CommitLine {
  readonly #options: CommitLineOptions
  readonly #sessionId: string
  #passed: number
  /** What came early, by its number; most rooms never need it. */
  #early: Map<number, Commit> | undefined
  #lookingUp: Promise<void> | undefined

  /** @param seq what everybody has already */
  constructor(sessionId: string, seq: number, options: CommitLineOptions) {
    this.#sessionId = sessionId
    this.#passed = seq
    this.#options = options
  }

  /** A commit that has come, perhaps before an earlier one. */
  offer(commit: Commit): void {
    // Nearly always it is the next one.
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

  /** Asks the store for what may have been missed. */
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

  /** A client that gets a commit too far ahead joins again, and gets what it missed. */
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
      logger.warn({ err: error, sessionId: this.#sessionId }, 'the store will be asked for news again')
    }
    if (this.#hasEarly()) this.#passWithHoles()
    // In the same breath: what comes early from here on needs a look of its own.
    this.#lookingUp = undefined
  }
}
