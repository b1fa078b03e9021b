import { decisionLabels } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { lobbyOf, scorecardOf } from '../../data/sessionKinds.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { groupsOf, useMocks } from './mocks.ts'
import classes from './People.module.css'
import { mockTexts as texts } from './texts.ts'

/** Your mocks with people, each linked to its room or, once judged, its scorecard. */
export function MyMocks() {
  const query = useMocks()
  const mocks = query.data?.pages.flatMap((page) => page.mocks) ?? []
  return (
    <section aria-labelledby="my-mocks">
      <h2 id="my-mocks" className={clsx(ui.under8, ui.title)}>
        {texts.mine}
      </h2>
      {query.error !== null && (
        <>
          <Problem>
            {texts.listFailed} {sentenceOf(query.error)}
          </Problem>
          <Button size="xs" mt="sm" onClick={() => void query.refetch()}>
            {texts.again}
          </Button>
        </>
      )}
      {query.isSuccess && mocks.length === 0 && <p className={clsx(ui.flat, ui.quiet)}>{texts.none}</p>}
      <ul className={ui.list}>
        {groupsOf(mocks).map((group) => (
          <li key={group[0].sessionId} className={ui.lineBelow}>
            {group.map((mock) => (
              <Mock key={mock.sessionId} mock={mock} />
            ))}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="subtle" mt="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  )
}

function Mock({ mock }: { mock: SessionSummary }) {
  return (
    <Link
      className={clsx(ui.grid, ui.ink, ui.round, ui.plainLink, ui.hovers, classes.mock)}
      to={mock.decision === null ? lobbyOf(mock.sessionId) : scorecardOf(mock.sessionId)}
    >
      <span className={clsx(ui.flex, ui.between, ui.baseline, ui.gap12)}>
        <span className={clsx(ui.text15, ui.medium, ui.breaks)}>{mock.title === '' ? texts.untitled : mock.title}</span>
        <span className={clsx(ui.fixed, ui.small, ui.quiet)}>{stateOf(mock)}</span>
      </span>
      <span className={clsx(ui.small, ui.quiet)}>
        {dayAndTimeOf(new Date(mock.createdAt))}, {texts.yourPart[mock.role]}
        {mock.swap !== undefined && `, ${texts.half[mock.swap.half]}`}
      </span>
    </Link>
  )
}

function stateOf({ phase, decision }: SessionSummary): string {
  switch (phase) {
    case 'NOT_STARTED':
      return texts.notStarted
    case 'IN_PROGRESS':
      return texts.running
    case 'ENDED':
      return decision === null ? texts.ended : decisionLabels[decision]
  }
}
