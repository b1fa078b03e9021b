import { isNoteHeading } from '@greenroom/shared/session'
import { type CodeChange, unchanged } from './changedLines.ts'
import classes from './NotesView.module.css'
import { replayTexts as texts } from './texts.ts'
import { firstLineToSee, useLineInView } from './useLineInView.ts'

/** What was written to a design, in words; the evidence, or else what has just changed, is marked and brought into view. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <section ref={box} className={classes.notes} aria-label={texts.notesAt} tabIndex={0}>
      {notes === '' ? (
        <p className={classes.none}>{texts.noCode}</p>
      ) : (
        notes.split('\n').map((line, index) => {
          const number = index + 1
          const marked = highlight !== null && number >= highlight.firstLine && number <= highlight.lastLine
          // The room has put the headings there, and shows them without their marks.
          const words = isNoteHeading(line) ? line.slice(3) : line
          return (
            <p
              key={number}
              className={classes.line}
              data-line={number}
              data-marked={marked}
              data-heading={isNoteHeading(line)}
              data-change={change.added.has(number) ? 'added' : undefined}
            >
              {marked ? <mark className={classes.mark}>{words}</mark> : words}
            </p>
          )
        })
      )}
    </section>
  )
}
