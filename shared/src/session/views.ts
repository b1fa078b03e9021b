import { type Commit, viewOf } from './commit.ts'
import { replay } from './evolve.ts'
import { holdsSecretFacts } from './looks.ts'
import { holderOf } from './members.ts'
import { questionsOf, type Session } from './state.ts'
import { isUnknownUntilStart } from './untilStart.ts'

/** The state as a participant may see it: the fold of their views of the log, or null if the log is empty. */
export const viewOfState = (
  commits: Iterable<Pick<Commit, 'sessionId' | 'seq' | 'version' | 'at' | 'events'>>,
  participantId: string,
): Session | null => replay(Array.from(commits, (commit) => viewOf(commit, participantId)))

/**
 * Whether nothing in the log is withheld from this participant, so that the whole state is their view of it. What is: the
 * coach's words from all but the candidate, what an interviewer keeps for themselves from all others, what running the code told, and
 * before the start the first question.
 */
export const seesEverything = (state: Session, participantId: string): boolean =>
  participantId === state.candidate.id &&
  holderOf(state, 'interviewer') === undefined &&
  !(state.phase === 'NOT_STARTED' && isUnknownUntilStart(state)) &&
  !holdsSecretFacts({ phase: state.phase, questions: questionsOf(state) })
