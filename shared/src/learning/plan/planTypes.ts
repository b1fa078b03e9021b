import type { Concept, ContentTier } from '../../vocabulary/content.ts'
import type { ExperienceLevel, RoleType } from '../../vocabulary/hiring.ts'
import type { ChallengeType, Difficulty } from '../../vocabulary/interview.ts'
import type { Skill } from '../skill.ts'
import type { Beliefs } from '../skillModel.ts'

/**
 * A round of the interview being prepared for, and the page where it can be rehearsed. `isWritten`: a part of a paper.
 * `endsPaper`: the last part, after which there are mistakes to go over.
 */
export type PlanRound = {
  name: string
  challengeTypes: readonly ChallengeType[]
  minutes: number
  to: string
  isWritten?: true
  endsPaper?: true
}

/** The interview being prepared for. `company` is as the learner typed it, and appears in reasons; null if unknown. */
export type PlanTarget = {
  company: string | null
  role: RoleType | null
  level: ExperienceLevel
  rounds: readonly PlanRound[]
  /** The page where all rounds can be rehearsed; the first round's if missing. */
  allRounds?: string
  /** How much each concept matters, from 0 to 1, if that doesn't follow from the rounds' questions. */
  importance?: ReadonlyMap<Concept, number>
  /** The page for going over mistakes in papers; missing if there are no papers. */
  drillPage?: string
}

type Offer = {
  title: string
  to: string
  minutes: number
  concepts: readonly Concept[]
  tier: ContentTier
  /** Whether this learner needs a paid plan to open it. */
  locked: boolean
}
/** `place`: the lesson's place in its course. `needs`: the courses to take first. */
export type LessonOffer = Offer & { courseId: string; lessonId: string; place: number; needs: readonly string[] }
export type ChallengeOffer = Offer & { challengeId: string; challengeType: ChallengeType; difficulty: Difficulty }
export type ConceptOffer = { concept: Concept; label: string; needs: readonly Concept[] }

/** Everything that a path can contain. */
export type PlanOffer = {
  lessons: readonly LessonOffer[]
  challenges: readonly ChallengeOffer[]
  concepts: readonly ConceptOffer[]
  /** Whether a plan doesn't begin with a diagnostic, because the domain has none. */
  skipsDiagnostic?: boolean
}

/** What is known about the learner at `at` (ms since 1970). */
export type PlanHistory = {
  at: number
  beliefs: Beliefs
  /** When each thing was last done (ms since 1970), by reference (`doneRefSchema`). */
  done: Readonly<Record<string, number>>
  /** The skills that held back each of the latest interviews, latest first. */
  heldBack: readonly (readonly Skill[])[]
  /** The reviews due today. */
  due: { count: number; minutes: number }
  /** How many questions are in the drill. */
  drillCount?: number
}

/** An item of an earlier plan that was done, on this day. */
export type KeptItem = { id: string; kind: PlannedItem['kind']; day: string; minutes: number }

/**
 * The available time. Days are like `2026-12-01`; the path goes from `from` to `lastDay`, including both. `interviewOn`
 * is the day of the interview, or null if it's unknown.
 */
export type PlanFrame = {
  from: string
  lastDay: string
  interviewOn: string | null
  hoursPerWeek: number
  kept: readonly KeptItem[]
}

export type PlannedItem = {
  id: string
  kind: 'diagnostic' | 'lesson' | 'challenge' | 'review' | 'mock' | 'drill'
  title: string
  to: string
  minutes: number
  day: string
  reason: string
  skill: Skill | null
  tier: ContentTier
  /** The name of the company's round that a mock rehearses, or `everyRound`; missing if any interview will do. */
  round?: string
}

export type CutFromPlan = { title: string; minutes: number; reason: string; cause: 'time' | 'paid' | 'rare' }

export type Plan = { items: PlannedItem[]; cut: CutFromPlan[] }
