import { z } from 'zod'

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

export const concepts = [...algorithmConcepts, ...systemDesignConcepts] as const
export const conceptSchema = z.enum(concepts)
export type Concept = z.infer<typeof conceptSchema>
