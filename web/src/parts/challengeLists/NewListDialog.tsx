import { maxListTitle } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { newListId, useListChanges } from '../../data/challengeLists.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { listsMenuTexts as texts } from './texts.ts'

/** Asks for a new list's name, and adds `challengeId` to the list. */
export function NewListDialog(props: {
  opened: boolean
  challengeId?: string
  onClose: () => void
  onCreated: (list: { listId: string; title: string }) => void
}) {
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { create } = useListChanges()
  /** The same id for every attempt, so that a lost response doesn't lead to a second list. */
  const listId = useRef(newListId())
  const { submit, pending, error, forget } = useSubmit(async () => {
    const name = title.trim()
    setMissing(name === '')
    if (name === '') return
    const { challengeId } = props
    const list = await create({
      ...{ listId: listId.current, title: name },
      ...(challengeId === undefined ? {} : { challengeIds: [challengeId] }),
    })
    listId.current = newListId()
    setTitle('')
    props.onClose()
    props.onCreated(list)
  })
  const close = () => {
    forget()
    setMissing(false)
    props.onClose()
  }
  return (
    <Dialog opened={props.opened} onClose={close} title={texts.newTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          data-autofocus
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={maxListTitle}
          value={title}
          error={isMissing ? texts.nameMissing : null}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        {error !== null && (
          <Problem mt={8}>
            {texts.failed} {sentenceOf(error)}
          </Problem>
        )}
        <div className={clsx(ui.flex, ui.end, ui.gap8)} style={{ marginTop: 16 }}>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" variant="filled" loading={pending}>
            {texts.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
