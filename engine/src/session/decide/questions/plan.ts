import { isOneProblem, questionCountFor } from '@greenroom/shared/rules'
import type { LoopRound } from '@greenroom/shared/session'
import type { CreateSession } from '../../commands.ts'
import type { ChallengeCatalogue } from '../decision.ts'

/**
 * Plans an interview's rounds and its number of questions (answers §2). A rehearsal of a single round has as many
 * questions as the company asks in that round. A take-home assessment is always one larger task, and a single-problem
 * assessment has only that problem.
 */
export function planOf(
  { settings, round, assessmentType }: Pick<CreateSession, 'settings' | 'round' | 'assessmentType'>,
  catalogue: Pick<ChallengeCatalogue, 'loopOf'>,
): { loop: LoopRound[]; questionCount: number } {
  if (isOneProblem(assessmentType)) return { loop: [...catalogue.loopOf(settings.companyType)], questionCount: 1 }
  const isFollowed = round !== undefined && round.stage === settings.interviewStage
  if (!isFollowed || round.stage === 'take_home_assessment') {
    return { loop: [...catalogue.loopOf(settings.companyType)], questionCount: questionCountFor(settings) }
  }
  const { name, weighs, stage, challengeTypes, problems } = round
  return {
    loop: Array.from({ length: problems }, () => ({ name, weighs, stage, challengeTypes })),
    questionCount: problems,
  }
}
