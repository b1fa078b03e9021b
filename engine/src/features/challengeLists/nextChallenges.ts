import {
  dayAt,
  type Learner,
  minutesOfDays,
  mondayOf,
  recommend,
  repeatOf,
  type Task,
} from '@greenroom/shared/learning'
import type { Concept } from '@greenroom/shared/vocabulary'
import type { Goal, RecommendedChallenge } from '@greenroom/shared/wire'
import { fitOf, type TargetInterview } from './interviewList.ts'
import { isSolved, type ShelfChallenge } from './shelfChallenge.ts'

/** One to do next, and two after it. */
const maxNext = 3

type Options = {
  shelf: readonly ShelfChallenge[]
  learner: Pick<Learner, 'beliefs' | 'worked'>
  needs: ReadonlyMap<Concept, readonly Concept[]>
  goal: Goal | null
  target: TargetInterview | null
  /** Now, ms since 1970. */
  at: number
  /** The learner's time zone, as an IANA name. */
  timeZone: string
}

/** The challenges to do next, best first. Challenges in progress are left out: they can be resumed anyway. */
export function nextChallenges({ shelf, learner, needs, goal, target, at, timeZone }: Options): RecommendedChallenge[] {
  const byId = new Map(shelf.map(({ summary }) => [summary.challengeId, summary]))
  const found = recommend({
    ...{ needs, at, limit: maxNext, beliefs: learner.beliefs, level: goal?.level ?? null },
    tasks: shelf.flatMap((challenge) => taskOf(challenge, target, at)),
    practised: new Set(
      shelf.filter(({ summary }) => isSolved(summary)).flatMap(({ summary }) => summary.topics.slice(0, 1)),
    ),
    minutesLeft: minutesLeft(goal, learner.worked, at, timeZone),
  })
  return found.flatMap(({ id, skill, minutes, reason }) => {
    const summary = byId.get(id)
    if (summary === undefined) return []
    const { title, challengeType } = summary
    return [{ challengeId: id, title, challengeType, minutes, skill, reason }]
  })
}

function taskOf(challenge: ShelfChallenge, target: TargetInterview | null, at: number): Task[] {
  const { summary, history } = challenge
  const { challengeId: id, topics, difficulty, durationInMinutes: minutes, access, openSessionId } = summary
  if (access !== 'open' || openSessionId !== null || summary.challengeType === 'tutorial') return []
  const again = repeatOf(history)
  const isNew = summary.state === 'not_started'
  if (!isNew && (again === null || again.dueAt > at)) return []
  const asked = target === null ? null : (fitOf(challenge, target)?.asked ?? null)
  return [{ id, concepts: topics, difficulty, minutes, again: isNew ? null : (again?.cause ?? null), asked }]
}

/** The minutes left in this week (from Monday), or null if the goal has no hours. */
function minutesLeft(goal: Goal | null, worked: Learner['worked'], at: number, timeZone: string): number | null {
  if (goal?.hoursPerWeek == null) return null
  const monday = mondayOf(dayAt(at, timeZone))
  const done = [...minutesOfDays(worked, timeZone, monday).values()].reduce((sum, minutes) => sum + minutes, 0)
  return Math.max(0, goal.hoursPerWeek * 60 - done)
}
