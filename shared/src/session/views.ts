import { type Commit, viewOf } from './commit.ts'
import { replay } from './evolve.ts'
import { holderOf } from './members.ts'
import { holdsSecretFacts } from './secretFacts.ts'
import { questionsOf, type Session } from './state.ts'

/** The state as a participant may see it: the fold of their views of the log, or null where the log is empty. */
export const viewOfState = (
  commits: Iterable<Pick<Commit, 'sessionId' | 'seq' | 'version' | 'at' | 'events'>>,
  participantId: string,
): Session | null => replay(Array.from(commits, (commit) => viewOf(commit, participantId)))

/**
 * Whether nothing in the log is withheld from this participant, so that the whole state is their view of it. What is: the
 * coach's words from all but the candidate, what an interviewer keeps for themselves from all others, and what running the code told.
 */
export const seesEverything = (state: Session, participantId: string): boolean =>
  participantId === state.candidate.id &&
  holderOf(state, 'interviewer') === undefined &&
  !holdsSecretFacts({ phase: state.phase, questions: questionsOf(state) })
