import { everyRound } from '../pathProgress.ts'
import { addDays, daysBetween, mondayOf } from './planDays.ts'
import type { PlanFrame, PlannedItem, PlanTarget } from './planTypes.ts'
import { planReasons, planTitles } from './reasons.ts'

const rehearsalMinutes = 60
const usualGapDays = 7
const shortGapDays = 3
const shortHorizonDays = 14
/** How many days before the interview the rehearsal is, and how much earlier it may be if that day is too short. */
const beforeInterview = 2
const latestShift = 6
/** How much of a week mocks may take: spoken ones, and papers, which are as long as the exam. */
const [spokenShare, paperShare] = [0.4, 0.7]

type MockOptions = {
  target: PlanTarget
  frame: PlanFrame
  /** The minutes of the week that begins on this Monday. */
  budgetOf: (monday: string) => number
  /** The skill in which the mocks should show progress; null if there is no evidence yet. */
  weakest: string | null
  /** Minutes already taken by something else on the first day. */
  takenAtFirst: number
}

/**
 * Plans one mock a week, or every third day if there are only two weeks, and a full rehearsal two days before the
 * interview.
 */
export function mocksOf({ target, frame, budgetOf, weakest, takenAtFirst }: MockOptions): {
  mocks: PlannedItem[]
  /** The ids of the mocks that end a paper. */
  ends: ReadonlySet<string>
  rehearsalFits: boolean
} {
  const { from, lastDay, interviewOn, kept } = frame
  const taken = new Map<string, number>([[mondayOf(from), takenAtFirst]])
  const reserve = (day: string, minutes: number, share: number): boolean => {
    const monday = mondayOf(day)
    const after = (taken.get(monday) ?? 0) + minutes
    if (after > budgetOf(monday) * share) return false
    taken.set(monday, after)
    return true
  }
  const rehearsal = rehearsalDay(frame, (day) => reserve(day, rehearsalMinutes, 1))
  const isShort = daysBetween(from, lastDay) < shortHorizonDays
  const gap = isShort ? shortGapDays : usualGapDays
  const last =
    rehearsal === null ? addDays(lastDay, interviewOn === null ? 0 : -1) : addDays(rehearsal, -Math.min(gap, 4))
  const doneBefore = kept.filter(({ kind }) => kind === 'mock')
  const latest = doneBefore
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  const mocks: PlannedItem[] = []
  const ends = new Set<string>()
  let number = doneBefore.length
  let turn = doneBefore.length
  const roundAt = (index: number) => target.rounds[index % Math.max(1, target.rounds.length)]
  /** The next round that fits. A part of a paper that is too long for the week gives way to a shorter one. */
  const nextFitting = (day: string) => {
    const tried = roundAt(turn)?.isWritten === true ? target.rounds.length : 1
    for (let skipped = 0; skipped < tried; skipped += 1) {
      const round = roundAt(turn + skipped)
      const minutes = round?.minutes ?? 45
      const share = round?.isWritten === true ? paperShare : spokenShare
      if (reserve(day, minutes, isShort ? 1 : share)) return { round, minutes, turn: turn + skipped }
    }
    return null
  }
  const first = latest === undefined ? addDays(from, gap - 1) : laterOf(addDays(latest, gap), addDays(from, 1))
  for (let day = first; day <= last; day = addDays(day, gap)) {
    const found = nextFitting(day)
    if (found === null) continue
    const { round, minutes } = found
    number += 1
    turn = found.turn + 1
    if (round?.endsPaper === true) ends.add(`mock/${number}`)
    mocks.push({
      ...{ id: `mock/${number}`, kind: 'mock', minutes, day, skill: null, tier: 'standard' },
      title: round === undefined ? planTitles.anyMock : planTitles.mock(target.company, round.name),
      to: round?.to ?? '/app/interviewSelection',
      reason: reasonOf(number, weakest, round?.isWritten === true),
      ...(round === undefined || round.isWritten === true ? {} : { round: round.name }),
    })
  }
  if (rehearsal !== null) {
    mocks.push({
      ...{ id: `mock/${number + 1}`, kind: 'mock', day: rehearsal, skill: null, tier: 'standard' },
      minutes: rehearsalMinutes,
      title: planTitles.rehearsal(target.company),
      to: target.allRounds ?? target.rounds[0]?.to ?? '/app/interviewSelection',
      reason: planReasons.rehearsal,
      ...roundsOfRehearsal(target),
    })
  }
  return { mocks, ends, rehearsalFits: rehearsal !== null || interviewOn === null }
}

/** A full rehearsal has several rounds. If there is only one, it is that one. */
function roundsOfRehearsal({ rounds: [first, ...more] }: PlanTarget): Pick<PlannedItem, 'round'> {
  if (first === undefined || first.isWritten === true) return {}
  return { round: more.length === 0 ? first.name : everyRound }
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)

const reasonOf = (number: number, weakest: string | null, isWritten: boolean): string => {
  if (number === 1) return planReasons.firstMock
  if (weakest === null && isWritten) return planReasons.paper
  return weakest === null ? planReasons.mock : planReasons.mockAfter(weakest)
}

function rehearsalDay({ from, interviewOn }: PlanFrame, reserve: (day: string) => boolean): string | null {
  if (interviewOn === null) return null
  for (let shift = 0; shift <= latestShift; shift += 1) {
    const day = addDays(interviewOn, -beforeInterview - shift)
    if (day < from) return null
    if (reserve(day)) return day
  }
  return null
}
