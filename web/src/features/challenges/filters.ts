import { type ChallengeFilter, challengeFilterSchemas, challengeFilters } from '@greenroom/shared/wire'

/** The filters, and the list they apply to (null for all challenges), stored only in the page's address. */
export type Filters = { list: string | null; search: string; chosen: Record<ChallengeFilter, readonly string[]> }

const longestSearch = 100
const longestList = 64

/** Reads the filters from the page's address, ignoring unknown values. */
export function readFilters(params: URLSearchParams): Filters {
  const values = (filter: ChallengeFilter): readonly string[] => {
    const asked = new Set((params.get(filter) ?? '').split(','))
    return challengeFilterSchemas[filter].options.filter((value) => asked.has(value))
  }
  return {
    list: params.get('list')?.slice(0, longestList) || null,
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
export function queryOf({ list, search, chosen }: Filters): Record<string, string> {
  const words = search.trim()
  return {
    ...(list === null ? {} : { list }),
    ...(words === '' ? {} : { search: words }),
    ...Object.fromEntries(
      challengeFilters.flatMap((filter) => (chosen[filter].length === 0 ? [] : [[filter, chosen[filter].join(',')]])),
    ),
  }
}

/** Toggles a value in the filters. */
export function toggled(filters: Filters, filter: ChallengeFilter, value: string): Filters {
  const { chosen } = filters
  const values = chosen[filter]
  const changed = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  return { ...filters, chosen: { ...chosen, [filter]: changed } }
}

/** Whether any filter besides the list is active. */
export const isNarrowed = ({ search, chosen }: Filters): boolean =>
  search.trim() !== '' || challengeFilters.some((filter) => chosen[filter].length > 0)
