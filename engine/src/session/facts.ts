import {
  type Commit,
  foldCommit,
  type Objective,
  type Session,
  type TestRunResults,
  viewOf,
  wordsOnBoard,
} from '@greenroom/shared/session'

/** Facts that a scorecard needs and that only the log still has. */
export type SessionFacts = {
  /** By commit: its text and code, limited to what the judge may see. */
  words: ReadonlyMap<number, readonly string[]>
  /** Times measured on the interview clock, in ms and seconds, so that paused time doesn't count. */
  objective: Pick<Objective, 'firstRunAt' | 'phaseSeconds' | 'hintRungs'>
  /** The result of every run, by id; the state has only the latest of each kind. */
  results: ReadonlyMap<string, TestRunResults>
}

/** Collects the facts from a whole log. */
export function factsOf(commits: readonly Commit[], participantId: string): SessionFacts {
  const words = new Map<number, string[]>()
  const phaseMs = new Map<keyof Objective['phaseSeconds'], number>()
  const results = new Map<string, TestRunResults>()
  const hintRungs: number[] = []
  let firstRunAt: number | null = null
  let activeMs = 0
  let state: Session | null = null
  for (const commit of commits) {
    if (state?.phase === 'IN_PROGRESS' && state.clock.runningSince !== null) {
      const passedMs = commit.at - Math.max(state.at, state.clock.runningSince)
      phaseMs.set(state.step, (phaseMs.get(state.step) ?? 0) + passedMs)
      activeMs += passedMs
    }
    for (const event of commit.events) {
      if (event.type === 'TestRunRequested') firstRunAt ??= activeMs
      if (event.type === 'TestRunCompleted' && event.results !== null) results.set(event.runId, event.results)
      if (event.type === 'HintRevealed') hintRungs.push(event.rung)
    }
    words.set(commit.seq, wordsIn(commit, participantId))
    state = foldCommit(state, commit)
  }
  const phaseSeconds = Object.fromEntries([...phaseMs].map(([step, ms]) => [step, Math.round(ms / 1000)]))
  return { words, objective: { firstRunAt, phaseSeconds, hintRungs }, results }
}

function wordsIn(commit: Commit, participantId: string): string[] {
  return viewOf(commit, participantId).events.flatMap((event) => {
    switch (event.type) {
      case 'MessageSent':
        return [event.message]
      case 'CodeSnapshotTaken':
      case 'CodeHandedIn':
        return [event.code]
      case 'BoardChanged':
        return wordsOnBoard(event.changed)
      case 'PrivateNoteWritten':
        return [event.text]
      default:
        return []
    }
  })
}
