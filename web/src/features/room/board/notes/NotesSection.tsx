import type { NoteSection } from '@greenroom/shared/session'
import { Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useCode, useRoom, useRoomAccess } from '../../../../parts/room/roomContext.ts'
import ui from '../../../../ui/primitives.module.css'
import { boardTexts as texts } from '../texts.ts'
import { readNotes, writeNotes } from './designNotes.ts'
import classes from './NotesSection.module.css'

/** The design notes by section. They are stored as one text, saved like code. */
export function useDesignNotes() {
  const { keeper } = useRoomAccess()
  const text = useCode(({ text }) => text)
  const revision = useCode(({ revision }) => revision)
  // The text doesn't include unsaved typing, but the keeper does.
  const [own, setOwn] = useState(() => ({ notes: readNotes(keeper.take()?.code ?? text), revision }))
  const notes = own.revision === revision ? own.notes : readNotes(text)
  const write = (section: NoteSection, words: string) => {
    const changed = { ...notes, [section]: words }
    setOwn({ notes: changed, revision })
    keeper.edit(writeNotes(changed))
  }
  return { notes, write }
}

export function NotesSection(props: { section: NoteSection; words: string; onWrite: (words: string) => void }) {
  const { section, words, onWrite } = props
  const { keeper, client } = useRoomAccess()
  const writer = useRoom(({ state, role }) => (role === 'interviewer' ? (state?.candidate.name ?? null) : null))
  const readOnly = useRoom(
    ({ state, role }) => state?.phase !== 'IN_PROGRESS' || role === 'observer' || role === 'interviewer',
  )
  return (
    <Textarea
      label={texts.sections[section]}
      description={writer === null ? texts.sectionHints[section] : texts.theirNotes(writer)}
      value={words}
      readOnly={readOnly}
      classNames={{
        root: clsx(ui.flex, ui.column, ui.grow, ui.lowers, classes.root),
        wrapper: clsx(ui.grow, ui.lowers),
        input: clsx(ui.tall, ui.text15, classes.input),
        label: ui.large,
      }}
      onChange={({ currentTarget }) => {
        onWrite(currentTarget.value)
        client.typed()
      }}
      onFocus={() => keeper.setFocused(true)}
      onBlur={() => keeper.setFocused(false)}
    />
  )
}
