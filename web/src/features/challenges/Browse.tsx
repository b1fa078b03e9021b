import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { writeTrail } from '../../data/challengeTrail.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { ActiveFilters } from './ActiveFilters.tsx'
import classes from './Browse.module.css'
import { ChallengeRow } from './ChallengeRow.tsx'
import { trailOf, useChallenges } from './challenges.ts'
import { FilterBar } from './FilterBar.tsx'
import { isNarrowed } from './filters.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { moveFocus } from './moveFocus.ts'
import { challengeTexts as texts } from './texts.ts'
import { useFilters } from './useFilters.ts'

/** Challenge filters and list. */
export function Browse() {
  const { filters, change, clear } = useFilters()
  const query = useChallenges(filters)
  const { data, error, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const [first] = data?.pages ?? []
  const list = useRef<HTMLUListElement>(null)
  const challenges = data?.pages.flatMap((page) => page.challenges) ?? []
  const narrowed = isNarrowed(filters)
  // The workspace steps through the filtered challenges. With no filter set it fetches the whole list, since this is
  // only one page of it.
  useEffect(() => {
    if (data !== undefined) writeTrail(narrowed ? trailOf(data.pages.flatMap((page) => page.challenges)) : [])
  }, [data, narrowed])

  return (
    <section className={classes.section} aria-labelledby="all-challenges">
      <h2 id="all-challenges" className={ui.under16}>
        {texts.list}
      </h2>
      <FilterBar filters={filters} facets={first?.facets} onChange={change} />
      {narrowed && <ActiveFilters filters={filters} onChange={change} onClear={clear} />}
      <div className={clsx(ui.flex, ui.between, ui.gap16, ui.small, ui.quiet, classes.count)}>
        <p role="status">{first === undefined || isPlaceholderData ? ' ' : texts.found(first.total)}</p>
        <p className={clsx(ui.flex, ui.gap12, classes.keys)} aria-hidden="true">
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {texts.keys}
          </span>
          <span>
            <kbd>Enter</kbd> {texts.keysOpen}
          </span>
        </p>
      </div>
      {error !== null && (
        <EmptyBox roomy isFailure fact={texts.failed} support={sentenceOf(error)}>
          <Button size="xs" onClick={() => void query.refetch()}>
            {texts.again}
          </Button>
        </EmptyBox>
      )}
      {data === undefined && error === null && <ListSkeleton />}
      {first !== undefined && challenges.length === 0 && <Empty narrowed={narrowed} onClear={clear} />}
      {challenges.length > 0 && (
        <ul
          ref={list}
          className={clsx(ui.list, ui.lineAbove)}
          aria-labelledby="all-challenges"
          aria-busy={isPlaceholderData}
          onKeyDown={(event) => moveFocus(event, list.current)}
        >
          {challenges.map((challenge) => (
            <ChallengeRow key={challenge.challengeId} challenge={challenge} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  )
}

function Empty({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return (
    <EmptyBox
      roomy
      fact={narrowed ? texts.nothing : texts.none}
      support={narrowed ? texts.nothingBody : texts.noneBody}
    >
      {narrowed && (
        <Button size="xs" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </EmptyBox>
  )
}
