import { addDays, countDone, dayAt, type Learner, mondayOf, streakOf } from '@greenroom/shared/learning'
import { isInterview, type SessionScorecard } from '@greenroom/shared/session'
import type { Dashboard, Goal, SessionSummary } from '@greenroom/shared/wire'
import type { SessionHead } from '../../session/sessionLog.ts'
import { calendarMinutes, countsOf, firstOfCalendar, minutesByDay, minutesThisWeek } from './activity.ts'
import { nextStepOf, type Situation, shorterThan, weakestLine } from './nextStep.ts'
import { lastPaperOf } from './paperSteps.ts'
import type { DashboardSources, PathView } from './sources.ts'

/** How many sessions are read. */
const maxSessions = 100
const shownCards = 4
const shownInterviews = 5

/** What the dashboard and the journey have in common. */
export type Facts = {
  at: number
  /** The time zone in which days are counted. */
  timeZone: string
  /** Today. */
  day: string
  goal: Goal | null
  learner: Learner
  sessions: readonly SessionHead[]
  path: PathView | null
  situation: Situation
  readiness: Dashboard['readiness']
  scorecard: SessionScorecard | null
  due: Dashboard['reviews']
}

/**
 * Reads everything about a user, in a number of indexed reads that doesn't grow with their history. What several sources
 * need is read once and shared.
 */
export async function factsOf(sources: DashboardSources, userId: number, timeZone: string): Promise<Facts> {
  const at = sources.now()
  const { domain } = sources
  const reading = sources.learnerOf(userId)
  const dueReading = sources.dueOf(userId, shownCards, { domain, learner: reading })
  const [learner, goal, sessions, path, due, papers] = await Promise.all([
    reading,
    sources.goalOf(userId),
    sources.sessionsOf(userId, maxSessions),
    sources.pathOf(userId, { domain, learner: reading, due: dueReading }),
    dueReading,
    sources.papersOf(userId),
  ])
  const hasDiagnostic = countDone(learner.done, 'diagnostic') > 0
  const readiness = sources.readinessOf(learner.beliefs, goal, at)
  const scored = sessions.find(({ decision }) => decision !== null)
  const scorecard = scored === undefined ? null : await sources.scorecardOf(userId, scored.id)
  const item = path?.next ?? null
  const situation = {
    ...{ sessions, item, due, hasDiagnostic, readiness, papers, scorecard },
    // Only looked for if it is needed: most people have a path.
    get lesson() {
      const weakest = weakestLine(readiness)
      return weakest === null ? null : sources.lessonFor(weakest.skill, learner.done)
    },
  }
  return {
    at,
    timeZone,
    day: dayAt(at, timeZone),
    goal,
    learner,
    sessions,
    path,
    situation,
    readiness,
    scorecard,
    due,
  }
}

/** The data of the dashboard for today. `timeZone` is an IANA name; days begin and end in it. */
export async function dashboardOf(sources: DashboardSources, userId: number, timeZone: string): Promise<Dashboard> {
  const [facts, rewards] = await Promise.all([factsOf(sources, userId, timeZone), sources.rewardsOf(userId)])
  const { day, goal, learner, sessions, situation, readiness, scorecard, due } = facts
  const minutes = minutesByDay(learner, timeZone, firstOfCalendar(day))
  const next = nextStepOf(situation)
  return {
    domain: sources.domain,
    day,
    goal,
    rounds: roundsOfStage(sources, goal).length || null,
    next,
    shorter: shorterThan(next, situation),
    readiness,
    observations: Object.values(learner.beliefs).reduce((sum, belief) => sum + (belief?.count ?? 0), 0),
    reviews: due,
    lastPaper: situation.papers === null ? null : lastPaperOf(situation.papers),
    lastScorecard: scorecard === null ? null : lastScorecardOf(scorecard, sessions),
    activity: {
      minutes: calendarMinutes(minutes, day),
      ...countsOf(learner.done, sessions),
      streakDays: streakOf(learner.worked, { timeZone, at: facts.at }).days,
    },
    week: { minutes: minutesThisWeek(minutes, day), planned: plannedThisWeek(facts) },
    ...rewards,
    interviews: sessions.filter(isInterview).slice(0, shownInterviews).map(summaryOf),
  }
}

/** The rounds that the goal's company has in the goal's stage. */
export const roundsOfStage = ({ roundsOf }: Pick<DashboardSources, 'roundsOf'>, goal: Goal | null) =>
  roundsOf(goal).filter(({ stage }) => stage === (goal?.stage ?? 'on_site'))

/** The path's minutes for this week, else the hours in the goal. */
function plannedThisWeek({ path, goal, day }: Facts): number | null {
  if (path !== null) return path.minutesBetween(mondayOf(day), addDays(mondayOf(day), 7))
  return goal?.hoursPerWeek == null ? null : goal.hoursPerWeek * 60
}

function lastScorecardOf(
  { sessionId, decision, lines }: SessionScorecard,
  sessions: readonly SessionHead[],
): Dashboard['lastScorecard'] {
  const head = sessions.find(({ id }) => id === sessionId)
  if (head === undefined) return null
  return {
    sessionId,
    title: head.title,
    endedAt: new Date(head.endedAt ?? head.createdAt).toISOString(),
    decision,
    lines: lines.map(({ dimension, score }) => ({ dimension, score })),
  }
}

const summaryOf = ({ id, createdAt, endedAt, assessmentType = null, ...head }: SessionHead): SessionSummary => ({
  sessionId: id,
  role: 'candidate',
  mode: head.mode,
  assessmentType,
  phase: head.phase,
  createdAt: new Date(createdAt).toISOString(),
  endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
  settings: head.settings,
  programmingLanguage: head.programmingLanguage,
  title: head.title,
  decision: head.decision,
})
