import { Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useDeferredValue } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { editorTexts } from './texts.ts'

/** A Markdown field with a live preview beside it. */
export function MarkdownField(props: {
  label: string
  description: string | undefined
  error: string | undefined
  text: string
  minRows: number
  /** Whether the text makes up the reader's whole page. */
  isPage: boolean
  onChange: (text: string) => void
}) {
  const { label, text, isPage, onChange } = props
  const shown = useDeferredValue(text)
  return (
    <div className={clsx(ui.grid, ui.gap16, classes.whole, classes.both)}>
      <Textarea
        label={label}
        description={props.description}
        error={props.error}
        classNames={{ input: classes.markdown ?? '' }}
        value={text}
        autosize
        minRows={props.minRows}
        maxRows={30}
        spellCheck
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <section
        className={clsx(ui.round, ui.thinLineAround, ui.surface, classes.beside)}
        aria-label={editorTexts.preview.beside(label)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
      >
        {shown.trim() === '' ? (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>{editorTexts.preview.hint}</p>
        ) : (
          <Markdown text={shown} isPage={isPage} />
        )}
      </section>
    </div>
  )
}
