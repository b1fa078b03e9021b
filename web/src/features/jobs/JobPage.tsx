import { Button, Skeleton } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link, useParams } from 'react-router'
import { PageHead } from '../../app/layout/PageHead.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Jobs.module.css'
import { chooseFor, conceptName, factLinesOf, type Job, useJobs } from './jobs.ts'
import { StageChoice } from './StageChoice.tsx'
import { jobTexts as texts } from './texts.ts'

/** `/jobs/:id`: one job, what its interviews are like, and how to rehearse them. */
export default function JobPage() {
  const { id } = useParams()
  const { data: jobs, isError, refetch } = useJobs()
  if (isError)
    return <Notice title={texts.failed} body="" action={{ label: texts.again, onClick: () => void refetch() }} />
  if (jobs === undefined)
    return (
      <div className={clsx(ui.centred, classes.reading)} role="status" aria-busy="true" aria-label={texts.loading}>
        <Skeleton height={38} width={320} mb={24} animate={false} />
        <Skeleton height={420} animate={false} />
      </div>
    )
  const job = jobs.find((each) => each.id === id)
  if (job?.item === undefined) {
    const { title, body, action } = job === undefined ? texts.unknown : { ...texts.locked, title: job.title }
    return (
      <>
        <PageHead title={title} description={body} indexed={false} isKnown={false} />
        <Notice title={title} body={body} action={{ label: action, to: '/jobs' }} />
      </>
    )
  }
  return <JobText id={job.id} title={job.title} job={job.item} />
}

function JobText({ id, title, job }: { id: string; title: string; job: Job }) {
  const [place, posted] = factLinesOf(job)
  return (
    <article className={clsx(ui.centred, ui.text17, ui.line27, classes.reading)}>
      <PageHead
        title={title}
        description={texts.described(job.employer)}
        {...(job.isSample && { indexed: false as const })}
      />
      <p className={clsx(ui.under16, ui.small)}>
        <Link to="/jobs">{texts.back}</Link>
      </p>
      <h1 className={ui.under8}>{title}</h1>
      <p className={clsx(ui.under4, ui.medium)}>{job.employer}</p>
      <p className={clsx(ui.under16, ui.small, ui.quiet)}>
        {place}
        <br />
        {posted}
      </p>
      <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.under24)}>
        <Button
          component={Link}
          to="/app/interviewSelection"
          variant="filled"
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => chooseFor(job)}
        >
          {texts.rehearse}
        </Button>
        {job.applyUrl !== undefined && (
          <Button component="a" href={job.applyUrl} target="_blank" rel="noreferrer">
            {texts.apply}
          </Button>
        )}
        <StageChoice jobId={id} />
      </div>
      <Markdown text={job.about} />
      <Part title={texts.tasks} items={job.tasks} />
      <Part title={texts.requirements} items={job.requirements} />
      <Part title={texts.process} items={job.process} />
      <Part title={texts.concepts} items={job.rehearse.concepts.map(conceptName)} />
    </article>
  )
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={ui.under8}>{title}</h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
