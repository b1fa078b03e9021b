import { type ChallengeFilter, challengeFilterSchemas, challengeFilters } from '@greenroom/shared/wire'

/** The list's filters, stored only in the page's address. */
export type Filters = { search: string; chosen: Record<ChallengeFilter, readonly string[]> }

const longestSearch = 100

/** Reads the filters from the page's address, ignoring unknown values. */
export function readFilters(params: URLSearchParams): Filters {
  const values = (filter: ChallengeFilter): readonly string[] => {
    const asked = new Set((params.get(filter) ?? '').split(','))
    return challengeFilterSchemas[filter].options.filter((value) => asked.has(value))
  }
  return {
    search: (params.get('search') ?? '').slice(0, longestSearch),
    chosen: {
      topic: values('topic'),
      difficulty: values('difficulty'),
      type: values('type'),
      company: values('company'),
      state: values('state'),
      tier: values('tier'),
    },
  }
}

/** The query for the address and the API, always in the same order. */
export function queryOf({ search, chosen }: Filters): Record<string, string> {
  const words = search.trim()
  return {
    ...(words === '' ? {} : { search: words }),
    ...Object.fromEntries(
      challengeFilters.flatMap((filter) => (chosen[filter].length === 0 ? [] : [[filter, chosen[filter].join(',')]])),
    ),
  }
}

/** Toggles a value in the filters. */
export function toggled({ search, chosen }: Filters, filter: ChallengeFilter, value: string): Filters {
  const values = chosen[filter]
  const changed = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  return { search, chosen: { ...chosen, [filter]: changed } }
}

export const isNarrowed = ({ search, chosen }: Filters): boolean =>
  search.trim() !== '' || challengeFilters.some((filter) => chosen[filter].length > 0)
