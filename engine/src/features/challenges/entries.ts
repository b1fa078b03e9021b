import type { Challenge, ChallengeBank, CompanyPreset, SpokenBank } from '@greenroom/shared/content'
import {
  type ChallengeType,
  type CompanyType,
  companyTypes,
  type Difficulty,
  type InterviewStage,
} from '@greenroom/shared/vocabulary'

/** A challenge as far as it is told of before it is opened. */
export type ChallengeEntry = Pick<
  Challenge,
  'id' | 'title' | 'challengeType' | 'difficulty' | 'concepts' | 'stages' | 'contentTier' | 'releaseStage'
> & { durationInMinutes: number }

/** Every challenge that can be practised, coded or answered in words, and the tutorials; decks of statements are put as an assessment only. */
export const entriesOf = (
  bank: Pick<ChallengeBank, 'all'>,
  spoken: Pick<SpokenBank, 'all' | 'tutorials'>,
): readonly ChallengeEntry[] => [...bank.all(), ...spoken.all(), ...(spoken.tutorials?.all() ?? [])]

export type Asked = { challengeType: ChallengeType; difficulty: Difficulty; stages: readonly InterviewStage[] }

/**
 * The companies that ask such a question: in a round of their preset the type, the difficulty and the stage are the same. A neutral
 * preset describes no company.
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
