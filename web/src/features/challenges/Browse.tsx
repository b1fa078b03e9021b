import { type ChallengeSummary, repeatListId } from '@greenroom/shared/wire'
import { Button, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { type ListOfMine, useListChanges } from '../../data/challengeLists.ts'
import { writeTrail } from '../../data/challengeTrail.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import classes from './Browse.module.css'
import { ChallengeRow, handleId, type Place } from './ChallengeRow.tsx'
import { trailOf, useChallenges } from './challenges.ts'
import { FilterBar } from './FilterBar.tsx'
import { isNarrowed } from './filters.ts'
import { ListHead } from './ListHead.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { listAddress, listTexts, moved } from './lists.ts'
import { moveFocus } from './moveFocus.ts'
import { challengeTexts as texts } from './texts.ts'
import { useFilters } from './useFilters.ts'
import { useOrder } from './useOrder.ts'

type Props = {
  /** The user's own lists. */
  own: readonly ListOfMine[]
  onDeleted: (list: ListOfMine) => void
}

/** The chosen list of challenges, and its filters. */
export function Browse({ own, onDeleted }: Props) {
  const { filters, change, clear } = useFilters()
  const query = useChallenges(filters)
  const { data, error, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const [first] = data?.pages ?? []
  const list = useRef<HTMLUListElement>(null)
  const narrowed = isNarrowed(filters)
  const mine = own.find(({ listId }) => listId === filters.list)
  const order = useOrder(mine)
  const [said, setSaid] = useState('')
  const { take } = useListChanges()
  const taking = useSubmit(take)
  const challenges = sorted(data?.pages.flatMap((page) => page.challenges) ?? [], order.isMoved ? order.ids : [])
  // The workspace steps through the list or the filtered challenges. Without either, it fetches all of them, since this
  // is only one page.
  const isPart = narrowed || filters.list !== null
  useEffect(() => {
    if (data !== undefined) writeTrail(isPart ? trailOf(data.pages.flatMap((page) => page.challenges)) : [])
  }, [data, isPart])

  function move({ challengeId, title }: ChallengeSummary, to: number): void {
    const place = Math.max(0, Math.min(order.ids.length - 1, to))
    if (place === order.ids.indexOf(challengeId)) return
    void order.store(moved(order.ids, challengeId, place))
    setSaid(listTexts.movedTo(title, place + 1, order.ids.length))
    // Moving an element takes the focus away from it.
    requestAnimationFrame(() => document.getElementById(handleId(challengeId))?.focus())
  }

  const placeIn = ({ listId }: ListOfMine, challenge: ChallengeSummary): Place => {
    const number = order.ids.indexOf(challenge.challengeId)
    return {
      number,
      of: order.ids.length,
      moveTo: (to) => move(challenge, to),
      drop(challengeId) {
        const dropped = challenges.find((each) => each.challengeId === challengeId)
        if (dropped !== undefined) move(dropped, number)
      },
      takeOff: () => void taking.submit(listId, challenge.challengeId),
    }
  }

  if (error instanceof ApiProblem && error.code === 'CHALLENGE_LIST_UNKNOWN')
    return (
      <EmptyBox roomy isFailure fact={listTexts.gone} support={listTexts.goneBody}>
        <Button size="xs" component={Link} to={listAddress(null)}>
          {listTexts.browse}
        </Button>
      </EmptyBox>
    )
  return (
    <section aria-labelledby="all-challenges">
      <ListHead shown={isPlaceholderData ? undefined : first?.list} own={mine} onDeleted={onDeleted} />
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
      {[order.error, taking.error].map(
        (failure) =>
          failure !== null && (
            <Problem key={sentenceOf(failure)} mt={8}>
              {listTexts.failed} {sentenceOf(failure)}
            </Problem>
          ),
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {error !== null && (
        <EmptyBox roomy isFailure fact={texts.failed} support={sentenceOf(error)}>
          <Button size="xs" onClick={() => void query.refetch()}>
            {texts.again}
          </Button>
        </EmptyBox>
      )}
      {data === undefined && error === null && <ListSkeleton />}
      {first !== undefined && challenges.length === 0 && !isPlaceholderData && (
        <Empty narrowed={narrowed} list={filters.list} onClear={clear} />
      )}
      {challenges.length > 0 && (
        <ul
          ref={list}
          className={clsx(ui.list, ui.lineAbove)}
          aria-labelledby="all-challenges"
          aria-busy={isPlaceholderData}
          onKeyDown={(event) => moveFocus(event, list.current)}
        >
          {challenges.map((challenge) => (
            <ChallengeRow
              key={challenge.challengeId}
              challenge={challenge}
              reason={first?.list?.reasons[challenge.challengeId]}
              place={mine === undefined || narrowed ? undefined : placeIn(mine, challenge)}
            />
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

function sorted(challenges: readonly ChallengeSummary[], ids: readonly string[]): readonly ChallengeSummary[] {
  if (ids.length === 0) return challenges
  return challenges.toSorted((one, other) => ids.indexOf(one.challengeId) - ids.indexOf(other.challengeId))
}

function Empty({ narrowed, list, onClear }: { narrowed: boolean; list: string | null; onClear: () => void }) {
  if (narrowed)
    return (
      <EmptyBox roomy fact={texts.nothing} support={texts.nothingBody}>
        <Button size="xs" onClick={onClear}>
          {texts.clear}
        </Button>
      </EmptyBox>
    )
  if (list === null) return <EmptyBox roomy fact={texts.none} support={texts.noneBody} />
  const isRepeat = list === repeatListId
  return (
    <EmptyBox
      roomy
      fact={isRepeat ? listTexts.nothingToRepeat : listTexts.empty}
      support={isRepeat ? listTexts.nothingToRepeatBody : listTexts.emptyBody}
    >
      <Button size="xs" component={Link} to={listAddress(null)}>
        {listTexts.browse}
      </Button>
    </EmptyBox>
  )
}
