import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { type ListOfMine, useChallengeShelf, useListChanges } from '../../data/challengeLists.ts'
import { OfInterviews } from '../../parts/domain/OfInterviews.tsx'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { Assessments } from './Assessments.tsx'
import { Browse } from './Browse.tsx'
import classes from './ChallengesPage.module.css'
import { useResume } from './challenges.ts'
import { toggled } from './filters.ts'
import { ListNav } from './ListNav.tsx'
import { assessmentsList, listTexts } from './lists.ts'
import { NextUp } from './NextUp.tsx'
import { OpenChallenge } from './OpenChallenge.tsx'
import { Patterns } from './Patterns.tsx'
import { challengeTexts as texts } from './texts.ts'
import { useFilters } from './useFilters.ts'

/**
 * Challenges to practise, by lists and patterns, and assessments (spec §2, `/app/mockInterview` without a session);
 * `?challenge=<id>` opens one.
 */
export default function ChallengesPage() {
  const [params] = useSearchParams()
  const challengeId = params.get('challenge')
  if (challengeId) return <OpenChallenge challengeId={challengeId} />
  return (
    <OfInterviews>
      <Choose />
    </OfInterviews>
  )
}

function Choose() {
  const { filters, change, show } = useFilters()
  const { data: shelf, error, refetch } = useChallengeShelf()
  const resume = useResume()
  const [deleted, setDeleted] = useState<ListOfMine | null>(null)
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap12)}>
        <h1 className={ui.flat}>{texts.title}</h1>
        {shelf !== undefined && <Solved solved={shelf.solved} total={shelf.total} />}
      </div>
      {error === null && (
        <>
          <NextUp shelf={shelf} resume={resume} />
          {shelf === undefined ? (
            <div className={clsx(ui.lineAbove, classes.waiting)} aria-hidden="true" />
          ) : (
            <Patterns
              patterns={shelf.patterns}
              chosen={filters.list === assessmentsList ? [] : filters.chosen.topic}
              onToggle={(concept) =>
                change(
                  toggled(filters.list === assessmentsList ? { ...filters, list: null } : filters, 'topic', concept),
                )
              }
            />
          )}
        </>
      )}
      {error !== null && (
        <EmptyBox isFailure fact={texts.patterns.failed} support={sentenceOf(error)}>
          <Button size="xs" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </EmptyBox>
      )}
      <div className={clsx(ui.grid, classes.columns)}>
        <ListNav shelf={shelf} current={filters.list} />
        <div className={ui.shrinks}>
          {deleted !== null && (
            <Deleted
              key={deleted.listId}
              list={deleted}
              onBack={() => {
                setDeleted(null)
                show(deleted.listId)
              }}
            />
          )}
          {filters.list === assessmentsList ? (
            <Assessments />
          ) : (
            <Browse
              key={filters.list}
              own={shelf?.own ?? []}
              onDeleted={(list) => {
                setDeleted(list)
                show(null)
              }}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function Solved({ solved, total }: { solved: number; total: number }) {
  const { number, rest } = texts.solved(solved, total)
  return (
    <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures)}>
      <span className={clsx(ui.ink, ui.strong)}>{number}</span>
      {rest}
    </p>
  )
}

/** Says that a list was deleted, and offers to restore it, until something else is opened. */
function Deleted({ list, onBack }: { list: ListOfMine; onBack: () => void }) {
  const { create } = useListChanges()
  const { submit, pending, error } = useSubmit(async () => {
    await create(list)
    onBack()
  })
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.inset14by20, ui.round, ui.surface, ui.lineAround, ui.after12)}>
      <p className={clsx(ui.flat, ui.grow, ui.small, ui.breaks)} role="status">
        {listTexts.deleted(list.title)}
      </p>
      <Button size="xs" loading={pending} onClick={() => void submit()}>
        {listTexts.undo}
      </Button>
      {error !== null && (
        <Problem>
          {listTexts.failed} {sentenceOf(error)}
        </Problem>
      )}
    </div>
  )
}
