import { allottedMs, durationsInMinutes, expectedCost, hasBehaviouralRound } from '@greenroom/shared/rules'
import type { InterviewSettings, PublicChallenge } from '@greenroom/shared/session'
import { difficulties, type ExtraTimePercent, interviewStages } from '@greenroom/shared/vocabulary'
import type { NearestMatch, SessionEstimate } from '@greenroom/shared/wire'
import type { CreateSession } from '../../session/commands.ts'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import { planOf } from '../../session/decide/questions/plan.ts'
import { findChallenge, findNamed } from '../../session/decide/questions/questions.ts'

type Planned = Pick<
  CreateSession,
  'contentDomain' | 'settings' | 'round' | 'assessmentType' | 'programmingLanguage' | 'challengeId' | 'mode'
> & { extraTimePercent: ExtraTimePercent }

/** Estimates a session's cost and length, and whether a question fits, by the rules that open and charge it. */
export function estimateOf(planned: Planned, catalogue: ChallengeCatalogue): SessionEstimate {
  const found = questionFor(planned, catalogue)
  const matches = found !== undefined
  const plan = planOf(planned, catalogue)
  return {
    tokens: expectedCost({ ...planned, control: planned.mode ?? 'ai' }),
    minutes: allottedMs(planned) / 60_000,
    questionCount: plan.questionCount,
    matches,
    endsWithAStory: hasBehaviouralRound({ ...planned, ...plan }),
    followsRound:
      planned.round === undefined || !found ? null : planned.round.challengeTypes.includes(found.challengeType),
    nearest: matches ? [] : nearestTo(planned, catalogue),
  }
}

function questionFor(planned: Planned, catalogue: ChallengeCatalogue): PublicChallenge | undefined {
  const { challengeId } = planned
  if (challengeId !== null) return findNamed(planned, challengeId, catalogue)
  // The session id determines which question is picked, but not whether there is one.
  const search = { ...planned, ...planOf(planned, catalogue), sessionId: 'estimate', completedChallengeIds: [] }
  return findChallenge(search, [], catalogue)
}

/** For each of the three settings in spec §8, the other values for which there is a question. */
function nearestTo(planned: Planned, catalogue: ChallengeCatalogue): NearestMatch[] {
  // Other settings don't help if a question was requested by id.
  if (planned.challengeId !== null) return []
  return changesOf(planned.settings).filter(
    (change) => questionFor({ ...planned, settings: { ...planned.settings, ...change } }, catalogue) !== undefined,
  )
}

function changesOf({ interviewDifficulty, timeLimitInMinutes, interviewStage }: InterviewSettings): NearestMatch[] {
  const byDistance = durationsInMinutes.toSorted(
    (one, other) => Math.abs(one - timeLimitInMinutes) - Math.abs(other - timeLimitInMinutes),
  )
  return [
    ...difficulties.filter((each) => each !== interviewDifficulty).map((each) => ({ interviewDifficulty: each })),
    ...byDistance.filter((each) => each !== timeLimitInMinutes).map((each) => ({ timeLimitInMinutes: each })),
    ...interviewStages.filter((each) => each !== interviewStage).map((each) => ({ interviewStage: each })),
  ]
}
