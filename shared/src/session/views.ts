import { type Commit, viewOf } from './commit.ts'
import { replay } from './evolve.ts'
import { holdsSecretFacts } from './looks.ts'
import { holderOf } from './members.ts'
import { questionsOf, type Session } from './state.ts'
import { isUnknownUntilStart } from './untilStart.ts'

/** The state visible to a participant: the fold of their views of the log, or null if the log is empty. */
export const viewOfState = (
  commits: Iterable<Pick<Commit, 'sessionId' | 'seq' | 'version' | 'at' | 'events'>>,
  participantId: string,
): Session | null => replay(Array.from(commits, (commit) => viewOf(commit, participantId)))

/**
 * Whether this participant may see the whole log, so that the full state is their view. We hide the coach's messages
 * from all but the candidate, an interviewer's private notes from everyone else, facts from running the code, and,
 * before the start, the first question.
 */
export const seesEverything = (state: Session, participantId: string): boolean =>
  participantId === state.candidate.id &&
  holderOf(state, 'interviewer') === undefined &&
  // A removed interviewer may have left notes behind.
  state.notes.length === 0 &&
  !(state.phase === 'NOT_STARTED' && isUnknownUntilStart(state)) &&
  !holdsSecretFacts({ phase: state.phase, questions: questionsOf(state) })
