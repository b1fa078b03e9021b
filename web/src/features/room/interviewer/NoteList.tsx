import { type Session, seqOfNote } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import classes from './InterviewerPane.module.css'
import { Stamp } from './Stamp.tsx'
import { interviewerTexts as texts } from './texts.ts'

/** Private notes, each with its time. `replayOf`: the session whose replay the times link to; null until it ends. */
export function NoteList({ notes, replayOf }: { notes: Session['notes']; replayOf: string | null }) {
  return (
    <ol className={clsx(ui.grid, ui.gap10, ui.list)} aria-label={texts.tabs.notes}>
      {notes.map(({ id, text, at }) => (
        <li key={id} className={clsx(ui.grid, ui.gap12, ui.small, classes.note)}>
          <Stamp at={at} seq={seqOfNote(id)} replayOf={replayOf} />
          <span className={clsx(ui.asTyped, ui.breaks)}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
