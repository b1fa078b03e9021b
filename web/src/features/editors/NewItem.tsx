import { type EditedKind, editedKinds } from '@greenroom/shared/rules'
import type { EditedEntry } from '@greenroom/shared/wire'
import { Button, Group, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { addressOf } from './address.ts'
import { idFrom, isId, newFiles } from './files.ts'
import { saveDraft } from './queries.ts'
import { editorTexts } from './texts.ts'

const texts = editorTexts.create
const folders: Record<EditedKind, string> = {
  article: '/blog/',
  course: 'course ',
  workshop: '/workshops/',
  job: '/jobs/',
}

/** Creates an item with a kind, a title and an address. */
export function NewItem(props: {
  opened: boolean
  onClose: () => void
  known: readonly EditedEntry[]
  kind: EditedKind
}) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={texts.title}>
      <Fields {...props} />
    </Dialog>
  )
}

function Fields({
  onClose,
  known,
  kind: first,
}: {
  onClose: () => void
  known: readonly EditedEntry[]
  kind: EditedKind
}) {
  const navigate = useNavigate()
  const [kind, setKind] = useState(first)
  const [title, setTitle] = useState('')
  const [typedId, setTypedId] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const id = typedId ?? idFrom(title)
  const errors = {
    title: title.trim() === '' ? texts.noName : null,
    id: known.some((each) => each.kind === kind && each.id === id) ? texts.taken : isId(id) ? null : texts.badId,
  }
  const { submit, pending, error } = useSubmit(async () => {
    setIsTried(true)
    if (errors.title !== null || errors.id !== null) return
    await saveDraft({ kind, id }, 0, newFiles(kind, title.trim(), new Date()))
    await navigate(addressOf({ kind, id }))
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Select
        label={texts.kind}
        value={kind}
        allowDeselect={false}
        data={editedKinds.map((each) => ({ value: each, label: editorTexts.kind[each] }))}
        onChange={(value) => setKind(editedKinds.find((each) => each === value) ?? kind)}
        mb="md"
      />
      <TextInput
        label={texts.name}
        value={title}
        maxLength={80}
        error={isTried ? errors.title : null}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        data-autofocus
        mb="md"
      />
      <TextInput
        label={texts.id}
        description={texts.idHint(`${folders[kind]}${id === '' ? '…' : id}`)}
        value={id}
        maxLength={80}
        error={isTried && errors.title === null ? errors.id : null}
        onChange={({ currentTarget }) => setTypedId(currentTarget.value)}
        mb="md"
      />
      <Problem mb="sm">{error === null ? null : sentenceOf(error)}</Problem>
      <Group justify="flex-end">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="filled" loading={pending}>
          {texts.action}
        </Button>
      </Group>
    </form>
  )
}
