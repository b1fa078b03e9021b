import type { Concept } from '../vocabulary/content.ts'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import { type Difficulty, difficulties } from '../vocabulary/interview.ts'
import { conceptInWords } from './conceptInWords.ts'
import type { RepeatCause } from './repeat.ts'
import { type Beliefs, estimateOf } from './skillModel.ts'
import { fitOf, isSolid, passedOn, weaknessOf } from './worth.ts'

/**
 * A challenge that may be recommended.
 * - `concepts`: the first is what it is mainly about.
 * - `again`: why it is due again, if it was done before; null for a new one.
 * - `asked`: whether a round of the target interview asks such a challenge, and whether it is the next round.
 */
export type Task = {
  id: string
  concepts: readonly Concept[]
  difficulty: Difficulty
  minutes: number
  again: RepeatCause | null
  asked: 'next_round' | 'other_round' | null
}

export type Situation = {
  /** The challenges that are open to the learner, and new or due again. */
  tasks: readonly Task[]
  beliefs: Beliefs
  /** What each concept builds on, directly. */
  needs: ReadonlyMap<Concept, readonly Concept[]>
  /** Concepts that the learner has solved a challenge about. */
  practised: ReadonlySet<Concept>
  /** The level of the target interview, or null. */
  level: ExperienceLevel | null
  /** Now, ms since 1970. */
  at: number
  /** The maximum number of recommendations. */
  limit: number
  /** The minutes left this week, or null if the learner didn't say. The first recommendation may take longer. */
  minutesLeft: number | null
}

/** How a challenge relates to the interview. `leads_there`: something that the interview asks builds on it. */
export type Asked = Task['asked'] | 'leads_there'

/** Why a challenge is recommended, as data. `score` is from 1 to 4. */
export type RecommendCause =
  | { because: RepeatCause; concept: Concept; asked: Asked }
  | { because: 'weak' | 'solid'; concept: Concept; score: number; asked: Asked }
  | { because: 'unknown'; concept: Concept; asked: Asked }

export type Recommendation = { id: string; skill: Concept; minutes: number; cause: RecommendCause; reason: string }

const weightOfAsked = { next_round: 1, other_round: 0.75 } as const
const weightOfOthers = 0.5
const weightOfAgain = 1.2
/** Each further challenge on the same concept counts this much less, so that the list has some variety. */
const worthOfMore = 0.5

/**
 * The challenges to do next, best first: those whose concept is weak and important for the interview, and whose
 * difficulty fits. If a challenge builds on a concept that isn't solid, one on that concept comes first and matters as
 * much. Deterministic: the order of `tasks` doesn't matter.
 */
export function recommend(situation: Situation): Recommendation[] {
  const { tasks, limit, minutesLeft } = situation
  const order = orderOf(situation)
  const worthOf = judge(situation, order)
  const left = tasks.filter((task) => task.concepts.length > 0 && !order.isWaiting(task))
  const chosen: Task[] = []
  let minutes = minutesLeft ?? Number.POSITIVE_INFINITY
  while (chosen.length < limit) {
    const best = left
      .filter((task) => !chosen.includes(task) && (chosen.length === 0 || task.minutes <= minutes))
      .map((task) => ({ task, worth: worthOf(task) * worthOfMore ** sameConcept(chosen, task) }))
      .sort((one, other) => other.worth - one.worth || inOrder(one.task, other.task))[0]
    if (best === undefined) break
    chosen.push(best.task)
    minutes -= best.task.minutes
  }
  return chosen.map((task) => {
    const cause = causeOf(task, situation, order)
    return { id: task.id, skill: cause.concept, minutes: task.minutes, cause, reason: reasonOf(cause) }
  })
}

function inOrder(one: Task, other: Task): number {
  const byDifficulty = difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty)
  return byDifficulty || one.minutes - other.minutes || (one.id < other.id ? -1 : 1)
}

const mainOf = ({ concepts }: Task): Concept => concepts[0] as Concept
const sameConcept = (chosen: readonly Task[], task: Task): number =>
  chosen.filter((each) => mainOf(each) === mainOf(task)).length

