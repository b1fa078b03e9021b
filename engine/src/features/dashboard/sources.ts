import type { Beliefs, Happening, Learner, Skill } from '@greenroom/shared/learning'
import type { SessionScorecard } from '@greenroom/shared/session'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import type { Dashboard, Goal, PathItem, PathWeek, StepTime } from '@greenroom/shared/wire'
import type { SessionHead } from '../../session/sessionLog.ts'

/** How ready somebody is for the interview in their goal. */
export type ReadinessView = Dashboard['readiness']

/** A company's round: its name and stage. */
export type Round = { name: string; stage: string }

/** Something finished, in words. `lane`: where the journey shows it. */
export type DoneThing = { title: string; to: string; lane: 'lessons' | 'challenges' }

/** A lesson to suggest for a skill, with its link and its length in minutes. */
export type LessonFor = { title: string; to: string; minutes: number }

export type DueNow = NonNullable<Dashboard['reviews']>

/** A learner's mock papers, in a domain that has them. `minutes`: the length of the next paper. */
export type PaperFacts = {
  /** The open paper. */
  open: { number: number; to: string } | null
  /** How many papers are over. */
  taken: number
  /** How many questions are left in the drill. */
  drillCount: number
  /** The parts that were sat, latest paper first. `at`: its end, ms since 1970. `marks`: null until the paper is over. */
  sat: { number: number; part: number; at: number; to: string; marks: { right: number; total: number } | null }[]
  minutes: number
  papersPage: string
  drillPage: string
}

/**
 * A learner's path. `next`: what to do next, or null. `minutesBetween`: the minutes planned from one day to the day before
 * another.
 */
export type PathView = {
  next: PathItem | null
  minutesBetween(from: string, to: string): number
  weeks(): readonly PathWeek[]
}

/** The sources of the dashboard and the journey. Each function reads a bounded number of indexed documents. */
export type DashboardSources = {
  domain: ContentDomain
  now: () => number
  learnerOf(userId: number): Promise<Learner>
  /** The latest happenings, latest first. */
  happeningsOf(userId: number, limit: number): Promise<Happening[]>
  goalOf(userId: number): Promise<Goal | null>
  /** The user's sessions as a candidate, latest first. */
  sessionsOf(userId: number, limit: number): Promise<SessionHead[]>
  /** A scorecard that this user may see as the session's candidate, or null. */
  scorecardOf(userId: number, sessionId: string): Promise<SessionScorecard | null>
  /** The user's mock papers; null in a domain that has interviews instead. */
  papersOf(userId: number): Promise<PaperFacts | null>
  /** The time per step of a session whose scorecard this user may see; empty for any other. */
  stepTimesOf(userId: number, sessionId: string): Promise<StepTime[]>
  rewardsOf(userId: number): Promise<{ xp: number; charges: number }>
  readinessOf(beliefs: Beliefs, goal: Goal | null, at: number): ReadinessView
  /** The rounds of the goal's company; empty if we don't know them. */
  roundsOf(goal: Goal | null): readonly Round[]
  /** The title and kind of `lesson/…` or `challenge/…`, or null if it no longer exists. */
  thingOf(ref: string): DoneThing | null
  /**
   * The user's path, or null without one. `read`: data that is being read anyway.
   */
  pathOf(
    userId: number,
    read: { domain: ContentDomain; learner: Promise<Learner>; due: Promise<DueNow> },
  ): Promise<PathView | null>
  /** The first `limit` cards that are due, of `count`. */
  dueOf(userId: number, limit: number, read: { domain: ContentDomain; learner: Promise<Learner> }): Promise<DueNow>
  /** A lesson that everybody may read and that isn't done, or null. */
  lessonFor(skill: Skill, done: Learner['done']): LessonFor | null
}
