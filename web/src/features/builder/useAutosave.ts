import { type PageContent, pageContentSchema } from '@greenroom/shared/rules'
import { type EditedPage, editedPageSchema, pageEditorPaths, urlOf } from '@greenroom/shared/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiProblem, put } from '../../data/api.ts'
import { browserStorage } from '../../data/storage.ts'
import { readPage } from './queries.ts'

/** How long typing has to pause before it is saved. */
const pauseMs = 700
const retryMs = 3_000

export type Saving =
  | { status: 'saved' | 'saving' | 'unsaved' | 'offline' | 'invalid' }
  | { status: 'conflict'; theirs: EditedPage }

const storage = browserStorage(() => localStorage)
const keyOf = (pageId: string) => `greenroom.pageDraft.${pageId}`
const heldSchema = z.object({ revision: z.int(), content: pageContentSchema })

/** What this browser holds of a page that the server doesn't have yet. */
export function heldDraft(pageId: string): z.infer<typeof heldSchema> | null {
  const text = storage.read(keyOf(pageId))
  if (text === null) return null
  try {
    return heldSchema.parse(JSON.parse(text))
  } catch {
    storage.remove(keyOf(pageId))
    return null
  }
}

/**
 * Saves a page's draft while it is edited. What isn't saved yet is also in the browser's storage, so a reload or a lost
 * connection loses nothing. If somebody else has saved meanwhile, nothing is sent until the editor has chosen.
 */
export function useAutosave(opened: EditedPage, held: { revision: number; content: PageContent } | null) {
  const { pageId } = opened
  const [page, setPage] = useState(opened)
  const [saving, setSaving] = useState<Saving>({ status: 'saved' })
  const state = useRef({
    revision: held?.revision ?? opened.revision,
    /** As JSON, to compare. */
    saved: JSON.stringify(opened.content),
    content: held?.content ?? opened.content,
    takesOver: false,
    isBlocked: false,
    running: null as Promise<boolean> | null,
    timer: 0,
  })

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const now = state.current
    const content = now.content
    const text = JSON.stringify(content)
    if (text === now.saved) return true
    setSaving({ status: 'saving' })
    try {
      const body = { revision: now.revision, content, ...(now.takesOver ? { takesOver: true } : {}) }
      const answer = await put(urlOf(pageEditorPaths.draft, { pageId }), body, editedPageSchema)
      Object.assign(now, { revision: answer.revision, saved: text, takesOver: false })
      setPage(answer)
      if (now.content === content) {
        storage.remove(keyOf(pageId))
        setSaving({ status: 'saved' })
        return true
      }
      return false
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'PAGE_CHANGED') {
        const theirs = await readPage(pageId)
        // The answer to an earlier try may have been lost.
        if (JSON.stringify(theirs.content) === text) {
          Object.assign(now, { revision: theirs.revision, saved: text })
          setPage(theirs)
          return false
        }
        now.isBlocked = true
        setSaving({ status: 'conflict', theirs })
        return true
      }
      throw error
    }
  }, [pageId])

  /** Resolves once everything is saved, or nothing more can be. */
  const flush = useCallback(async (): Promise<boolean> => {
    const now = state.current
    clearTimeout(now.timer)
    if (now.isBlocked) return false
    now.running ??= (async () => {
      try {
        while (!(await saveOnce()));
        return !now.isBlocked
      } catch {
        setSaving({ status: 'offline' })
        now.timer = window.setTimeout(() => void flush(), retryMs)
        return false
      } finally {
        now.running = null
      }
    })()
    return now.running
  }, [saveOnce])

  const change = useCallback(
    (content: PageContent | null) => {
      const now = state.current
      if (content === null) {
        setSaving({ status: 'invalid' })
        return
      }
      if (JSON.stringify(content) === JSON.stringify(now.content)) return
      now.content = content
      storage.write(keyOf(pageId), JSON.stringify({ revision: now.revision, content }))
      if (now.isBlocked) return
      setSaving({ status: 'unsaved' })
      clearTimeout(now.timer)
      now.timer = window.setTimeout(() => void flush(), pauseMs)
    },
    [flush, pageId],
  )

  /** Settles a conflict with what the editor wants: their content, or one's own, which takes over. */
  const settle = useCallback(
    (theirs: EditedPage, wanted: 'theirs' | 'mine') => {
      const now = state.current
      Object.assign(now, { revision: theirs.revision, saved: JSON.stringify(theirs.content), isBlocked: false })
      setPage(theirs)
      if (wanted === 'theirs') {
        now.content = theirs.content
        storage.remove(keyOf(pageId))
        setSaving({ status: 'saved' })
      } else {
        now.takesOver = true
        void flush()
      }
    },
    [flush, pageId],
  )

  useEffect(() => {
    const now = state.current
    // Whatever this browser held back goes out as soon as the page is open.
    void flush()
    const again = () => void flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(now.timer)
      void flush()
    }
  }, [flush])

  return { page, setPage, saving, change, flush, settle, revisionOf: () => state.current.revision }
}

export type Autosave = ReturnType<typeof useAutosave>
