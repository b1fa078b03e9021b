import { amount } from '@greenroom/shared/english'
import { type LessonNote, type LessonRef, lessonBounds } from '@greenroom/shared/wire'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Lesson.module.css'
import { lessonTexts } from './texts.ts'
import { type NoteState, useNote } from './useNote.ts'

const texts = lessonTexts.note

/** The reader's own note on a lesson: Markdown, saved while they type. */
export function NotePanel({ userId, lesson, stored }: { userId: number; lesson: LessonRef; stored: LessonNote }) {
  const { text, state, theirs, edit, save, takeTheirs, keepMine } = useNote(userId, lesson, stored)
  const [isEditing, setIsEditing] = useState(false)
  const isOpen = isEditing || state === 'conflict' || state === 'tooLong'
  return (
    <section id="notes" aria-labelledby="notes-title" className={clsx(ui.lineAbove, classes.panel)}>
      <div className={clsx(ui.row, ui.between)}>
        <h2 id="notes-title" className={clsx(ui.flat, ui.small, ui.strong)}>
          {texts.title}
        </h2>
        {!isOpen && text.trim() !== '' && (
          <ActionIcon variant="subtle" aria-label={texts.edit} onClick={() => setIsEditing(true)}>
            <IconPencil size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {isOpen ? (
        <>
          <Textarea
            aria-label={texts.label}
            placeholder={texts.placeholder}
            autosize
            minRows={3}
            maxRows={16}
            autoFocus={isEditing}
            value={text}
            onChange={({ currentTarget }) => edit(currentTarget.value)}
            onBlur={save}
          />
          {theirs !== null && (
            <div role="alert" className={clsx(ui.small, ui.after8)}>
              <p className={ui.under4}>{texts.conflict}</p>
              <p className={clsx(ui.under4, ui.quiet)}>{texts.theirs}:</p>
              <div className={classes.kept}>
                <Markdown text={theirs.text} />
              </div>
              <div className={clsx(ui.row, ui.gap8, ui.after8)}>
                <Button size="compact-sm" onClick={keepMine}>
                  {texts.keepMine}
                </Button>
                <Button size="compact-sm" onClick={takeTheirs}>
                  {texts.takeTheirs}
                </Button>
              </div>
            </div>
          )}
          {state !== 'conflict' && (
            <Button size="compact-sm" mt={8} disabled={state === 'tooLong'} onClick={() => setIsEditing(false)}>
              {texts.done}
            </Button>
          )}
        </>
      ) : text.trim() === '' ? (
        <Button size="compact-sm" mt={8} onClick={() => setIsEditing(true)}>
          {texts.write}
        </Button>
      ) : (
        <div className={clsx(ui.small, classes.kept)}>
          <Markdown text={text} />
        </div>
      )}
      <p role="status" className={clsx(ui.flat, ui.text13, ui.quiet, ui.after8)}>
        {text.trim() === '' && state === 'saved' ? texts.onlyYou : sentenceFor(state)}
      </p>
    </section>
  )
}

function sentenceFor(state: NoteState): string {
  switch (state) {
    case 'saved':
      return `${texts.saved} ${texts.onlyYou}`
    case 'saving':
      return texts.saving
    case 'unsaved':
      return texts.unsaved
    case 'tooLong':
      return texts.tooLong(amount(lessonBounds.noteCharacters))
    case 'conflict':
      return ''
  }
}
