import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { type ChallengeSubmission, challengeWorkPaths, submissionListSchema, urlOf } from '@greenroom/shared/wire'
import { Button, UnstyledButton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { get, sentenceOf } from '../../../data/api.ts'
import { ResultFace } from '../../../parts/runs/ResultFace.tsx'
import ui from '../../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../../ui/time.ts'
import { workspaceTexts } from '../texts.ts'
import { SubmissionDialog } from './SubmissionDialog.tsx'
import classes from './SubmissionsTab.module.css'
import type { SideViewProps } from './sideViewProps.ts'
import { verdictOfSubmission } from './verdictOfSubmission.ts'

const texts = workspaceTexts.submissions

/** All submissions for this challenge, in any session, latest first. */
export function SubmissionsTab({ question }: SideViewProps) {
  const id = question.challenge.challenge_id
  const latest = question.runs.findLast(({ purpose }) => purpose === 'submission' || purpose === 'hidden')
  const [opened, setOpened] = useState<ChallengeSubmission | null>(null)
  /** The row whose dialog is open, so that focus can return to it. */
  const opener = useRef<HTMLElement>(null)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isLoading } = useInfiniteQuery({
    // Refetch the list on a new submission or result.
    queryKey: ['submissions', id, latest?.runId, latest?.outcome.status],
    queryFn: ({ pageParam, signal }) =>
      get(urlOf(challengeWorkPaths.submissions, { id }, { after: pageParam }), submissionListSchema, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
    retry: false,
  })
  const submissions = data?.pages.flatMap((page) => page.submissions) ?? []
  function close() {
    setOpened(null)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <div className={classes.submissions}>
      <h2 className={clsx(ui.under12, ui.title)}>{texts.title}</h2>
      {error !== null && data === undefined && (
        <div className={clsx(ui.flat, ui.inset16, ui.body, ui.quiet, ui.round, classes.empty)} role="alert">
          <p>{sentenceOf(error)}</p>
          <Button size="xs" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </div>
      )}
      {!isLoading && error === null && submissions.length === 0 && (
        <p className={clsx(ui.flat, ui.inset16, ui.body, ui.quiet, ui.round, classes.empty)}>{texts.none}</p>
      )}
      <ul className={clsx(ui.unmarked, ui.bare, classes.list)}>
        {submissions.map((submission) => (
          <li key={`${submission.sessionId}${submission.runId}`}>
            <Row
              submission={submission}
              onOpen={(row) => {
                opener.current = row
                setOpened(submission)
              }}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {opened !== null && <SubmissionDialog submission={opened} onClose={close} />}
    </div>
  )
}

function Row({ submission, onOpen }: { submission: ChallengeSubmission; onOpen: (row: HTMLElement) => void }) {
  const { at, programmingLanguage, passed, total, notRun } = submission
  const time = dayAndTimeOf(Date.parse(at))
  return (
    <UnstyledButton
      className={clsx(ui.grid, ui.wide, ui.small, ui.round, ui.hovers, classes.row)}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <ResultFace verdict={verdictOfSubmission(submission)} />
      <span className={clsx(ui.quiet, ui.figures)}>{total > 0 && texts.passed(passed, total, notRun)}</span>
      <span className={clsx(ui.quiet, classes.meta)}>
        {programmingLanguageLabels[programmingLanguage]}, <time dateTime={at}>{time}</time>
      </span>
    </UnstyledButton>
  )
}
