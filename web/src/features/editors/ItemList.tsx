import { type EditedKind, editedKinds } from '@greenroom/shared/rules'
import type { EditedEntry } from '@greenroom/shared/wire'
import { Badge, Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { dayAndTimeOf } from '../../ui/time.ts'
import { addressOf } from './address.ts'
import classes from './Editors.module.css'
import { NewItem } from './NewItem.tsx'
import { nameOf } from './names.ts'
import { useEditedList } from './queries.ts'
import { editorTexts as texts } from './texts.ts'

type Filter = EditedKind | 'all' | 'waiting'

/** All items, each with its state. */
export function ItemList() {
  const { data, error, refetch } = useEditedList()
  const [search, setSearch] = useSearchParams()
  const [isNew, setIsNew] = useState(false)
  const asked = search.get('kind')
  const filter: Filter = asked === 'waiting' ? asked : (editedKinds.find((kind) => kind === asked) ?? 'all')
  const items = data?.items.filter(
    ({ kind, draft }) => filter === 'all' || (filter === 'waiting' ? draft?.state === 'in_review' : kind === filter),
  )
  return (
    <>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.under24, ui.quiet, ui.pretty)}>{texts.lead}</p>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap12, ui.under16)}>
        <RadioField<Filter>
          label={texts.filter}
          labelHidden
          value={filter}
          options={[
            { value: 'all', label: texts.everyKind },
            ...editedKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
            { value: 'waiting', label: texts.waiting },
          ]}
          onChange={(value) => setSearch(value === 'all' ? {} : { kind: value }, { replace: true })}
        />
        <Button variant="filled" onClick={() => setIsNew(true)}>
          {texts.create.open}
        </Button>
      </div>
      <NewItem
        opened={isNew}
        onClose={() => setIsNew(false)}
        known={data?.items ?? []}
        kind={filter === 'all' || filter === 'waiting' ? 'article' : filter}
      />
      {error !== null && data === undefined && (
        <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </EmptyBox>
      )}
      {data === undefined && error === null && (
        <div role="status" aria-busy="true" aria-label={texts.loading}>
          <Skeleton height={56} mb={8} animate={false} />
          <Skeleton height={56} mb={8} animate={false} />
          <Skeleton height={56} animate={false} />
        </div>
      )}
      {items?.length === 0 && <EmptyBox fact={texts.none} support={texts.noneHint} roomy />}
      <ul className={ui.list} aria-label={texts.title}>
        {items?.map((entry) => (
          <Entry key={`${entry.kind}/${entry.id}`} entry={entry} />
        ))}
      </ul>
    </>
  )
}

function Entry({ entry }: { entry: EditedEntry }) {
  const { kind, title, draft } = entry
  return (
    <li className={clsx(ui.grid, ui.middle, ui.gap12, ui.lineBelow, classes.item)}>
      <span className={ui.shrinks}>
        <Link to={addressOf(entry)} className={clsx(ui.block, ui.medium, ui.breaks, ui.accent)}>
          {title}
        </Link>
        <span className={clsx(ui.block, ui.small, ui.quiet)}>
          {texts.kind[kind]}
          {draft !== null && `. ${texts.editedBy(nameOf(draft.updatedBy), dayAndTimeOf(new Date(draft.updatedAt)))}`}
        </span>
      </span>
      <States entry={entry} />
    </li>
  )
}

function States({ entry: { isInRepository, published, draft, repositoryChanged } }: { entry: EditedEntry }) {
  const where =
    published === 'published'
      ? 'published'
      : isInRepository
        ? 'repository'
        : published === 'withdrawn'
          ? 'withdrawn'
          : 'unpublished'
  return (
    <span className={clsx(ui.flex, ui.wrap, ui.gap8)}>
      <Badge variant="default">{texts.states[where]}</Badge>
      {repositoryChanged && <Badge variant="default">{texts.states.changed}</Badge>}
      {draft !== null && <Badge variant="light">{texts.states[draft.state]}</Badge>}
    </span>
  )
}
