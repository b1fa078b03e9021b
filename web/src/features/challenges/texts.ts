import {
  type ChallengeType,
  type Concept,
  type ContentTier,
  difficultyLabels,
  type Progress,
} from '@greenroom/shared/vocabulary'
import type { ChallengeFilter, ChallengeSummary } from '@greenroom/shared/wire'
import { nameOf } from '../../data/sessionLabels.ts'

/** UI text for the challenges page. */
export const challengeTexts = {
  title: 'Challenges',
  solved: (solved: number, total: number) => ({ number: String(solved), rest: ` of ${total} solved` }),
  next: {
    title: 'Do this next',
    after: 'Then',
    fits: (hours: number) => `fits your ${hours} ${hours === 1 ? 'hour' : 'hours'} a week`,
    minutes: 'min',
    solve: 'Solve it',
    answer: 'Answer it',
  },
  patterns: {
    title: 'Patterns',
    states: { solved: 'Solved', tried: 'Tried', open: 'Open' },
    solvedOf: (solved: number, total: number) => `${solved} of ${total}`,
    solvedAndTried: (tried: number) => (tried === 0 ? ' solved' : ` solved, ${tried} tried`),
    more: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    failed: 'We couldn’t load your progress and lists.',
  },
  goOn: (title: string) => `Continue ${title}`,
  goOnBody: (day: string) => `Started ${day}. Everything you wrote is saved.`,
  goOnButton: 'Continue',

  list: 'All challenges',
  search: 'Search titles and topics',
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filterNames: {
    topic: 'Topic',
    difficulty: 'Difficulty',
    type: 'Type',
    company: 'Company',
    state: 'State',
    tier: 'Plan',
  } satisfies Record<ChallengeFilter, string>,
  companyHint: 'Shows challenges of a type and difficulty that these companies use.',
  noValues: 'Nothing to choose from.',
  removeFilter: (name: string, value: string) => `Remove ${name}: ${value}`,
  clear: 'Clear filters',
  nothing: 'No challenges match all your filters',
  nothingBody: 'Remove a filter to see more.',
  none: 'No challenges yet',
  noneBody: 'You can still take an interview.',
  found: (total: number) => (total === 1 ? '1 challenge' : `${total} challenges`),
  failed: 'We couldn’t load the challenges.',
  again: 'Try again',
  more: 'Show more',
  keys: 'move',
  keysOpen: 'open',
  minutes: (minutes: number) => `${minutes} min`,
  premium: 'Premium',
  premiumHint: 'Included in the premium plans',
  comingSoon: 'Coming soon',
  beta: 'Beta',
  facts: { release: 'Access', length: 'Length', topics: 'Topics' },

  opening: 'Opening the challenge',
  openFailed: 'We couldn’t open the challenge',
  back: 'Back to the challenges',
  plans: 'See the plans',
  interviews: 'Go to your interviews',
} as const

const properNames: Partial<Record<Concept, string>> = {
  api_design: 'API design',
  hash_maps: 'Hash maps',
  object_oriented_design: 'Object-oriented design',
}

/** `two_pointers` → `Two pointers` */
export const topicName = (topic: Concept): string => properNames[topic] ?? nameOf(topic.replaceAll('_', ' '))

export const typeNames: Record<ChallengeType, string> = {
  coding: 'Coding',
  knowledge: 'Knowledge',
  explain_code: 'Explain code',
  algorizing: 'Algorithm in words',
  low_level_design: 'Class design',
  system_design: 'System design',
  tutorial: 'Tutorial',
}

const stateNames: Record<Progress, string> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
}

const tierNames: Record<ContentTier, string> = {
  standard: 'For everyone',
  premium: 'Premium',
  coming_soon: 'Coming soon',
}

/**
 * Describes progress on a challenge. Distinguishes solving it from reading the editorial, and gives the test results of
 * submitted code.
 */
export function stateName({ state, solvedAt, givenUpAt, bestTests }: ChallengeSummary): string {
  const tests = bestTests === null ? '' : `, ${bestTests.passed} of ${bestTests.total}`
  if (state !== 'completed') return `${stateNames[state]}${tests}`
  if (solvedAt !== null) return `Solved${tests}`
  return givenUpAt === null ? 'Answered' : 'Editorial read'
}

const lookedUp =
  (names: Readonly<Record<string, string>>) =>
  (value: string): string =>
    names[value] ?? nameOf(value.replaceAll('_', ' '))

/** Display name of a filter value. */
export const valueNames: { [F in ChallengeFilter]: (value: string) => string } = {
  topic: lookedUp(properNames),
  difficulty: lookedUp(difficultyLabels),
  type: lookedUp(typeNames),
  company: nameOf,
  state: lookedUp(stateNames),
  tier: lookedUp(tierNames),
}
