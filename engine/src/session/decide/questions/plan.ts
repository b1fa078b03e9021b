import { isOneProblem, questionCountFor } from '@greenroom/shared/rules'
import type { LoopRound } from '@greenroom/shared/session'
import type { CreateSession } from '../../commands.ts'
import type { ChallengeCatalogue } from '../decision.ts'

/**
 * The rounds that an interview follows, and how many questions it has (answers §2). Where one round is rehearsed all questions are
 * of that round, as many as the company puts in it; a take-home assessment is one larger task in any case, and an assessment of one
 * problem has that one alone.
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
