import { dayAt, type Learner, timesByRef } from '@greenroom/shared/learning'
import { addressOfSession, decisionLabels, isInterview, scorecardOf } from '@greenroom/shared/session'
import type { Journey, JourneyMark, PathItem, PathWeek } from '@greenroom/shared/wire'
import type { SessionHead } from '../../session/sessionLog.ts'
import type { DashboardSources, PaperFacts } from './sources.ts'
import { dashboardTexts as texts } from './texts.ts'

type Lanes = Journey['lanes']
type Lane = keyof Lanes
/** Something done, as a mark. `at`: when, ms since 1970. `detail`: the line below its title. */
type Happened = JourneyMark & { at: number; detail: string; lane: Lane }

const shownDone = 6
/** How many missed items are listed. The page of the path shows how many there are in all. */
const shownMissed = 2

export type LanesOptions = {
  done: Learner['done']
  sessions: readonly SessionHead[]
  weeks: readonly PathWeek[] | null
  from: string
  timeZone: string
  thingOf: DashboardSources['thingOf']
  /** Null in a domain that has interviews instead. */
  papers: PaperFacts | null
}

/** What was done since `from`, latest first. */
export function happenedSince({
  done,
  sessions,
  from,
  timeZone,
  thingOf,
  papers,
}: Omit<LanesOptions, 'weeks'>): Happened[] {
  const things = Object.entries(timesByRef(done)).flatMap(([ref, at]): Happened[] => {
    const thing = thingOf(ref)
    return thing === null ? [] : [{ ...thing, at, day: dayAt(at, timeZone), state: 'done', detail: '' }]
  })
  const interviews = sessions
    .filter((head) => isInterview(head) && head.phase === 'ENDED')
    .map((head) => interviewOf(head, timeZone))
  const sat = (papers?.sat ?? []).map((part) => satPart(part, timeZone))
  return [...things, ...interviews, ...sat].filter(({ day }) => day >= from).toSorted((a, b) => b.at - a.at)
}

function interviewOf(head: SessionHead, timeZone: string): Happened {
  const at = head.endedAt ?? head.createdAt
  return {
    title: head.title,
    to:
      head.scorecard === 'none'
        ? addressOfSession({ sessionId: head.id, assessmentType: head.assessmentType })
        : scorecardOf(head.id),
    lane: 'interviews',
    at,
    day: dayAt(at, timeZone),
    state: 'done',
    detail: texts.interview(head.decision === null ? null : decisionLabels[head.decision]),
  }
}

const satPart = ({ number, part, at, to, marks }: PaperFacts['sat'][number], timeZone: string): Happened => ({
  ...{
    title: texts.papers.sat.title(number, part),
    to,
    lane: 'interviews',
    at,
    day: dayAt(at, timeZone),
    state: 'done',
  },
  detail: marks === null ? texts.papers.sat.noMarks : texts.papers.sat.marks(marks.right, marks.total),
})

const laneOf: Readonly<Record<PathItem['kind'], Lane | null>> = {
  lesson: 'lessons',
  challenge: 'challenges',
  mock: 'interviews',
  review: null,
  drill: null,
  diagnostic: null,
}

/** The marks of each lane: what is done, and what is still planned. */
export function lanesOf(happened: readonly Happened[], weeks: readonly PathWeek[] | null): Lanes {
  const open = (weeks ?? []).flatMap(({ items }) => items).filter(({ state }) => state !== 'done')
  const marksOf = (lane: Lane): JourneyMark[] => [
    ...happened
      .filter((each) => each.lane === lane)
      .map(markOf)
      .toReversed(),
    ...open.filter(({ kind }) => laneOf[kind] === lane).map(plannedOf),
  ]
  return { lessons: marksOf('lessons'), challenges: marksOf('challenges'), interviews: marksOf('interviews') }
}

/** The latest things done, and the latest that were missed, latest first. */
export function doneList(happened: readonly Happened[], weeks: readonly PathWeek[] | null): Journey['done'] {
  const missed = (weeks ?? [])
    .flatMap(({ items }) => items)
    .filter(({ state }) => state === 'missed')
    .slice(-shownMissed)
    .map((item) => ({ ...plannedOf(item), detail: '' }))
  const done = happened.slice(0, shownDone).map((each) => ({ ...markOf(each), detail: each.detail }))
  return [...done, ...missed].toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).slice(0, shownDone)
}

const markOf = ({ day, state, title, to }: Happened): JourneyMark => ({ day, state, title, to })
const plannedOf = ({ day, state, title, to }: PathItem): JourneyMark => ({
  day,
  state: state === 'missed' ? 'missed' : 'planned',
  title,
  to,
})
