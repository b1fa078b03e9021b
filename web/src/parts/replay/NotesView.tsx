import { isNoteHeading } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { type CodeChange, unchanged } from './changedLines.ts'
import classes from './NotesView.module.css'
import { replayTexts as texts } from './texts.ts'
import { firstLineToSee, useLineInView } from './useLineInView.ts'

/** A design's notes as text. Marks the evidence or, without any, the latest change, and scrolls it into view. */
export function NotesView({
  notes,
  highlight,
  change = unchanged,
}: {
  notes: string
  highlight: { firstLine: number; lastLine: number } | null
  change?: CodeChange
}) {
  const box = useLineInView(firstLineToSee(highlight, change), notes)
  return (
    <section
      ref={box}
      className={clsx(ui.scrolls, ui.anchor, ui.focusInside, classes.notes)}
      aria-label={texts.notesAt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {notes === '' ? (
        <p className={clsx(ui.flat, ui.quiet, classes.none)}>{texts.noCode}</p>
      ) : (
        notes.split('\n').map((line, index) => {
          const number = index + 1
          const marked = highlight !== null && number >= highlight.firstLine && number <= highlight.lastLine
          // The room added these headings; show them without their Markdown marks.
          const words = isNoteHeading(line) ? line.slice(3) : line
          return (
            <p
              key={number}
              className={clsx(ui.flat, ui.text15, ui.breaks, ui.asTyped, classes.line)}
              data-line={number}
              data-marked={marked}
              data-heading={isNoteHeading(line)}
              data-change={change.added.has(number) ? 'added' : undefined}
            >
              {marked ? <mark className={clsx(ui.clear, classes.mark)}>{words}</mark> : words}
            </p>
          )
        })
      )}
    </section>
  )
}
