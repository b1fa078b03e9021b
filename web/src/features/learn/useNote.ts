import { type LessonNote, type LessonRef, lessonBounds } from '@greenroom/shared/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiProblem } from '../../data/api.ts'
import { browserStorage } from '../../data/storage.ts'
import { readNote, saveNote } from './lessons.ts'

const saveAfterMs = 700
const tryAgainAfterMs = 4_000

/** Text typed in this tab that the server doesn't have yet. It survives a reload. */
const unsentSchema = z.object({ text: z.string(), revision: z.int() })
type Unsent = z.infer<typeof unsentSchema>
const storage = browserStorage(() => sessionStorage)

function unsentOf(key: string): Unsent | null {
  try {
    return unsentSchema.safeParse(JSON.parse(storage.read(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export type NoteState = 'saved' | 'saving' | 'unsaved' | 'tooLong' | 'conflict'

/**
 * A note while it is written. Saves it shortly after each change, and retries while the server can't be reached. Stops if
 * another tab or device has saved meanwhile; `theirs` is then the text they saved.
 * @param stored the newest note the server sent
 */
export function useNote(userId: number, lesson: LessonRef, stored: LessonNote) {
  const key = `greenroom.note.${userId}.${lesson.courseId}.${lesson.lessonId}`
  const [unsent] = useState(() => unsentOf(key))
  const [text, setText] = useState(unsent?.text ?? stored.text)
  const [state, setState] = useState<NoteState>(unsent === null ? 'saved' : 'saving')
  const [theirs, setTheirs] = useState<LessonNote | null>(null)
  const now = useRef({ text, revision: unsent?.revision ?? stored.revision, isDirty: unsent !== null })
  const timer = useRef<number | undefined>(undefined)
  const chain = useRef(Promise.resolve())
  const { courseId, lessonId } = lesson

  const adopt = useCallback(
    (note: LessonNote): void => {
      storage.remove(key)
      now.current = { text: note.text, revision: note.revision, isDirty: false }
      setText(note.text)
      setTheirs(null)
      setState('saved')
    },
    [key],
  )

  const save = useCallback((): void => {
    window.clearTimeout(timer.current)
    const later = (ms: number) => {
      timer.current = window.setTimeout(save, ms)
    }
    chain.current = chain.current.then(async () => {
      const sent = now.current
      if (!sent.isDirty || sent.text.length > lessonBounds.noteCharacters) return
      setState('saving')
      try {
        const { revision } = await saveNote({ courseId, lessonId }, sent.text, sent.revision)
        now.current = { ...now.current, revision, isDirty: now.current.text !== sent.text }
        if (now.current.isDirty) {
          storage.write(key, JSON.stringify({ text: now.current.text, revision }))
          return later(saveAfterMs)
        }
        storage.remove(key)
        setState('saved')
      } catch (failure) {
        if (failure instanceof ApiProblem && failure.code === 'NOTE_CHANGED') {
          const other = await readNote({ courseId, lessonId }).catch(() => null)
          if (other === null) return later(tryAgainAfterMs)
          setTheirs(other)
          return setState('conflict')
        }
        setState('unsaved')
        later(tryAgainAfterMs)
      }
    })
  }, [key, courseId, lessonId])

  // Another tab has saved, and this one has no changes.
  useEffect(() => {
    if (stored.revision > now.current.revision && !now.current.isDirty) adopt(stored)
  }, [stored, adopt])

  // Edits from before a reload.
  useEffect(() => {
    if (now.current.isDirty) save()
    return () => window.clearTimeout(timer.current)
  }, [save])

  return {
    ...{ text, state, theirs },
    edit(next: string): void {
      now.current = { ...now.current, text: next, isDirty: true }
      setText(next)
      storage.write(key, JSON.stringify({ text: next, revision: now.current.revision }))
      if (theirs !== null) return
      window.clearTimeout(timer.current)
      const isTooLong = next.length > lessonBounds.noteCharacters
      setState(isTooLong ? 'tooLong' : 'saving')
      if (isTooLong) return
      timer.current = window.setTimeout(save, saveAfterMs)
    },
    save,
    takeTheirs: () => theirs !== null && adopt(theirs),
    keepMine(): void {
      if (theirs === null) return
      now.current = { ...now.current, revision: theirs.revision, isDirty: true }
      setTheirs(null)
      save()
    },
  }
}
