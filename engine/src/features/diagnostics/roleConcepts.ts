import {
  algorithmConcepts,
  type Concept,
  type ExperienceLevel,
  engineeringConcepts,
  type RoleType,
  systemDesignConcepts,
} from '@greenroom/shared/vocabulary'

export const conceptGroups = ['algorithms', 'systems', 'engineering'] as const
export type ConceptGroup = (typeof conceptGroups)[number]

const concepts: Record<ConceptGroup, readonly Concept[]> = {
  algorithms: algorithmConcepts,
  systems: systemDesignConcepts,
  engineering: engineeringConcepts,
}

/** The group of a concept; null for concepts of another domain. */
export const groupOf = (concept: Concept): ConceptGroup | null =>
  conceptGroups.find((group) => concepts[group].includes(concept)) ?? null

type Emphasis = { shares: Record<ConceptGroup, number>; first: readonly Concept[] }

const usual: Emphasis = { shares: { algorithms: 6, systems: 2, engineering: 4 }, first: [] }
const ofData: readonly Concept[] = ['statistics', 'machine_learning']

/** What a role's interviews ask about most: each group's share of the 12 items, and the concepts that come first. */
const emphases: Record<RoleType, Emphasis> = {
  'software engineer (back-end)': { ...usual, first: ['databases', 'transactions', 'caching', 'api_design'] },
  'software engineer (front-end)': {
    shares: { algorithms: 6, systems: 1, engineering: 5 },
    first: ['networking', 'testing', 'debugging', 'api_design'],
  },
  'software engineer (full-stack)': { ...usual, first: ['databases', 'api_design', 'testing'] },
  devops: {
    shares: { algorithms: 3, systems: 5, engineering: 4 },
    first: ['observability', 'reliability', 'operating_systems', 'networking'],
  },
  'machine learning': { shares: { algorithms: 5, systems: 2, engineering: 5 }, first: ofData },
  'data engineer': {
    shares: { algorithms: 4, systems: 4, engineering: 4 },
    first: ['databases', 'partitioning', 'message_queues', 'data_modelling'],
  },
  'data scientist': { shares: { algorithms: 5, systems: 1, engineering: 6 }, first: [...ofData, 'databases'] },
  'quantitative researcher': {
    shares: { algorithms: 6, systems: 1, engineering: 5 },
    first: [...ofData, 'mathematics'],
  },
  'quantitative developer': {
    shares: { algorithms: 7, systems: 1, engineering: 4 },
    first: ['mathematics', 'concurrency', 'operating_systems', 'statistics'],
  },
  'blockchain engineer': {
    shares: { algorithms: 5, systems: 3, engineering: 4 },
    first: ['security', 'consistency', 'concurrency'],
  },
}

/** Asked about in nearly every interview. */
const core: readonly Concept[] = [
  'arrays',
  'hash_maps',
  'two_pointers',
  'binary_search',
  'trees',
  'heaps',
  'graphs',
  'dynamic_programming',
  'caching',
  'api_design',
  'consistency',
  'complexity',
  'databases',
  'testing',
  'concurrency',
]

/** How many of the items each group gets. Seniors get two more about systems. */
export function sharesOf(role: RoleType, level: ExperienceLevel): Record<ConceptGroup, number> {
  const { shares } = emphases[role]
  if (level === 'JUNIOR') return shares
  return { ...shares, algorithms: shares.algorithms - 2, systems: shares.systems + 2 }
}

/** How much a concept matters for a role: 2 for those that come first, 1 for the core, else 0. */
export const importanceOf = (concept: Concept, role: RoleType): number =>
  emphases[role].first.includes(concept) ? 2 : core.includes(concept) ? 1 : 0
