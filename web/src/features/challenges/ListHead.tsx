import { maxListTitle, type ShownList } from '@greenroom/shared/wire'
import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { type ListOfMine, useListChanges } from '../../data/challengeLists.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { listTexts as texts } from './lists.ts'
import { challengeTexts } from './texts.ts'

type Props = {
  shown: ShownList | null | undefined
  /** The list, if it is the user's own. */
  own: ListOfMine | undefined
  onDeleted: (list: ListOfMine) => void
}

/** A list's name and purpose. Users can rename and delete their own lists. */
export function ListHead({ shown, own, onDeleted }: Props) {
  const { remove } = useListChanges()
  const [renaming, { open, close }] = useDisclosure(false)
  const { submit, error } = useSubmit(async (list: ListOfMine) => {
    await remove(list.listId)
    onDeleted(list)
  })
  return (
    <>
      <div className={clsx(ui.flex, ui.between, ui.start, ui.gap12, ui.under12)}>
        <div className={ui.shrinks}>
          <h2 id="all-challenges" className={clsx(ui.flat, ui.text17, ui.breaks)}>
            {own?.title ?? shown?.title ?? challengeTexts.list}
          </h2>
          {shown != null && shown.about !== '' && (
            <p className={clsx(ui.flat, ui.small, ui.quiet, ui.pretty)}>{shown.about}</p>
          )}
        </div>
        {own !== undefined && (
          <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={texts.menu}>
                <IconDots size={18} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={open}>{texts.rename}</Menu.Item>
              <Menu.Item className={ui.bad ?? ''} onClick={() => void submit(own)}>
                {texts.remove}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {error !== null && (
        <Problem mt={8}>
          {texts.failed} {sentenceOf(error)}
        </Problem>
      )}
      {own !== undefined && renaming && <Rename key={own.listId} list={own} onClose={close} />}
    </>
  )
}

function Rename({ list, onClose }: { list: ListOfMine; onClose: () => void }) {
  const [title, setTitle] = useState(list.title)
  const [isMissing, setMissing] = useState(false)
  const { change } = useListChanges()
  const { submit, pending, error } = useSubmit(async () => {
    const name = title.trim()
    setMissing(name === '')
    if (name === '') return
    await change(list, { title: name })
    onClose()
  })
  return (
    <Dialog opened onClose={onClose} title={texts.rename.replace('…', '')}>
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
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="filled" loading={pending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
