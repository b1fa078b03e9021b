import {
  challengeTypes,
  companyTypes,
  concepts,
  contentTiers,
  difficulties,
  progressStates,
} from '@greenroom/shared/vocabulary'
import {
  type ChallengeFacets,
  type ChallengeFilter,
  type ChallengeListQuery,
  type ChallengeSummary,
  challengeFilters,
} from '@greenroom/shared/wire'

const valuesOf: { [F in ChallengeFilter]: (summary: ChallengeSummary) => readonly string[] } = {
  topic: ({ topics }) => topics,
  difficulty: ({ difficulty }) => [difficulty],
  type: ({ challengeType }) => [challengeType],
  company: ({ companies }) => companies,
  state: ({ state }) => [state],
  tier: ({ tier }) => [tier],
}

type Wanted = Pick<ChallengeListQuery, ChallengeFilter | 'search'>

/** Sorts easy and short challenges first. The order is the same for everybody. */
export function inOrder(one: ChallengeSummary, other: ChallengeSummary): number {
  return (
    difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty) ||
    one.durationInMinutes - other.durationInMinutes ||
    one.title.localeCompare(other.title, 'en') ||
    one.challengeId.localeCompare(other.challengeId, 'en')
  )
}

const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll('_', ' ')

function matchesSearch({ title, topics }: ChallengeSummary, search: string | undefined): boolean {
  const text = plain(`${title} ${topics.join(' ')}`)
  return plain(search ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const passes = (summary: ChallengeSummary, filter: ChallengeFilter, wanted: Wanted): boolean => {
  const values: readonly string[] = wanted[filter] ?? []
  return values.length === 0 || valuesOf[filter](summary).some((value) => values.includes(value))
}

/**
 * The challenges that match a query, in its order. A challenge must match every filter, but only one of a filter's
 * values.
 */
export const matching = (all: readonly ChallengeSummary[], wanted: Wanted): ChallengeSummary[] =>
  all
    .filter((summary) => matchesSearch(summary, wanted.search))
    .filter((summary) => challengeFilters.every((filter) => passes(summary, filter, wanted)))
    .sort(inOrder)

/** Each filter's values, with the number of challenges for each. Selected values are listed even if they match none. */
export function facetsOf(all: readonly ChallengeSummary[], wanted: Wanted): ChallengeFacets {
  const found = all.filter((summary) => matchesSearch(summary, wanted.search))
  function facet<Value extends string>(filter: ChallengeFilter, values: readonly Value[]) {
    const others = challengeFilters.filter((other) => other !== filter)
    const left = found.filter((summary) => others.every((other) => passes(summary, other, wanted)))
    const asked: readonly string[] = wanted[filter] ?? []
    return values
      .map((value) => ({ value, count: left.filter((each) => valuesOf[filter](each).includes(value)).length }))
      .filter(({ value, count }) => count > 0 || asked.includes(value))
  }
  return {
    topic: facet('topic', concepts),
    difficulty: facet('difficulty', difficulties),
    type: facet('type', challengeTypes),
    company: facet('company', companyTypes),
    state: facet('state', progressStates),
    tier: facet('tier', contentTiers),
  }
}

/** Sorts by place in a list. Challenges that aren't in it go last. */
export function inListOrder(challengeIds: readonly string[]): typeof inOrder {
  const places = new Map(challengeIds.map((id, place) => [id, place]))
  const placeOf = ({ challengeId }: ChallengeSummary): number => places.get(challengeId) ?? challengeIds.length
  return (one, other) => placeOf(one) - placeOf(other) || inOrder(one, other)
}

/** The page after the challenge `after`, wherever that would be now: it may have left the list in the meantime. */
export function pageOf(
  found: readonly ChallengeSummary[],
  all: readonly ChallengeSummary[],
  { limit, after }: Pick<ChallengeListQuery, 'limit' | 'after'>,
  order: typeof inOrder = inOrder,
): { challenges: ChallengeSummary[]; next: string | null } {
  const last = all.find(({ challengeId }) => challengeId === after)
  const rest = last === undefined ? found : found.filter((summary) => order(summary, last) > 0)
  const challenges = rest.slice(0, limit)
  return { challenges, next: rest.length > limit ? (challenges.at(-1)?.challengeId ?? null) : null }
}
