import {
  articleListSchema,
  jobListSchema,
  readingPaths,
  workshopListSchema,
  workshopPaths,
} from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { get } from '../../data/api.ts'
import { longDateOf } from '../../data/days.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Page.module.css'
import { pageTexts } from './texts.ts'

const texts = pageTexts.latest

type Kind = 'articles' | 'jobs' | 'workshops'
type Entry = { to: string; title: string; about: string }

const addressOf = (part: string, id: string): string => `/${part}/${encodeURIComponent(id)}`

const readers: Readonly<Record<Kind, (signal: AbortSignal) => Promise<Entry[]>>> = {
  async articles(signal) {
    const { data } = await get(readingPaths.articles, articleListSchema, { signal })
    return data.map(({ id, title, item }) => ({ to: addressOf('blog', id), title, about: item?.summary ?? '' }))
  },
  async jobs(signal) {
    const { data } = await get(readingPaths.jobs, jobListSchema, { signal })
    return data.map(({ id, title, item }) => ({ to: addressOf('jobs', id), title, about: item?.employer ?? '' }))
  },
  async workshops(signal) {
    const { workshops } = await get(workshopPaths.workshops, workshopListSchema, { signal })
    return workshops.map(({ id, title, dates: [next] }) => ({
      ...{ to: addressOf('workshops', id), title },
      about: next === undefined ? '' : longDateOf(next.startsAt.slice(0, 'YYYY-MM-DD'.length)),
    }))
  },
}

/** The latest articles or jobs, or the next workshops. */
export function Latest({ of, count }: { of: Kind; count: number }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['latest-on-a-page', of],
    queryFn: ({ signal }) => readers[of](signal),
  })
  if (isError)
    return (
      <div role="alert">
        <p className={ui.under8}>{texts.failed}</p>
        <Button onClick={() => void refetch()}>{texts.again}</Button>
      </div>
    )
  if (data === undefined)
    return (
      <p className={clsx(ui.flat, ui.quiet)} role="status">
        {texts.loading}
      </p>
    )
  if (data.length === 0) return <p className={clsx(ui.flat, ui.quiet)}>{texts.none}</p>
  return (
    <ul className={ui.list}>
      {data.slice(0, count).map(({ to, title, about }) => (
        <li key={to} className={clsx(ui.lineAbove, classes.entry)}>
          <Link to={to}>{title}</Link>
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>{about}</p>
        </li>
      ))}
    </ul>
  )
}
