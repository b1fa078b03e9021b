import { rubrics } from '@greenroom/shared/rules'
import { questionsOf, type ScorecardLine, type Session } from '@greenroom/shared/session'
import type { ChallengeType, Difficulty, ProgrammingLanguage, Progress } from '@greenroom/shared/vocabulary'
import type { ChallengeSummary } from '@greenroom/shared/wire'

/** What to practise next: a question on the weakest line, untimed and unscored. */
export type Drill = {
  /** The dimension; null if all scores are at the top, so that more of the same is practised. */
  what: string | null
  type: ChallengeType
  difficulty: Difficulty
  programmingLanguage: ProgrammingLanguage
  /** Questions already asked. */
  asked: readonly string[]
}

/** A question to practise, with no time limit. */
export type DrillLength = { minutes: number; challengeId: string; title: string }

/**
 * Drills the weakest line, or on a tie the one with the most weight. If every score is at the top, drills a line
 * without evidence or, failing that, more of the same kind.
 */
export function drillOf(lines: readonly ScorecardLine[], session: Session): Drill {
  const line = weakestOf(lines)
  return {
    what: line?.dimension ?? null,
    type: typeFor((line ?? lines[0])?.dimension),
    difficulty: session.settings.interviewDifficulty,
    programmingLanguage: session.programmingLanguage,
    asked: questionsOf(session).map(({ challenge }) => challenge.challenge_id),
  }
}

function weakestOf(lines: readonly ScorecardLine[]): ScorecardLine | undefined {
  const scored = lines.filter(({ score }) => score !== null && score < 4)
  const candidates = scored.length > 0 ? scored : lines.filter(({ score }) => score === null)
  return candidates.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0) || b.weightPercent - a.weightPercent)[0]
}

/** Practises design dimensions on a design, knowledge on a knowledge question, and everything else in code. */
function typeFor(dimension = ''): ChallengeType {
  if (dimension in rubrics.system_design) return 'system_design'
  return dimension in rubrics.knowledge ? 'knowledge' : 'coding'
}

const newest: readonly Progress[] = ['not_started', 'in_progress', 'completed']

/** The lengths that have questions, shortest first, each with its newest and closest question. */
export function drillLengths(
  { type, difficulty, asked }: Drill,
  challenges: readonly ChallengeSummary[],
): DrillLength[] {
  const rankOf = (each: ChallengeSummary): number =>
    (asked.includes(each.challengeId) ? 6 : 0) +
    2 * newest.indexOf(each.state) +
    (each.difficulty === difficulty ? 0 : 1)
  const open = challenges
    .filter(({ access, challengeType }) => access === 'open' && challengeType === type)
    .toSorted((a, b) => a.durationInMinutes - b.durationInMinutes || rankOf(a) - rankOf(b))
  return open
    .filter(({ durationInMinutes }, index) => open[index - 1]?.durationInMinutes !== durationInMinutes)
    .map(({ durationInMinutes: minutes, challengeId, title }) => ({ minutes, challengeId, title }))
}
