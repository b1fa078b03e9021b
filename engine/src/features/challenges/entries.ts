import type { Challenge, ChallengeBank, CompanyPreset, SpokenBank } from '@greenroom/shared/content'
import {
  type ChallengeType,
  type CompanyType,
  companyTypes,
  type Difficulty,
  type InterviewStage,
} from '@greenroom/shared/vocabulary'
import type { OwnQuestionSummary } from '@greenroom/shared/wire'

/** The facts shown about a challenge before it is opened. */
export type ChallengeEntry = Pick<
  Challenge,
  'id' | 'title' | 'challengeType' | 'difficulty' | 'concepts' | 'stages' | 'contentTier' | 'releaseStage'
> &
  Partial<Pick<Challenge, 'roleTypes' | 'levels'>> & { durationInMinutes: number }

/**
 * Every challenge for practice, coded or answered in conversation, and the tutorials. Excludes decks of statements,
 * which exist only as assessments.
 */
export const entriesOf = (
  bank: Pick<ChallengeBank, 'all'>,
  spoken: Pick<SpokenBank, 'all' | 'tutorials'>,
): readonly ChallengeEntry[] => [...bank.all(), ...spoken.all(), ...(spoken.tutorials?.all() ?? [])]

/** A user-written question, for its author and anyone with its link. It is on no list, and Greenroom never picks it. */
export const ownEntryOf = (
  question: Pick<OwnQuestionSummary, 'questionId' | 'title' | 'difficulty' | 'durationInMinutes'>,
): ChallengeEntry => ({
  id: question.questionId,
  title: question.title,
  challengeType: 'coding',
  difficulty: question.difficulty,
  durationInMinutes: question.durationInMinutes,
  concepts: [],
  stages: [],
  contentTier: 'standard',
  releaseStage: 'prod',
})

export type Asked = { challengeType: ChallengeType; difficulty: Difficulty; stages: readonly InterviewStage[] }

/**
 * The companies that ask questions like this, because a round of their preset has the same type, difficulty and stage.
 * Neutral presets don't represent a company.
 */
export function companiesAsking(
  { challengeType, difficulty, stages }: Asked,
  presets: readonly CompanyPreset[],
): CompanyType[] {
  const asking = presets
    .filter(({ evidence, releaseStage }) => evidence !== 'neutral' && releaseStage === 'prod')
    .filter(({ rounds }) =>
      rounds.some(
        (round) =>
          round.challengeTypes.includes(challengeType) &&
          round.difficulty === difficulty &&
          stages.includes(round.stage),
      ),
    )
    .map(({ companyType }) => companyType)
  return companyTypes.filter((company) => asking.includes(company))
}
