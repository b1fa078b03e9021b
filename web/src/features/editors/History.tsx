import type { ContentPublication, EditedItem } from '@greenroom/shared/wire'
import { Badge, Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Editors.module.css'
import { FileComparison } from './FileComparison.tsx'
import { nameOf } from './names.ts'
import { type ItemName, itemKey, restore, useVersion, withdraw } from './queries.ts'
import { editorTexts, howOf } from './texts.ts'

const texts = editorTexts.history
type Wish = { what: 'withdraw' } | { what: 'restore'; revision: number }

/** All published versions of an item, to compare, publish again or withdraw. */
export function History({ item, edited }: { item: ItemName; edited: EditedItem }) {
  const client = useQueryClient()
  const [wish, setWish] = useState<Wish | null>(null)
  const seen = edited.published?.revision ?? 0
  const { submit, pending, error, forget } = useSubmit(async () => {
    if (wish === null) return
    try {
      const changed = wish.what === 'withdraw' ? await withdraw(item, seen) : await restore(item, wish.revision, seen)
      client.setQueryData(itemKey(item), changed)
      setWish(null)
    } finally {
      await client.invalidateQueries({ queryKey: itemKey(item), exact: true })
    }
  })
  const close = () => {
    forget()
    setWish(null)
  }
  if (edited.history.length === 0) return <p className={ui.quiet}>{texts.none}</p>
  return (
    <>
      <ol className={ui.list}>
        {edited.history.map((each) => (
          <Publication
            key={each.revision}
            item={item}
            edited={edited}
            publication={each}
            isCurrent={each.revision === seen && each.how !== 'withdrawn'}
            onWish={setWish}
          />
        ))}
      </ol>
      <Dialog
        opened={wish !== null}
        onClose={close}
        title={wish?.what === 'restore' ? texts.restoreTitle(wish.revision) : texts.withdrawTitle}
      >
        <DialogWords>
          {wish?.what === 'restore'
            ? texts.restoreBody
            : edited.repository === null
              ? texts.toNothing
              : texts.toRepository}
        </DialogWords>
        <Problem mb="sm">{error === null ? null : sentenceOf(error)}</Problem>
        <Group justify="flex-end">
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="filled" loading={pending} onClick={() => void submit()}>
            {wish?.what === 'restore' ? texts.restore : texts.withdraw}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

function Publication(props: {
  item: ItemName
  edited: EditedItem
  publication: ContentPublication
  isCurrent: boolean
  onWish: (wish: Wish) => void
}) {
  const { item, edited, publication, isCurrent, onWish } = props
  const { revision, authors, by, at, isOwnReview, version } = publication
  const [isOpen, setIsOpen] = useState(false)
  const query = useVersion(item, revision, isOpen)
  return (
    <li className={clsx(ui.lineBelow, classes.publication)}>
      <p className={clsx(ui.flex, ui.wrap, ui.gap8, ui.flat, ui.medium)}>
        {howOf(publication)}
        {isCurrent && <Badge variant="light">{texts.current}</Badge>}
      </p>
      <p className={clsx(ui.under8, ui.small, ui.quiet)}>
        {texts.by(authors.map(nameOf).join(', '), nameOf(by), dayAndTimeOf(new Date(at)))}
        {isOwnReview && ` ${texts.ownReview}`}
      </p>
      <Group gap="xs">
        {!isCurrent && version !== null && (
          <>
            <Button size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? texts.hide : texts.show}
            </Button>
            <Button size="xs" onClick={() => onWish({ what: 'restore', revision })}>
              {texts.restore}
            </Button>
          </>
        )}
        {isCurrent && (
          <Button size="xs" onClick={() => onWish({ what: 'withdraw' })}>
            {texts.withdraw}
          </Button>
        )}
      </Group>
      {isOpen && query.error !== null && <Problem mt="sm">{sentenceOf(query.error)}</Problem>}
      {isOpen && query.data?.files != null && (
        <div className={ui.after12}>
          <FileComparison
            earlier={query.data.files}
            current={edited.published?.files ?? edited.repository?.files ?? []}
            texts={{ added: texts.today, removed: texts.thisVersion, none: texts.same }}
          />
        </div>
      )}
    </li>
  )
}
