import { type adminJobQueueSchema, adminPaths, retriedJobsSchema } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { z } from 'zod'
import { post, sentenceOf } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { useChange } from '../parts/useChange.ts'
import { jobTexts as texts } from './texts.ts'

export type JobQueue = z.infer<typeof adminJobQueueSchema>

/** Retries one failed job, or all of a queue's, and shows the result. */
export function RetryButton(props: {
  queue: JobQueue
  jobId?: string
  label: string
  ariaLabel?: string
  isPlain?: boolean
  /** For buttons that disappear along with their row: the page shows the result instead. */
  onDone?: (said: string) => void
}) {
  const { queue, jobId, onDone } = props
  const [said, setSaid] = useState<string | null>(null)
  const { submit, pending, error } = useChange(async () => {
    const { retried, left } = await post(adminPaths.jobRetry, { queue, ...(jobId && { jobId }) }, retriedJobsSchema)
    setSaid(`${texts.retried(retried, left)}.`)
    onDone?.(`${texts.retried(retried, left)}.`)
  })
  return (
    <span>
      <Button
        size="xs"
        variant={props.isPlain === true ? 'default' : 'filled'}
        loading={pending}
        aria-label={props.ariaLabel}
        onClick={() => void submit()}
      >
        {props.label}
      </Button>
      {onDone === undefined && said !== null && (
        <output className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}> {said}</output>
      )}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </span>
  )
}
