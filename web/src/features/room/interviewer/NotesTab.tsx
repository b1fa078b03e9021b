import { clsx } from 'clsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import ui from '../../../ui/primitives.module.css'
import { NoteList } from './NoteList.tsx'
import { interviewerTexts as texts } from './texts.ts'

/** The interviewer's notes so far, latest first. */
export function NotesTab() {
  const notes = useRoom(({ state }) => state?.notes ?? null)
  if (notes === null || notes.length === 0)
    return <p className={clsx(ui.flat, ui.inset16by20, ui.small, ui.quiet)}>{texts.noNotes}</p>
  return (
    <div className={ui.inset16by20}>
      <NoteList notes={notes.toReversed()} replayOf={null} />
    </div>
  )
}
