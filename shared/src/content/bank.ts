import { createHash } from 'node:crypto'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type { ExperienceLevel, RoleType } from '../vocabulary/hiring.ts'
import type { ChallengeType, Difficulty, InterviewStage } from '../vocabulary/interview.ts'
import type { Challenge } from './challenge.ts'

export type PickCriteria = {
  difficulty: Difficulty
  programmingLanguage: ProgrammingLanguage
  maxDurationMinutes: number
  stage?: InterviewStage
  challengeType?: ChallengeType
  /** The level and role that the question must suit; missing if any will do. */
  candidate?: { level: ExperienceLevel; roleType: RoleType }
  /** The ids of questions to pick only if no other question fits. */
  exclude: readonly string[]
  /** Decides between equally good questions: the same seed picks the same question. */
  seed: string
}

/** The fields of a question that a bank needs. */
type Pickable = Pick<
  Challenge,
  'id' | 'version' | 'difficulty' | 'stages' | 'challengeType' | 'roleTypes' | 'levels' | 'releaseStage' | 'contentTier'
> & { durationInMinutes: number }

/** All questions of one kind, in memory. */
export type Bank<Question> = {
  all(): readonly Question[]
  /** Returns this version of the question, or the newest by default; undefined if the id or version is unknown. */
  get(id: string, version?: string): Question | undefined
  /** Picks the longest released question that fits, breaking ties by the seed; undefined if none fits. */
  pick(criteria: PickCriteria): Question | undefined
}
export type ChallengeBank = Bank<Challenge>

/** @param former finds older versions of a question */
export function createBank<Question extends Pickable>(
  challenges: readonly Question[],
  former: (id: string, version: string) => Question | undefined = () => undefined,
): Bank<Question> {
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
  return {
    all: () => challenges,
    get(id, version) {
      const found = byId.get(id)
      return version === undefined || found?.version === version ? found : former(id, version)
    },
    pick(criteria) {
      const fitting = challenges.filter((challenge) => fits(challenge, criteria))
      const fresh = fitting.filter(({ id }) => !criteria.exclude.includes(id))
      const candidates = fresh.length > 0 ? fresh : fitting
      const longest = Math.max(...candidates.map(({ durationInMinutes }) => durationInMinutes))
      const equals = candidates.filter(({ durationInMinutes }) => durationInMinutes === longest)
      return equals[chance(criteria.seed, equals.length)]
    },
  }
}

/**
 * Whether a question meets the criteria. Doesn't check the programming language, because every challenge exists in all
 * languages.
 */
function fits(
  challenge: Pickable,
  { difficulty, maxDurationMinutes, stage, challengeType, candidate }: PickCriteria,
): boolean {
  return (
    challenge.difficulty === difficulty &&
    challenge.durationInMinutes <= maxDurationMinutes &&
    (stage === undefined || challenge.stages.includes(stage)) &&
    (challengeType === undefined || challenge.challengeType === challengeType) &&
    (candidate === undefined || suits(challenge, candidate)) &&
    challenge.releaseStage === 'prod' &&
    challenge.contentTier === 'standard'
  )
}

const suits = ({ levels, roleTypes }: Pickable, { level, roleType }: NonNullable<PickCriteria['candidate']>): boolean =>
  levels.includes(level) && roleTypes.includes(roleType)

function chance(seed: string, outOf: number): number {
  return outOf === 0 ? 0 : createHash('sha256').update(seed).digest().readUInt32BE(0) % outOf
}
