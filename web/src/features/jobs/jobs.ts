import { locale } from '@greenroom/shared/english'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import {
  type JobList,
  type JobStage,
  jobListSchema,
  readingPaths,
  type TrackedJob,
  trackedJobListSchema,
  trackedJobPaths,
  trackedJobSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../data/account.ts'
import { ApiProblem, get, getIfSignedIn, put, remove } from '../../data/api.ts'
import { byHand, firstChoice, rememberChoice, withSettings } from '../../data/choice.ts'
import { longDateOf } from '../../data/days.ts'
import { jobTexts as texts } from './texts.ts'

export type ListedJob = JobList['data'][number]
export type Job = NonNullable<ListedJob['item']>

const trackedKey = ['tracked-jobs']
const none: readonly TrackedJob[] = []

export const useJobs = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: async ({ signal }) => (await get(readingPaths.jobs, jobListSchema, { signal })).data,
  })

/** The jobs the user is tracking; null if signed out. */
export function useTrackedJobs() {
  const { status } = useAccount()
  return useQuery({
    queryKey: [...trackedKey, status],
    queryFn: async ({ signal }) =>
      status === 'signed_out'
        ? null
        : ((await getIfSignedIn(trackedJobPaths.list, trackedJobListSchema, { signal }))?.tracked ?? null),
    enabled: status !== 'loading',
  })
}

/** Moves a job to a stage, or stops tracking it. */
export function useMoveJob() {
  const client = useQueryClient()
  return async (jobId: string, stage: JobStage | null): Promise<void> => {
    const path = urlOf(trackedJobPaths.job, { jobId })
    if (stage === null) await remove(path).catch(unlessGone)
    else await put(path, { stage }, trackedJobSchema)
    await client.invalidateQueries({ queryKey: trackedKey })
  }
}

/** Ignores a 404: another tab stopped tracking the job first. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.status !== 404) throw error
}

export const stageOf = (tracked: readonly TrackedJob[] | null | undefined, id: string): JobStage | null =>
  (tracked ?? none).find(({ jobId }) => jobId === id)?.stage ?? null

export const addressOf = (id: string): string => `/jobs/${encodeURIComponent(id)}`

/** Sets up the next interview for this job; all other settings stay as last chosen. */
export function chooseFor({ rehearse, roleType, level, languages }: Job): void {
  const before = byHand(firstChoice(localStorage))
  const choice = withSettings(before, {
    companyType: rehearse.companyType,
    candidateRoleType: roleType,
    candidateExperienceLevel: level,
  })
  const [first] = languages
  const knows = languages.includes(before.programmingLanguage)
  rememberChoice(localStorage, first === undefined || knows ? choice : { ...choice, programmingLanguage: first })
}

const regions = new Intl.DisplayNames(locale, { type: 'region' })

function placeOf({ city, country, workplace }: Job): string {
  const named = country === 'OTHER' || country === 'UNKNOWN' ? undefined : regions.of(country)
  return [city, named, texts.workplaces[workplace]].filter((part) => part !== undefined).join(', ')
}

function salaryOf({ salary }: Job): string | null {
  if (salary === undefined) return null
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: salary.currency,
    maximumFractionDigits: 0,
  })
  return texts.salary(money.formatRange(salary.from, salary.to))
}

/** A job's facts on two lines: place, level, experience and pay; then its age and languages. */
export const factLinesOf = (job: Job): [string, string] => [
  [placeOf(job), texts.levels[job.level], texts.years(job.minimumExperienceYears), salaryOf(job) ?? '']
    .filter((part) => part !== '')
    .join('; '),
  `${texts.posted(longDateOf(job.posted))}. ${job.languages.map((language) => programmingLanguageLabels[language]).join(', ')}`,
]

export const conceptName = (concept: string): string => concept.replaceAll('_', ' ')
