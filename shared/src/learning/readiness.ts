import type { LoopRound } from '../session/companyLoop.ts'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import type { InterviewStage } from '../vocabulary/interview.ts'
import { interviewWeights } from './interviewWeights.ts'
import { scoreNoise, scoreOf } from './likelihood.ts'
import { narrowingOf } from './narrowing.ts'
import { momentsOf, type Normal, z90 } from './normal.ts'
import type { RubricSkill } from './skill.ts'
import { skillLabel } from './skillLabel.ts'
import { aged, type Beliefs, estimateOf, formVariance, type SkillEstimate, unknownBelief } from './skillModel.ts'

/**
 * The interview to be ready for. The default is an on-site for a junior. `loop`: the company's rounds (`loopOf`), if we
 * know them; without them the usual rounds of the stage. `company` is its name, which appears in reasons.
 */
export type ReadinessTarget = {
  stage: InterviewStage | null
  level: ExperienceLevel | null
  company?: string | null
  loop?: readonly LoopRound[]
}

/**
 * A line of future scorecards. `estimate` says where its next score probably falls: between `low` and `high` nine times
 * in ten. Null means that there is not enough evidence.
 */
export type ReadinessLine = { skill: RubricSkill; label: string; weightPercent: number; estimate: SkillEstimate | null }

/** The work that would narrow a line's range the most, its minutes, and the reason. */
export type NarrowBy = { skill: RubricSkill; minutes: number; reason: string }

export type Readiness = {
  /** Heaviest first. */
  lines: ReadinessLine[]
  /**
   * The range that the next interview's weighted score falls into nine times in ten; null if more than half of the
   * weight is unknown.
   */
  overall: { score: number; low: number; high: number } | null
  /** The most useful first. */
  narrowBy: NarrowBy[]
}

/** The share of the weight that must be known for an overall range. */
const leastKnownPercent = 50
/** A range wider than this, in scores, is worth narrowing. */
const wide = 1.6
/** The correlation between the lines of one interview for the same abilities: a good day helps all of them. */
const likeness = 0.4

/**
 * How ready somebody is for the target interview at `at` (ms since 1970), by the weights of its rubrics. Spec §2,
 * answers §6.
 */
export function readinessOf(beliefs: Beliefs, target: ReadinessTarget, at: number): Readiness {
  const { stage, level, loop } = target
  const weights = interviewWeights({
    stage: stage ?? 'on_site',
    level: level ?? 'JUNIOR',
    ...(loop === undefined ? {} : { loop }),
  })
  const ahead = weights.map(({ skill, weightPercent }) => {
    const estimate = estimateOf(beliefs, skill, at)
    const score = nextScore(beliefs, skill, at)
    const line = estimate === null ? null : { ...rangeOf(score), count: estimate.count }
    return { score, line: { skill, label: skillLabel(skill), weightPercent, estimate: line } }
  })
  const lines = ahead.map(({ line }) => line)
  const known = lines.reduce((sum, { estimate, weightPercent }) => sum + (estimate === null ? 0 : weightPercent), 0)
  return {
    lines,
    overall: known < leastKnownPercent ? null : rangeOf(weighted(ahead)),
    narrowBy: narrowedBy(lines, { beliefs, at, company: target.company ?? null }),
  }
}

/** The next score of a line, before it is rounded to a whole number. */
function nextScore(beliefs: Beliefs, skill: RubricSkill, at: number): Normal {
  const belief = beliefs[skill]
  const { mean, variance } = belief === undefined ? unknownBelief : aged(belief, at)
  const expected = momentsOf({ mean, variance: variance + formVariance }, scoreOf)
  return { mean: expected.mean, variance: expected.variance + scoreNoise ** 2 }
}

function weighted(ahead: readonly { score: Normal; line: ReadinessLine }[]): Normal {
  const parts = ahead.map(({ score, line }) => ({
    mean: (score.mean * line.weightPercent) / 100,
    sd: (Math.sqrt(score.variance) * line.weightPercent) / 100,
  }))
  const alone = parts.reduce((sum, { sd }) => sum + sd ** 2, 0)
  const together = parts.reduce((sum, { sd }) => sum + sd, 0) ** 2
  return {
    mean: parts.reduce((sum, { mean }) => sum + mean, 0),
    variance: alone + likeness * (together - alone),
  }
}

function rangeOf({ mean, variance }: Normal): { score: number; low: number; high: number } {
  const reach = z90 * Math.sqrt(variance)
  return { score: mean, low: Math.max(1, mean - reach), high: Math.min(4, mean + reach) }
}

function narrowedBy(
  lines: readonly ReadinessLine[],
  { beliefs, at, company }: { beliefs: Beliefs; at: number; company: string | null },
): NarrowBy[] {
  return lines
    .map((line) => ({ ...line, width: line.estimate === null ? 3 : line.estimate.high - line.estimate.low }))
    .filter(({ width }) => width > wide)
    .toSorted((one, other) => other.width * other.weightPercent - one.width * one.weightPercent)
    .flatMap((line) => {
      const narrowing = narrowingOf(beliefs, line.skill, at)
      return narrowing === null
        ? []
        : [{ skill: line.skill, minutes: narrowing.minutes, reason: reasonFor(line, company) }]
    })
}

function reasonFor({ label, weightPercent, estimate }: ReadinessLine, company: string | null): string {
  const share = `${label} is ${Math.round(weightPercent)}% of ${company === null ? 'your interview' : `your ${company} interview`}`
  return estimate === null
    ? `${share}, and there isn’t enough evidence yet.`
    : `${share}, and its range is still wide: ${estimate.low.toFixed(1)} to ${estimate.high.toFixed(1)}.`
}
