import type { Concept } from '../../vocabulary/content.ts'
import type { RoleType } from '../../vocabulary/hiring.ts'
import type { ChallengeType } from '../../vocabulary/interview.ts'
import type { ChallengeOffer, PlanTarget } from './planTypes.ts'

/**
 * Topics that candidates for a role are asked about, besides those of its rounds. This is our own judgement, and it
 * agrees with the rubrics' emphasis by role.
 */
const askedOfRole: Record<RoleType, readonly Concept[]> = {
  'software engineer (back-end)': ['databases', 'transactions', 'concurrency', 'networking'],
  'software engineer (front-end)': ['networking', 'debugging', 'api_design'],
  'software engineer (full-stack)': ['databases', 'networking', 'api_design'],
  devops: ['operating_systems', 'networking', 'observability', 'reliability'],
  'machine learning': ['machine_learning', 'statistics'],
  'data engineer': ['databases', 'data_modelling', 'message_queues'],
  'data scientist': ['statistics', 'machine_learning'],
  'quantitative researcher': ['statistics', 'mathematics'],
  'quantitative developer': ['concurrency', 'operating_systems', 'complexity'],
  'blockchain engineer': ['security', 'concurrency'],
}
const ofRole = 0.3

/** Scored in every round with code, whatever the question is about. */
const inEveryCodingRound: readonly Concept[] = ['communication', 'testing', 'complexity']
const ofEveryRound = 0.5
const coded: readonly ChallengeType[] = ['coding', 'algorizing', 'explain_code', 'low_level_design']

/**
 * How much each concept matters for an interview, from 0 to 1. That is how often it comes up in the kinds of question
 * that its rounds ask. Only seniors are asked to design systems, unless nothing else is asked. Concepts that don't come
 * up are missing.
 */
export function importanceOf(target: PlanTarget, challenges: readonly ChallengeOffer[]): Map<Concept, number> {
  const kinds = kindsOf(target)
  const raw = new Map<Concept, number>()
  for (const [kind, weight] of kinds) {
    const asked = challenges.filter(({ challengeType }) => challengeType === kind)
    for (const { concepts } of asked)
      for (const concept of concepts) raw.set(concept, (raw.get(concept) ?? 0) + weight / asked.length)
  }
  const highest = Math.max(...raw.values(), Number.MIN_VALUE)
  const importance = new Map([...raw].map(([concept, each]) => [concept, each / highest]))
  const atLeast = (concept: Concept, least: number) =>
    importance.set(concept, Math.max(least, importance.get(concept) ?? 0))
  if ([...kinds.keys()].some((kind) => coded.includes(kind)))
    for (const concept of inEveryCodingRound) atLeast(concept, ofEveryRound)
  for (const concept of target.role === null ? [] : askedOfRole[target.role]) atLeast(concept, ofRole)
  return importance
}

/** How much of the interview each kind of question takes. */
function kindsOf({ rounds, level }: PlanTarget): Map<ChallengeType, number> {
  const weights = new Map<ChallengeType, number>()
  for (const { challengeTypes } of rounds)
    for (const type of challengeTypes) weights.set(type, (weights.get(type) ?? 0) + 1 / challengeTypes.length)
  if (level === 'JUNIOR' && weights.size > 1) weights.delete('system_design')
  return weights
}
