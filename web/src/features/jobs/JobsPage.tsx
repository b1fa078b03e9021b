import { programmingLanguageLabels, workplaces } from '@greenroom/shared/vocabulary'
import { jobStages } from '@greenroom/shared/wire'
import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { type Filters, filtersOf, matching, maxYears, noFilters, remember, searchOf } from './filters.ts'
import classes from './Jobs.module.css'
import { addressOf, factLinesOf, type Job, type ListedJob, useJobs, useTrackedJobs } from './jobs.ts'
import { StageChoice } from './StageChoice.tsx'
import { jobTexts as texts } from './texts.ts'

/** `/jobs`: all jobs, with filters that are kept in the address and remembered (spec §2, §9). */
export default function JobsPage() {
  const { data: jobs, isError, refetch } = useJobs()
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under12}>{texts.title}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, ui.under8)}>{texts.lead}</p>
      {jobs?.every(({ item }) => item?.isSample !== false) && jobs.length > 0 && (
        <p className={clsx(ui.under24, ui.small, classes.caution)}>{texts.sampleNote}</p>
      )}
      {isError && (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </div>
      )}
      {jobs === undefined && !isError && (
        <div role="status" aria-busy="true" aria-label={texts.loading}>
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} height={120} mb={24} animate={false} />
          ))}
        </div>
      )}
      {jobs?.length === 0 && <p className={ui.quiet}>{texts.none}</p>}
      {jobs !== undefined && jobs.length > 0 && <Listing jobs={jobs} />}
    </div>
  )
}

function Listing({ jobs }: { jobs: readonly ListedJob[] }) {
  const [search, setSearch] = useSearchParams()
  const { data: tracked } = useTrackedJobs()
  const filters = filtersOf(search)
  const change = (changed: Filters): void => {
    remember(changed)
    setSearch(searchOf(changed), { replace: true, preventScrollReset: true })
  }
  const found = matching(jobs, filters, tracked ?? [])
  return (
    <>
      <FilterBar jobs={jobs} filters={filters} isSignedIn={Array.isArray(tracked)} onChange={change} />
      <p role="status" className={clsx(ui.under8, ui.small, ui.quiet)}>
        {found.length === 0 ? texts.noneFound : texts.found(found.length)}
      </p>
      {found.length === 0 && <Button onClick={() => change({ ...noFilters, minimumYears: 0 })}>{texts.clear}</Button>}
      <ul className={ui.list}>
        {found.map(({ id, title, item }) => (
          <JobItem key={id} id={id} title={title} job={item} />
        ))}
      </ul>
    </>
  )
}

const years = Array.from({ length: maxYears + 1 }, (_, index) => String(index))
const any = { value: '', label: texts.any }

function FilterBar(props: {
  jobs: readonly ListedJob[]
  filters: Filters
  isSignedIn: boolean
  onChange: (filters: Filters) => void
}) {
  const { jobs, filters, isSignedIn, onChange } = props
  const items = jobs.flatMap(({ item }) => item ?? [])
  const set = <Name extends keyof Filters>(name: Name, value: Filters[Name]) => onChange({ ...filters, [name]: value })
  const roles = [...new Set(items.map(({ roleType }) => roleType))].sort()
  const languages = [...new Set(items.flatMap((item) => item.languages))].sort()
  return (
    <form
      className={clsx(ui.flex, ui.wrap, ui.low, ui.gap12, ui.under24)}
      aria-label={texts.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <NativeSelect
        label={texts.role}
        value={filters.role ?? ''}
        data={[any, ...roles.map((value) => ({ value, label: value }))]}
        onChange={({ currentTarget: { value } }) => set('role', roles.find((each) => each === value) ?? null)}
      />
      <NativeSelect
        label={texts.language}
        value={filters.language ?? ''}
        data={[any, ...languages.map((value) => ({ value, label: programmingLanguageLabels[value] }))]}
        onChange={({ currentTarget: { value } }) => set('language', languages.find((each) => each === value) ?? null)}
      />
      <NativeSelect
        label={texts.workplace}
        value={filters.workplace ?? ''}
        data={[any, ...workplaces.map((value) => ({ value, label: texts.workplaces[value] }))]}
        onChange={({ currentTarget: { value } }) => set('workplace', workplaces.find((each) => each === value) ?? null)}
      />
      <NativeSelect
        label={texts.minimumYears}
        value={String(filters.minimumYears)}
        data={years}
        onChange={({ currentTarget: { value } }) => set('minimumYears', Number(value))}
      />
      <NativeSelect
        label={texts.maximumYears}
        value={filters.maximumYears === null ? '' : String(filters.maximumYears)}
        data={[any, ...years]}
        onChange={({ currentTarget: { value } }) => set('maximumYears', value === '' ? null : Number(value))}
      />
      {isSignedIn && (
        <NativeSelect
          label={texts.yourStage}
          value={filters.stage ?? ''}
          data={[
            any,
            { value: 'all', label: texts.everyStage },
            ...jobStages.map((value) => ({ value, label: texts.stages[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            set('stage', value === 'all' ? 'all' : (jobStages.find((each) => each === value) ?? null))
          }
        />
      )}
    </form>
  )
}

function JobItem({ id, title, job }: { id: string; title: string; job: Job }) {
  return (
    <li className={clsx(ui.flex, ui.between, ui.wrap, ui.gap16, ui.lineAbove, classes.job)}>
      <div className={ui.shrinks}>
        <h2 className={ui.under4}>
          <Link to={addressOf(id)} className={classes.name}>
            {title}
          </Link>
        </h2>
        <p className={clsx(ui.under4, ui.small)}>{job.employer}</p>
        {factLinesOf(job).map((line) => (
          <p key={line} className={clsx(ui.flat, ui.small, ui.quiet)}>
            {line}
          </p>
        ))}
      </div>
      <StageChoice jobId={id} />
    </li>
  )
}
