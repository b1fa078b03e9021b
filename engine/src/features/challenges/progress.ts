import type { TestCount } from '@greenroom/shared/session'
import type { Progress } from '@greenroom/shared/vocabulary'
import type { SessionHead } from '../../session/sessionLog.ts'

/** What of a session's head tells how far its candidate is with the challenges that were put in it. */
export type Attempt = Pick<SessionHead, 'id' | 'phase' | 'mode' | 'createdAt' | 'endedAt'> & {
  assessmentType: NonNullable<SessionHead['assessmentType']> | null
  challenges: NonNullable<SessionHead['challenges']>
}

/** How far somebody is with a challenge. Times are ms since 1970. */
export type ChallengeProgress = {
  state: Progress
  solvedAt: number | null
  givenUpAt: number | null
  /** What the tests said of the best version that was handed in, where one may know. */
  bestTests: TestCount | null
  /** Whether it was answered in words in a session that has ended. */
  answered: boolean
  lastStartedAt: number | null
  /** The sessions in which one practised it, latest first. */
  practice: readonly Attempt[]
  /** Whether an interview with it has ended. */
  interviewEnded: boolean
  /** Whether an interview with it is going on: nothing of the answer may be told then. */
  interviewOpen: boolean
}

export const isPractice = ({ assessmentType, mode }: Pick<Attempt, 'assessmentType' | 'mode'>): boolean =>
  assessmentType === 'not_an_assessment' && mode === 'ai'

/**
 * How far somebody is with a challenge, from the sessions in which it was put, latest first. A session that waits for its start is
 * no attempt yet.
 */
export function progressOf(
  challengeId: string,
  attempts: readonly Attempt[],
  givenUpAt: number | null,
): ChallengeProgress {
  const own = attempts.filter(({ challenges }) => challenges.some(({ id }) => id === challengeId))
  const begun = own.filter(({ phase }) => phase !== 'NOT_STARTED')
  const here = begun.flatMap(({ phase, challenges }) =>
    challenges.filter(({ id }) => id === challengeId).map((challenge) => ({ ...challenge, phase })),
  )
  const solved = here.flatMap(({ solvedAt }) => solvedAt ?? [])
  const firstSolvedAt = solved.length === 0 ? null : Math.min(...solved)
  // Who has read the answer proves nothing by writing it down.
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
  }
}

/** What opens the editorial of a challenge to somebody who is so far with it, or what keeps it shut. */
export function editorialFor(
  progress: Omit<ChallengeProgress, 'practice'>,
):
  | { unlockedBy: 'solved' | 'given_up' | 'answered' | 'interview_ended' }
  | { lockedBy: 'not_done' | 'interview_open' } {
  if (progress.interviewOpen) return { lockedBy: 'interview_open' }
  if (progress.solvedAt !== null) return { unlockedBy: 'solved' }
  if (progress.answered) return { unlockedBy: 'answered' }
  if (progress.interviewEnded) return { unlockedBy: 'interview_ended' }
  return progress.givenUpAt === null ? { lockedBy: 'not_done' } : { unlockedBy: 'given_up' }
}
