import type { ScorecardLine, SessionScorecard } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { addressOfSession, isInterview } from '../../data/sessionKinds.ts'
import { dashboardTexts as texts } from './texts.ts'

/** The suggested next step: what, why and where. `minutes` is null if unknown. */
export type NextStep = { title: string; body: string; action: string; to: string; minutes: number | null }

const shortestInterviewMinutes = 20
const readingMinutes = 5
const goodScore = 3

const choice = '/app/interviewSelection'

/**
 * Suggests the candidate's next step: finish an open interview, else start one, else work on the line that held the
 * last one back.
 * @param all the user's sessions, latest first; practice is ignored, since it can wait
 * @param scorecard of the latest interview that has one
 */
export function nextStepOf(
  all: readonly SessionSummary[],
  scorecard: Pick<SessionScorecard, 'sessionId' | 'lines' | 'fixFirst'> | null,
): NextStep {
  const sessions = all.filter(isInterview)
  const open = sessions.find(({ phase }) => phase === 'IN_PROGRESS')
  if (open !== undefined)
    return { ...texts.goOn, body: texts.goOn.body(open.title), to: addressOfSession(open), minutes: null }
  if (!sessions.some(({ phase }) => phase === 'ENDED'))
    return { ...texts.first, to: choice, minutes: shortestInterviewMinutes }
  if (scorecard === null) return { ...texts.firstScored, to: choice, minutes: shortestInterviewMinutes }
  const weakest = weakestLine(scorecard.lines)
  if (weakest === undefined) return { ...texts.steady, to: choice, minutes: shortestInterviewMinutes }
  return {
    title: texts.fix.title(weakest.dimension),
    body: scorecard.fixFirst === '' ? weakest.nextStep : scorecard.fixFirst,
    action: texts.fix.action,
    to: `/app/scorecard?session=${encodeURIComponent(scorecard.sessionId)}`,
    minutes: readingMinutes,
  }
}

/**
 * The lowest-scoring line that falls short of a good score; on a tie, the one with the most weight. A line without
 * evidence isn't weak.
 */
function weakestLine(lines: readonly ScorecardLine[]): ScorecardLine | undefined {
  return lines
    .filter(({ score }) => score !== null && score < goodScore)
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0) || other.weightPercent - one.weightPercent)[0]
}
