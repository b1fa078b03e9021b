import { lessonFile } from '@greenroom/shared/rules'
import type { ContentFiles } from '@greenroom/shared/wire'
import { Button, Group, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { idFrom, isId, lessonTitle, withLesson, withLessonOrder, withoutFile } from './files.ts'
import { editorTexts } from './texts.ts'

const texts = editorTexts.lessons

/** A course's lessons, to reorder, add and remove. */
export function LessonList(props: {
  files: ContentFiles
  ids: readonly string[]
  error: string | undefined
  onChange: (files: ContentFiles) => void
  onOpen: (path: string) => void
}) {
  const { files, ids, onChange, onOpen } = props
  const [title, setTitle] = useState('')
  const id = idFrom(title)
  const isTaken = ids.includes(id)

  function move(at: number, by: number): void {
    const order = [...ids]
    const [moved] = order.splice(at, 1)
    if (moved !== undefined) order.splice(at + by, 0, moved)
    onChange(withLessonOrder(files, () => order))
  }

  return (
    <section className={ui.under16} aria-label={texts.title}>
      <h2 className={clsx(ui.under8, ui.text15)}>{texts.title}</h2>
      <Problem mb="xs">{props.error ?? null}</Problem>
      <ol className={ui.list}>
        {ids.map((each, at) => {
          const name = lessonTitle(files, each)
          return (
            <li key={each} className={clsx(ui.row, ui.wrap, ui.gap8, ui.under4)}>
              <button
                type="button"
                className={clsx(ui.clear, ui.bare, ui.borderless, ui.grow, ui.breaks, classes.finding)}
                onClick={() => onOpen(lessonFile(each))}
              >
                {name}
              </button>
              <Group gap={4}>
                <Button size="compact-sm" disabled={at === 0} aria-label={texts.up(name)} onClick={() => move(at, -1)}>
                  ↑
                </Button>
                <Button
                  size="compact-sm"
                  disabled={at === ids.length - 1}
                  aria-label={texts.down(name)}
                  onClick={() => move(at, 1)}
                >
                  ↓
                </Button>
                <Button
                  size="compact-sm"
                  aria-label={texts.remove(name)}
                  onClick={() =>
                    onChange(
                      withoutFile(
                        withLessonOrder(files, (order) => order.filter((other) => other !== each)),
                        lessonFile(each),
                      ),
                    )
                  }
                >
                  ×
                </Button>
              </Group>
            </li>
          )
        })}
      </ol>
      <form
        className={clsx(ui.row, ui.wrap, ui.low, ui.gap8)}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isId(id) || isTaken) return
          onChange(withLesson(files, id, title.trim()))
          onOpen(lessonFile(id))
          setTitle('')
        }}
      >
        <TextInput
          label={texts.name}
          value={title}
          maxLength={80}
          error={isTaken ? texts.taken : null}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          className={ui.grow}
        />
        <Button type="submit">{texts.add}</Button>
      </form>
    </section>
  )
}
