import { plannedQuestion } from '../rules/loop.ts'
import { questionCountFor } from '../rules/questionCount.ts'
import type { RoundKind } from '../rules/rounds.ts'
import { roundOfQuestion, rubrics } from '../rules/rubrics.ts'
import type { LoopRound } from '../session/companyLoop.ts'
import type { Round } from '../session/scorecard.ts'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import type { InterviewStage } from '../vocabulary/interview.ts'
import { skillOfDimension } from './rubricSkills.ts'
import { type RubricSkill, rubricSkills } from './skill.ts'

/** The length of interview that each stage is planned for, in minutes. */
const usualMinutes: Record<InterviewStage, number> = { telephone: 45, take_home_assessment: 60, on_site: 60 }

export type PlannedInterview = { stage: InterviewStage; level: ExperienceLevel; loop?: readonly LoopRound[] }

/** The rubrics that judge an interview of this stage, one for each question, following the company's rounds. */
export function roundsAhead({ stage, level, loop = [] }: PlannedInterview): Round[] {
  const settings = {
    interviewStage: stage,
    candidateExperienceLevel: level,
    timeLimitInMinutes: usualMinutes[stage] as Parameters<typeof questionCountFor>[0]['timeLimitInMinutes'],
  }
  const ofStage = loop.filter((round) => round.stage === stage).length
  const questionCount = Math.max(questionCountFor(settings), stage === 'on_site' ? ofStage : 0)
  const interview = { settings, assessmentType: null, questionCount, loop }
  return Array.from({ length: questionCount }, (_, index) => {
    const [kind = 'coding'] = plannedQuestion(interview, index + 1).kinds
    return rubricOf(kind, stage)
  })
}

function rubricOf(kind: RoundKind, stage: InterviewStage): Round {
  if (kind === 'behavioural') return 'behavioural'
  return roundOfQuestion({ challengeType: kind === 'truth_or_despair' ? 'knowledge' : kind }, stage)
}

/**
 * How much each rubric line counts in an interview, in percent: the weights of its scorecards (answers §6), with equal
 * weight for each question. Heaviest first, without lines that don't count.
 */
export function interviewWeights({ stage, level, loop = noLoop }: PlannedInterview): readonly LineWeight[] {
  const ofLoop = known.get(loop) ?? new Map<string, readonly LineWeight[]>()
  known.set(loop, ofLoop)
  const key = `${stage} ${level}`
  const found = ofLoop.get(key) ?? weightsOf({ stage, level, loop })
  ofLoop.set(key, found)
  return found
}

export type LineWeight = { skill: RubricSkill; weightPercent: number }
const noLoop: readonly LoopRound[] = []
/** Everybody with the same goal has the same weights, and they take longer to work out than somebody's readiness. */
const known = new WeakMap<readonly LoopRound[], Map<string, readonly LineWeight[]>>()

function weightsOf(interview: PlannedInterview): LineWeight[] {
  const ahead = roundsAhead(interview)
  const points = ahead.flatMap((round) =>
    Object.entries(rubrics[round]).map(([dimension, weight]) => ({
      skill: skillOfDimension(round, dimension),
      weight,
    })),
  )
  return rubricSkills
    .map((skill) => ({
      skill,
      weightPercent: points.reduce((sum, each) => (each.skill === skill ? sum + each.weight : sum), 0) / ahead.length,
    }))
    .filter(({ weightPercent }) => weightPercent > 0)
    .toSorted((one, other) => other.weightPercent - one.weightPercent)
}
