import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { SessionSummary } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { sentenceOf } from '../../data/api.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './MyInterviews.module.css'
import { SessionRow } from './SessionRow.tsx'
import type { useSessions } from './sessions.ts'
import { selectionTexts as texts } from './texts.ts'
import { WarmUpButton } from './WarmUpButton.tsx'

/** The user's interviews, latest first, with unfinished ones at the top. */
export function MyInterviews(props: { query: ReturnType<typeof useSessions>; language: ProgrammingLanguage }) {
  return (
    <section aria-labelledby="my-interviews">
      <h2 id="my-interviews" className={clsx(ui.under12, ui.large)}>
        {texts.mine}
      </h2>
      <Body {...props} />
    </section>
  )
}

function Body({ query, language }: Parameters<typeof MyInterviews>[0]) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (data === undefined) {
    if (error === null) return <div className={clsx(ui.round, ui.bubble, classes.skeleton)} aria-hidden="true" />
    return (
      <EmptyBox isFailure fact={texts.mineFailed} support={sentenceOf(error)}>
        <Button size="xs" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </EmptyBox>
    )
  }
  const sessions = unfinishedFirst(data.pages.flatMap((page) => page.sessions))
  if (sessions.length === 0) {
    return (
      <EmptyBox fact={texts.none} support={texts.noneBody}>
        <WarmUpButton language={language} />
      </EmptyBox>
    )
  }
  return (
    <>
      <ul className={clsx(ui.list, ui.lineAbove)}>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="xs" mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const order = { IN_PROGRESS: 0, NOT_STARTED: 1, ENDED: 2 } as const

const unfinishedFirst = (sessions: readonly SessionSummary[]): SessionSummary[] =>
  sessions.toSorted((one, other) => order[one.phase] - order[other.phase])
