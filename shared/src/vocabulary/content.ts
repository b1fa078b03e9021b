import { z } from 'zod'

/** The fields of study that content belongs to (spec §1). */
export const contentDomains = ['tech_interview_prep', 'pharmacy_pre_reg'] as const
export const contentDomainSchema = z.enum(contentDomains)
export type ContentDomain = z.infer<typeof contentDomainSchema>
/** What everybody studies until they choose another domain. */
export const usualDomain: ContentDomain = 'tech_interview_prep'

/** Who may use a piece of content (spec §3, content tiers). */
export const contentTiers = ['standard', 'premium', 'coming_soon'] as const
export const contentTierSchema = z.enum(contentTiers)
export type ContentTier = z.infer<typeof contentTierSchema>

/** The release stage of a piece of content (spec §3, release stages). */
export const releaseStages = ['coming_soon', 'beta', 'prod'] as const
export const releaseStageSchema = z.enum(releaseStages)
export type ReleaseStage = z.infer<typeof releaseStageSchema>

/** A learner's progress (spec §3, progress). */
export const progressStates = ['not_started', 'in_progress', 'completed'] as const
export const progressSchema = z.enum(progressStates)
export type Progress = z.infer<typeof progressSchema>

/** The data-structure-and-algorithm topics that content is sorted by (spec §3; the list is ours). */
export const algorithmConcepts = [
  'arrays',
  'strings',
  'hash_maps',
  'two_pointers',
  'sliding_window',
  'prefix_sums',
  'sorting',
  'binary_search',
  'stacks',
  'queues',
  'linked_lists',
  'trees',
  'heaps',
  'intervals',
  'graphs',
  'shortest_paths',
  'union_find',
  'recursion',
  'backtracking',
  'dynamic_programming',
  'greedy',
  'bit_manipulation',
  'tries',
  'mathematics',
] as const

/** The system-design topics that content is sorted by (spec §3; the list is ours). */
export const systemDesignConcepts = [
  'requirements',
  'api_design',
  'data_modelling',
  'caching',
  'load_balancing',
  'replication',
  'partitioning',
  'consistency',
  'message_queues',
  'rate_limiting',
  'observability',
  'reliability',
] as const

/** Other topics of engineering interviews; the list is ours. */
export const engineeringConcepts = [
  'complexity',
  'object_oriented_design',
  'databases',
  'transactions',
  'networking',
  'operating_systems',
  'concurrency',
  'testing',
  'security',
  'debugging',
  'statistics',
  'machine_learning',
  'communication',
] as const

/** The topics of the second domain, pharmacy pre-registration; the list is ours. */
export const pharmacyConcepts = [
  'pharmacy_units',
  'pharmacy_doses',
  'pharmacy_dilutions',
  'pharmacy_infusions',
  'pharmacy_renal_function',
  'pharmacy_interactions',
  'pharmacy_counter_advice',
  'pharmacy_law_and_ethics',
] as const

export const concepts = [
  ...algorithmConcepts,
  ...systemDesignConcepts,
  ...engineeringConcepts,
  ...pharmacyConcepts,
] as const
export const conceptSchema = z.enum(concepts)
export type Concept = z.infer<typeof conceptSchema>
