import { programmingLanguageSchema, roleTypeSchema, workplaces } from '@greenroom/shared/vocabulary'
import { jobStageSchema, type TrackedJob } from '@greenroom/shared/wire'
import { z } from 'zod'
import { browserStorage } from '../../data/storage.ts'
import type { Job, ListedJob } from './jobs.ts'

const storage = browserStorage(() => localStorage)
const key = 'job-filters'

/** Spec §9: default minimum years of experience. */
export const defaultMinimumYears = 1
/** No job asks for more, and the content schema doesn't allow it. */
export const maxYears = 20

const years = z.coerce.number().int().min(0).max(maxYears)
const filtersSchema = z.object({
  role: roleTypeSchema.nullable().catch(null),
  language: programmingLanguageSchema.nullable().catch(null),
  workplace: z.enum(workplaces).nullable().catch(null),
  /** Shows only jobs asking for at least this many years of experience. */
  minimumYears: years.catch(defaultMinimumYears),
  /** Shows only jobs asking for at most this many years; null for no limit. */
  maximumYears: years.nullable().catch(null),
  /** `all` for every job the user is tracking. */
  stage: z
    .enum([...jobStageSchema.options, 'all'])
    .nullable()
    .catch(null),
})
export type Filters = z.infer<typeof filtersSchema>
export const noFilters: Filters = filtersSchema.parse({})

/** Reads the filters from an address. If it has none, uses those of the last visit. */
export function filtersOf(search: URLSearchParams): Filters {
  const names = Object.keys(filtersSchema.shape)
  if (names.some((name) => search.has(name))) return filtersSchema.parse(Object.fromEntries(search))
  return remembered()
}

function remembered(): Filters {
  try {
    return filtersSchema.parse(JSON.parse(storage.read(key) ?? '{}'))
  } catch {
    return noFilters
  }
}

export const remember = (filters: Filters): void => storage.write(key, JSON.stringify(filters))

/**
 * Writes the filters to an address. Always includes the minimum, so that “all jobs” can be told apart from a fresh
 * visit.
 */
export function searchOf(filters: Filters): URLSearchParams {
  const set = Object.entries(filters).filter(([, value]) => value !== null)
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]))
}

type Open = ListedJob & { item: Job }

/** Jobs that pass all filters, newest first. */
export function matching(jobs: readonly ListedJob[], filters: Filters, tracked: readonly TrackedJob[]): Open[] {
  const stageOf = (id: string) => tracked.find(({ jobId }) => jobId === id)?.stage
  const { role, language, workplace, minimumYears, maximumYears, stage } = filters
  return jobs
    .flatMap((job): Open[] => (job.item === undefined ? [] : [{ ...job, item: job.item }]))
    .filter(
      ({ id, item }) =>
        (role === null || item.roleType === role) &&
        (language === null || item.languages.includes(language)) &&
        (workplace === null || item.workplace === workplace) &&
        item.minimumExperienceYears >= minimumYears &&
        (maximumYears === null || item.minimumExperienceYears <= maximumYears) &&
        (stage === null || (stage === 'all' ? stageOf(id) !== undefined : stageOf(id) === stage)),
    )
    .sort((one, other) => other.item.posted.localeCompare(one.item.posted))
}
