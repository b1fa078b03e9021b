import type { ChallengeHistory } from '@greenroom/shared/learning'
import type { TestCount } from '@greenroom/shared/session'
import type { Progress } from '@greenroom/shared/vocabulary'
import type { SessionHead } from '../../session/sessionLog.ts'

/** The parts of a session's head that show how the candidate did with its challenges. */
export type Attempt = Pick<SessionHead, 'id' | 'phase' | 'mode' | 'createdAt' | 'endedAt'> & {
  assessmentType: NonNullable<SessionHead['assessmentType']> | null
  challenges: NonNullable<SessionHead['challenges']>
}

/** A user's progress with a challenge. Times are ms since 1970. */
export type ChallengeProgress = {
  state: Progress
  solvedAt: number | null
  givenUpAt: number | null
  /** The test results of the best handed-in version, if the candidate may see them. */
  bestTests: TestCount | null
  /** Whether they answered it in conversation in a session that has ended. */
  answered: boolean
  lastStartedAt: number | null
  /** Their practice sessions on it, latest first. */
  practice: readonly Attempt[]
  /** Whether an interview with it has ended. */
  interviewEnded: boolean
  /** Whether an interview with it is in progress. If so, the answer must stay hidden. */
  interviewOpen: boolean
  /** The facts that decide when they should do it again. */
  history: ChallengeHistory
}

export const isPractice = ({ assessmentType, mode }: Pick<Attempt, 'assessmentType' | 'mode'>): boolean =>
  assessmentType === 'not_an_assessment' && mode === 'ai'

/**
 * A user's progress with a challenge, from the sessions that presented it, latest first. A session that hasn't started
 * isn't an attempt.
 */
export function progressOf(
  challengeId: string,
  attempts: readonly Attempt[],
  givenUpAt: number | null,
): ChallengeProgress {
  const own = attempts.filter(({ challenges }) => challenges.some(({ id }) => id === challengeId))
  const begun = own.filter(({ phase }) => phase !== 'NOT_STARTED')
  const here = begun.flatMap((attempt) =>
    attempt.challenges
      .filter(({ id }) => id === challengeId)
      .map((challenge) => ({
        ...challenge,
        phase: attempt.phase,
        endedAt: attempt.endedAt,
        alone: isPractice(attempt),
      })),
  )
  const solved = here.flatMap(({ solvedAt }) => solvedAt ?? [])
  const firstSolvedAt = solved.length === 0 ? null : Math.min(...solved)
  // Solving a challenge after reading the answer proves nothing.
  const solvedAt =
    firstSolvedAt !== null && firstSolvedAt < (givenUpAt ?? Number.POSITIVE_INFINITY) ? firstSolvedAt : null
  const answered = here.some((each) => each.answered && each.phase === 'ENDED')
  const interviews = begun.filter((attempt) => !isPractice(attempt))
  const isCompleted = solvedAt !== null || answered || givenUpAt !== null
  return {
    state: isCompleted ? 'completed' : begun.length > 0 ? 'in_progress' : 'not_started',
    solvedAt,
    givenUpAt: solvedAt === null ? givenUpAt : null,
    bestTests: here
      .flatMap(({ tests }) => tests ?? [])
      .reduce<TestCount | null>((best, each) => (best === null || each.passed > best.passed ? each : best), null),
    answered,
    lastStartedAt: begun[0]?.createdAt ?? null,
    practice: own.filter(isPractice),
    interviewEnded: interviews.some(({ phase }) => phase === 'ENDED'),
    interviewOpen: interviews.some(({ phase }) => phase === 'IN_PROGRESS'),
    history: historyOf(here, givenUpAt),
  }
}

type Begun = Attempt['challenges'][number] & Pick<Attempt, 'phase' | 'endedAt'> & { alone: boolean }

/** A practice session that ended without a hand-in says nothing. Every interview says something. */
function historyOf(begun: readonly Begun[], givenUpAt: number | null): ChallengeHistory {
  const solves = begun
    .flatMap(({ solvedAt, answered, phase, endedAt, helped = false }) => {
      const at = solvedAt ?? (answered && phase === 'ENDED' ? endedAt : null)
      return at === null ? [] : [{ at, helped }]
    })
    .toSorted((one, other) => one.at - other.at)
  const failed = begun.filter(
    ({ solvedAt, answered, tests, alone, endedAt }) =>
      endedAt !== null && solvedAt === null && !answered && (!alone || tests != null),
  )
  return {
    solvedAt: solves.map(({ at }) => at),
    helped: solves.at(-1)?.helped ?? false,
    failedAt: failed.length === 0 ? null : Math.max(...failed.map(({ endedAt }) => endedAt ?? 0)),
    givenUpAt,
  }
}

/** What entitles a user with this progress to a challenge's editorial, or why they can't see it. */
export function editorialFor(
  progress: Omit<ChallengeProgress, 'practice' | 'history'>,
):
  | { unlockedBy: 'solved' | 'given_up' | 'answered' | 'interview_ended' }
  | { lockedBy: 'not_done' | 'interview_open' } {
  if (progress.interviewOpen) return { lockedBy: 'interview_open' }
  if (progress.solvedAt !== null) return { unlockedBy: 'solved' }
  if (progress.answered) return { unlockedBy: 'answered' }
  if (progress.interviewEnded) return { unlockedBy: 'interview_ended' }
  return progress.givenUpAt === null ? { lockedBy: 'not_done' } : { unlockedBy: 'given_up' }
}