/** How much each challenge is worth doing. */
function judge({ tasks, beliefs, level, at }: Situation, { leadsTo }: Order): (task: Task) => number {
  const asked = tasks.filter((task) => task.asked !== null)
  const important = new Map<Concept, number>()
  for (const { concepts } of asked.length > 0 ? asked : tasks)
    for (const concept of concepts) important.set(concept, (important.get(concept) ?? 0) + 1)
  const most = Math.max(1, ...important.values())
  return (task) => {
    const main = mainOf(task)
    const estimate = estimateOf(beliefs, main, at)
    const weakness = weaknessOf(estimate)
    const later = leadsTo(task)
    const uses = Math.max(important.get(main) ?? 0, later === null ? 0 : (important.get(mainOf(later)) ?? 0))
    const importance = 0.5 + 0.5 * (uses / most)
    const fit = fitOf(task.difficulty, estimate, level)
    const byInterview = Math.max(
      task.asked === null ? weightOfOthers : weightOfAsked[task.asked],
      later?.asked ? weightOfAsked[later.asked] * passedOn : 0,
    )
    return weakness * importance * fit * byInterview * (task.again === null ? 1 : weightOfAgain)
  }
}

type Order = {
  /** Whether another task that is no harder covers a prerequisite of this one that isn't solid yet. */
  isWaiting: (task: Task) => boolean
  /** An interview task that waits for this one, preferably from the next round; null if there is none. */
  leadsTo: (task: Task) => Task | null
}

/** Works out from the prerequisites which tasks should wait for which. */
function orderOf({ tasks, needs, practised, beliefs, at }: Situation): Order {
  const isReady = (concept: Concept): boolean => {
    const estimate = estimateOf(beliefs, concept, at)
    return estimate === null ? practised.has(concept) : isSolid(estimate)
  }
  const known = tasks.filter(({ concepts }) => concepts.length > 0)
  const open = known.filter((task) => !isReady(mainOf(task)))
  const before = new Map(known.map((task) => [mainOf(task), everythingBefore(mainOf(task), needs)]))
  const waitsFor = (task: Task, other: Task): boolean =>
    before.get(mainOf(task))?.has(mainOf(other)) === true &&
    difficulties.indexOf(other.difficulty) <= difficulties.indexOf(task.difficulty)
  return {
    isWaiting: (task) => open.some((other) => waitsFor(task, other)),
    leadsTo(task) {
      if (!open.includes(task)) return null
      const waiting = known.filter((other) => other.asked !== null && waitsFor(other, task)).toSorted(inOrder)
      return waiting.find(({ asked }) => asked === 'next_round') ?? waiting[0] ?? null
    },
  }
}

/** Everything that a concept builds on, directly or not. */
function everythingBefore(concept: Concept, needs: Situation['needs']): Set<Concept> {
  const found = new Set<Concept>()
  const rest = [...(needs.get(concept) ?? [])]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (found.has(next)) continue
    found.add(next)
    rest.push(...(needs.get(next) ?? []))
  }
  found.delete(concept)
  return found
}

function causeOf(task: Task, { beliefs, at }: Situation, { leadsTo }: Order): RecommendCause {
  const concept = mainOf(task)
  const asked = task.asked ?? (leadsTo(task) === null ? null : 'leads_there')
  if (task.again !== null) return { because: task.again, concept, asked }
  const estimate = estimateOf(beliefs, concept, at)
  if (estimate === null) return { because: 'unknown', concept, asked }
  const { score } = estimate
  return { because: isSolid(estimate) ? 'solid' : 'weak', concept, score, asked }
}

/** Why to do a challenge again, in a sentence. */
export const repeatReasons: Readonly<Record<RepeatCause, string>> = {
  failed: 'You didn’t solve it last time.',
  gave_up: 'You read the editorial. Now solve it yourself.',
  help: 'You solved it with help. Try it alone.',
  long_ago: 'You solved it a while ago. See if it still comes easily.',
}

const askedReasons = {
  next_round: 'Your next round asks questions like this.',
  other_round: 'Your interview asks questions like this.',
  leads_there: 'You’ll need it in your interview.',
} as const

/** The reason for a recommendation, for people. */
export function reasonOf(cause: RecommendCause): string {
  const interview = cause.asked === null ? '' : ` ${askedReasons[cause.asked]}`
  return `${whyIn(cause)}${interview}`
}

function whyIn(cause: RecommendCause): string {
  const concept = conceptInWords(cause.concept)
  switch (cause.because) {
    case 'weak':
      return `Your weak spot: ${concept}, at ${cause.score.toFixed(1)} out of 4.`
    case 'solid':
      return `Keeps ${concept} fresh. You’re at ${cause.score.toFixed(1)} out of 4.`
    case 'unknown':
      return `Shows how well you know ${concept}.`
    case 'failed':
    case 'gave_up':
    case 'help':
    case 'long_ago':
      return repeatReasons[cause.because]
  }
}
