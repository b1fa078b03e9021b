import { goodScore } from '@greenroom/shared/learning'
import { reviewMinutes, reviewRules } from '@greenroom/shared/rules'
import {
  addressOfSession,
  isInterview,
  type ScorecardLine,
  type SessionScorecard,
  scorecardOf,
} from '@greenroom/shared/session'
import type { NextStep, PathItem } from '@greenroom/shared/wire'
import type { SessionHead } from '../../session/sessionLog.ts'
import { drillStep, openPaperStep, paperStep } from './paperSteps.ts'
import type { LessonFor, PaperFacts, ReadinessView } from './sources.ts'
import { dashboardTexts as texts } from './texts.ts'

const shortestInterviewMinutes = 20
const readingMinutes = 5
/** The shortest challenges. */
const challengeMinutes = 20
const diagnosticMinutes = 35

const choice = '/app/interviewSelection'
const reviewsPage = '/app/reviews'
const challengesPage = '/app/mockInterview'

/** The facts that the next step is chosen from. `sessions` are the user's sessions as a candidate, latest first. */
export type Situation = {
  sessions: readonly Pick<SessionHead, 'id' | 'phase' | 'assessmentType' | 'title'>[]
  /** The next item of the path; null without one. */
  item: PathItem | null
  /** Null if there are no reviews. */
  due: { count: number; minutes: number } | null
  /** Whether a diagnostic was finished. */
  hasDiagnostic: boolean
  readiness: Pick<ReadinessView, 'lines' | 'overall'>
  /** A lesson for the weakest line, if there is one. */
  lesson: LessonFor | null
  /** Null in a domain with interviews. */
  papers: PaperFacts | null
  /** The scorecard of the latest interview that has one. */
  scorecard: Pick<SessionScorecard, 'sessionId' | 'lines' | 'fixFirst'> | null
}

/**
 * The next step: an open interview or paper, else the path, else due reviews. If there are none of these, a step that
 * gives the first evidence, else work on the weakest line.
 */
export function nextStepOf(situation: Situation): NextStep {
  const { sessions, item, due, hasDiagnostic, readiness, papers, scorecard } = situation
  const openPaper = papers && openPaperStep(papers)
  if (openPaper !== null) return openPaper
  const interviews = sessions.filter(isInterview)
  const open = interviews.find(({ phase }) => phase === 'IN_PROGRESS')
  if (open !== undefined) return resumeOf(open)
  if (item !== null) return stepOf(item)
  if (due !== null && due.count > 0) return reviewOf(due)
  if (papers !== null) return paperStep(papers, situation.lesson, weakestLine(readiness)?.label ?? null)
  if (!interviews.some(({ phase }) => phase === 'ENDED') && !hasDiagnostic) return firstInterview
  if (readiness.overall === null && !hasDiagnostic) return diagnostic
  const { lesson } = situation
  const weakest = weakestLine(readiness)
  if (lesson !== null && weakest !== null) return lessonOf(lesson, weakest)
  if (scorecard === null) return { ...texts.scored, to: choice, minutes: shortestInterviewMinutes }
  const short = shortLine(scorecard.lines)
  return short === undefined
    ? { ...texts.steady, to: choice, minutes: shortestInterviewMinutes }
    : fixOf(short, scorecard)
}

/**
 * Something shorter than the next step: one sitting of due reviews, else a challenge; null if the next step is as
 * short.
 */
export function shorterThan(next: NextStep, { due, papers }: Pick<Situation, 'due' | 'papers'>): NextStep | null {
  const isShorter = (minutes: number) => next.minutes === null || minutes < next.minutes
  if (due !== null && due.count > 0 && next.to !== reviewsPage) {
    const count = Math.min(due.count, reviewRules.sittingCards)
    const minutes = Math.min(due.minutes, reviewMinutes(count))
    if (isShorter(minutes)) return reviewOf({ count, minutes })
  }
  if (papers !== null) return papers.drillCount > 0 && next.to !== papers.drillPage ? drillStep(papers) : null
  if (next.to === challengesPage || !isShorter(challengeMinutes)) return null
  return { ...texts.challenge, to: challengesPage, minutes: challengeMinutes }
}

const firstInterview: NextStep = { ...texts.first, to: choice, minutes: shortestInterviewMinutes }
const diagnostic: NextStep = { ...texts.diagnostic, to: '/app/diagnostics', minutes: diagnosticMinutes }

const resumeOf = ({ id, assessmentType, title }: Situation['sessions'][number]): NextStep => ({
  ...texts.resume,
  reason: texts.resume.reason(title),
  to: addressOfSession({ sessionId: id, assessmentType }),
  minutes: null,
})

export const stepOf = ({ kind, title, reason, to, minutes, locked }: PathItem): NextStep =>
  locked
    ? { title, reason, action: texts.path.locked, to: '/app/subscriptions', minutes }
    : { title, reason, action: texts.path.actions[kind], to, minutes }

const reviewOf = ({ count, minutes }: { count: number; minutes: number }): NextStep => ({
  title: texts.reviews.title(count),
  reason: texts.reviews.reason(count),
  action: texts.reviews.action,
  to: reviewsPage,
  minutes,
})

const lessonOf = (lesson: LessonFor, { label, estimate, weightPercent }: WeakLine): NextStep => ({
  title: lesson.title,
  reason: texts.lesson.reason(label, estimate, weightPercent),
  action: texts.lesson.action,
  to: lesson.to,
  minutes: lesson.minutes,
})

const fixOf = (line: ScorecardLine, { sessionId, fixFirst }: NonNullable<Situation['scorecard']>): NextStep => ({
  title: texts.fix.title(line.dimension),
  reason: fixFirst === '' ? line.nextStep : fixFirst,
  action: texts.fix.action,
  to: scorecardOf(sessionId),
  minutes: readingMinutes,
})

type Line = ReadinessView['lines'][number]
export type WeakLine = Line & { estimate: NonNullable<Line['estimate']> }

/** The readiness line with the lowest score below a good one; the heavier of two equal ones. */
export function weakestLine({ lines }: Pick<ReadinessView, 'lines'>): WeakLine | null {
  const short = lines.filter((line): line is WeakLine => line.estimate !== null && line.estimate.score < goodScore)
  return short.toSorted((a, b) => a.estimate.score - b.estimate.score || b.weightPercent - a.weightPercent)[0] ?? null
}

/**
 * The scorecard's lowest line that falls short of a good score; on a tie, the one with the most weight. A line without
 * evidence isn't weak.
 */
function shortLine(lines: readonly ScorecardLine[]): ScorecardLine | undefined {
  return lines
    .filter(({ score }) => score !== null && score < goodScore)
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0) || other.weightPercent - one.weightPercent)[0]
}
