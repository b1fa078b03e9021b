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
 * Whether this participant may see the whole log, so that their view equals the full state. Other participants never
 * see the coach's messages, which are only for the candidate, or other people's private notes. Facts from running the
 * code are hidden until the end, and the first question until the start.
 */
export const seesEverything = (state: Session, participantId: string): boolean =>
  participantId === state.candidate.id &&
  holderOf(state, 'interviewer') === undefined &&
  // A removed interviewer may have left notes behind.
  state.notes.length === 0 &&
  !(state.phase === 'NOT_STARTED' && isUnknownUntilStart(state)) &&
  !holdsSecretFacts({ phase: state.phase, questions: questionsOf(state) })
