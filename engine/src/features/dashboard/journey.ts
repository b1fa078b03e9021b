import { addDays, daysBetween, mondayOf } from '@greenroom/shared/learning'
import type { Journey, PathWeek } from '@greenroom/shared/wire'
import { minutesByDay } from './activity.ts'
import { beforeInterview } from './before.ts'
import { factsOf, roundsOfStage } from './dashboard.ts'
import { doneList, happenedSince, lanesOf } from './lanes.ts'
import { nextStepOf } from './nextStep.ts'
import { beforeExamination } from './paperSteps.ts'
import type { DashboardSources } from './sources.ts'
import { stepTimesOf } from './stepTimes.ts'
import { forecastOf, trendOf } from './trend.ts'

/** How far back the journey looks. */
const maxWeeksBack = 12
/** How many happenings we read, latest first. Older ones no longer change the estimates. */
const maxHappenings = 2_000
const shownNext = 4

/** The timeline of a user. Reads what the dashboard reads, the latest happenings in one read, and a few sessions. */
export async function journeyOf(sources: DashboardSources, userId: number, timeZone: string): Promise<Journey> {
  const [facts, latest] = await Promise.all([
    factsOf(sources, userId, timeZone),
    sources.happeningsOf(userId, maxHappenings),
  ])
  const { at, day, goal, learner, sessions, situation, readiness } = facts
  const weeks = facts.path?.weeks() ?? null
  const minutes = minutesByDay(learner, timeZone)
  const from = firstDay(day, weeks, minutes)
  const to = goal?.date != null && goal.date > day ? goal.date : day
  const happened = happenedSince({
    ...{ done: learner.done, sessions, from, timeZone, thingOf: sources.thingOf },
    papers: situation.papers,
  })
  const points = trendOf({
    ...{ happenings: latest.toReversed(), beliefs: learner.beliefs, goal, from, at, timeZone },
    readinessOf: sources.readinessOf,
  })
  const items = (weeks ?? []).flatMap((week) => week.items)
  const open = items.filter(({ state }) => state !== 'done')
  const next = nextStepOf(situation)
  const rounds = roundsOfStage(sources, goal)
  return {
    domain: sources.domain,
    day,
    goal,
    rounds: rounds.length || null,
    from,
    to,
    hasPath: weeks !== null,
    trend: {
      points,
      ...forecastOf({ points, minutes, weeks, day, to: goal?.date ?? null, isExam: situation.papers !== null }),
    },
    stepTimes: await stepTimesOf(sources, userId, sessions),
    lanes: lanesOf(happened, weeks),
    weeks: weeksBetween(from, to, day, weeks),
    done: doneList(happened, weeks),
    next,
    following: open
      .filter(({ id }) => id !== situation.item?.id)
      .slice(0, shownNext)
      .map(({ title, minutes: needed, day: on, to: page, reason }) => ({
        title,
        minutes: needed,
        day: on,
        to: page,
        reason,
      })),
    minutesToday: open.filter((item) => item.day === day).reduce((sum, item) => sum + item.minutes, 0),
    before:
      situation.papers === null
        ? beforeInterview({ goal, rounds, sessions, readiness })
        : beforeExamination(situation.papers, readiness),
  }
}

/** The Monday of the week in which preparation began, at most twelve weeks ago. */
function firstDay(day: string, weeks: readonly PathWeek[] | null, minutes: ReadonlyMap<string, number>): string {
  const earliest = addDays(day, -7 * maxWeeksBack)
  const began = [...minutes.keys(), weeks?.[0]?.from ?? day].filter((each) => each >= earliest && each <= day)
  return mondayOf(began.toSorted()[0] ?? day)
}

/** Weeks from Monday, named as in the path. */
function weeksBetween(from: string, to: string, today: string, path: readonly PathWeek[] | null): Journey['weeks'] {
  const count = Math.floor(daysBetween(from, to) / 7) + 1
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(from, 7 * index)
    const title = path?.find((week) => mondayOf(week.from) === first)?.title ?? ''
    const isNow = first <= today && today < addDays(first, 7)
    return { from: first, title, state: isNow ? 'now' : first < today ? 'over' : 'ahead' }
  })
}
