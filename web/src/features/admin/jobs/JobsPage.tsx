import { type AdminQueue, adminJobQueueSchema, type adminJobSchema, adminPaths } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { FilterSelect } from '../parts/FilterSelect.tsx'
import { amount, momentOf, secondsOf } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Pages, pageSize, usePage } from '../parts/Pages.tsx'
import { queueNames } from '../parts/queueNames.ts'
import { useAddress } from '../parts/useAddress.ts'
import { useFailedJobs, useQueues } from '../queries.ts'
import { type JobQueue, RetryButton } from './RetryButton.tsx'
import { jobTexts as texts } from './texts.ts'

type Job = z.infer<typeof adminJobSchema>

const queues: readonly JobQueue[] = adminJobQueueSchema.options
const isJobQueue = (name: string): name is JobQueue => queues.some((queue) => queue === name)
const queueOptions = queues.map((queue) => ({ value: queue, label: queueNames[queue] }))

/** `/admin/jobs`: waiting and failed jobs by queue, with buttons to retry. */
export default function JobsPage() {
  const address = useAddress()
  const { after } = usePage()
  const queue = address.oneOf('queue', queues)
  const state = useQueues()
  const failed = useFailedJobs({ queue, after, limit: pageSize })
  const [said, setSaid] = useState<string | null>(null)
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.touchable, classes.head)}>
        <h1 className={ui.flat}>{texts.title}</h1>
        {/* Served by the engine itself. */}
        <Button component="a" href={adminPaths.queueBoard}>
          {texts.board}
        </Button>
      </div>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} role="status">
        {said}
      </p>
      <section aria-label={texts.queues.title}>
        <Loaded query={state} lines={5}>
          {({ queues: all }) => (
            <DataTable
              caption={texts.queues.title}
              columns={queueColumns(setSaid)}
              rows={all}
              keyOf={({ name }) => name}
            />
          )}
        </Loaded>
      </section>
      <section className={classes.part} aria-labelledby="failed">
        <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
          <h2 id="failed" className={clsx(ui.flat, ui.large)}>
            {texts.failed.title}
          </h2>
          <FilterSelect
            name={texts.failed.filter}
            options={queueOptions}
            value={queue}
            onChange={(value) => address.set('queue', value)}
          />
        </div>
        <Loaded query={failed} lines={3}>
          {({ jobs, next }) => (
            <div aria-busy={failed.isPlaceholderData}>
              {jobs.length === 0 ? (
                <EmptyBox roomy fact={texts.failed.none} support={texts.failed.noneBody} />
              ) : (
                <DataTable
                  caption={texts.failed.title}
                  columns={jobColumns(setSaid)}
                  rows={jobs}
                  keyOf={({ queue: of, id }) => `${of} ${id}`}
                />
              )}
              <Pages count={jobs.length} next={next} />
            </div>
          )}
        </Loaded>
      </section>
    </div>
  )
}

const queueColumns = (onDone: (said: string) => void): readonly Column<AdminQueue>[] => {
  const { columns } = texts.queues
  return [
    { ...{ name: columns.name, wide: true, heads: true }, cell: ({ name }) => queueNames[name] },
    { ...{ name: columns.waiting, width: '15%', narrow: 'label' }, cell: ({ waiting }) => amount(waiting) },
    {
      ...{ name: columns.failed, width: '15%', narrow: 'label' },
      cell: ({ failed }) => <span className={failed > 0 ? classes.warn : undefined}>{amount(failed)}</span>,
    },
    {
      ...{ name: columns.time, width: '15%', narrow: 'label' },
      cell: ({ p95Ms }) => (p95Ms === null ? texts.queues.noTime : secondsOf(p95Ms)),
    },
    {
      ...{ name: columns.action, width: 120, right: true },
      cell: ({ name, failed }) =>
        failed > 0 && isJobQueue(name) ? (
          <RetryButton
            queue={name}
            label={texts.queues.retryAll}
            ariaLabel={texts.queues.retryAllOf(queueNames[name])}
            isPlain
            onDone={onDone}
          />
        ) : null,
    },
  ]
}

const jobColumns = (onDone: (said: string) => void): readonly Column<Job>[] => {
  const { columns } = texts.failed
  return [
    {
      ...{ name: columns.id, wide: true, heads: true },
      cell: ({ id, sessionId }) =>
        sessionId === null ? (
          id
        ) : (
          <>
            {id} <Link to={`/admin/sessions/${encodeURIComponent(sessionId)}`}>{texts.failed.session}</Link>
          </>
        ),
    },
    { ...{ name: columns.queue, width: '16%' }, cell: ({ queue }) => queueNames[queue] },
    { ...{ name: columns.error, width: '24%' }, cell: ({ error }) => error ?? texts.failed.unknownError },
    { ...{ name: columns.attempts, width: 60, narrow: 'label' }, cell: ({ attempts }) => amount(attempts) },
    {
      ...{ name: columns.at, width: 130 },
      cell: ({ failedAt, addedAt }) => momentOf(failedAt ?? addedAt),
    },
    {
      ...{ name: columns.action, width: 90, right: true },
      cell: ({ queue, id }) => (
        <RetryButton
          queue={queue}
          jobId={id}
          label={texts.failed.retry}
          ariaLabel={texts.failed.retryOf(id)}
          isPlain
          onDone={onDone}
        />
      ),
    },
  ]
}
