import type { ChallengeHistory } from '@greenroom/shared/learning'
import type { ExperienceLevel, InterviewStage, RoleType } from '@greenroom/shared/vocabulary'
import type { ChallengeSummary } from '@greenroom/shared/wire'

/**
 * A challenge that the caller may see, with their progress. If `roles` or `levels` is missing, it suits all of them.
 */
export type ShelfChallenge = {
  summary: ChallengeSummary
  history: ChallengeHistory
  stages: readonly InterviewStage[]
  roles?: readonly RoleType[] | undefined
  levels?: readonly ExperienceLevel[] | undefined
}

/** Whether the caller solved a challenge, or answered it in full. Reading the editorial doesn't count. */
export const isSolved = ({ state, solvedAt, givenUpAt }: ChallengeSummary): boolean =>
  state === 'completed' && (solvedAt !== null || givenUpAt === null)

/** Whether the caller has started a challenge but not solved it. */
export const isTried = (summary: ChallengeSummary): boolean => summary.state !== 'not_started' && !isSolved(summary)
