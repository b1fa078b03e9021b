import type { ContentDraft, ContentFiles, EditedItem } from '@greenroom/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { newFiles, sameFiles } from './files.ts'
import { forget, type KeptText, keep, readKept } from './keptText.ts'
import { fetchItem, type ItemName, itemKey, saveDraft } from './queries.ts'

/** Pause after the last key before the draft is saved, and between tries without a connection, in ms. */
const [pauseMs, retryMs] = [1_000, 3_000]

export type SaveState =
  | { status: 'new' | 'unsaved' | 'saving' | 'offline' }
  | { status: 'saved'; at: number }
  | { status: 'refused'; reason: string }
  /** Somebody else saved another text, or the draft is gone (null). */
  | { status: 'conflict'; theirs: ContentDraft | null }

/** The text being edited. `round` goes up when it was replaced from outside, so that fields are read again. */
type Text = { files: ContentFiles; version: number; round: number }

/**
 * Holds an item's draft on this page: saves it shortly after each change, keeps it in this browser until the server has
 * it, and asks which text should stay if somebody else saved another one.
 */
export function useDraft(item: ItemName, edited: EditedItem, userId: number) {
  const client = useQueryClient()
  const [start] = useState(() => startOf(item, edited, readKept(userId, item)))
  const [text, setText] = useState<Text>(start.text)
  const [state, setState] = useState<SaveState>(start.state)
  const [draft, setDraft] = useState<ContentDraft | null>(edited.draft)
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const current = useRef(text)
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((next: Text) => {
    current.current = next
    setText(next)
  }, [])

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    if (running.current) return
    running.current = true
    setState({ status: 'saving' })
    const { files, version } = current.current
    try {
      const stored = await saveDraft(item, version, files)
      current.current = { ...current.current, version: stored.version }
      setText(current.current)
      setDraft(stored)
      // An answer that is on its way doesn't know this version yet.
      await client.cancelQueries({ queryKey: itemKey(item) })
      client.setQueryData<EditedItem>(itemKey(item), (known) => known && { ...known, draft: stored })
      if (sameFiles(files, current.current.files)) {
        forget(userId, item)
        setState({ status: 'saved', at: Date.now() })
      } else {
        keep(userId, item, current.current)
        setState({ status: 'unsaved' })
        timer.current = setTimeout(() => void saveLater.current(), pauseMs)
      }
    } catch (error) {
      await refused(error)
    } finally {
      running.current = false
    }

    async function refused(error: unknown): Promise<void> {
      if (!(error instanceof ApiProblem)) throw error
      if (error.code === 'CONTENT_DRAFT_CHANGED' || error.code === 'CONTENT_DRAFT_UNKNOWN') {
        try {
          const latest = await fetchItem(item)
          setState({ status: 'conflict', theirs: latest.draft })
          return
        } catch {
          // Without a connection, try again below.
        }
      } else if (error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408) {
        setState({ status: 'refused', reason: sentenceOf(error) })
        return
      }
      setState({ status: 'offline' })
      timer.current = setTimeout(() => void saveLater.current(), retryMs)
    }
  }, [client, item, userId])
  const saveLater = useRef(save)
  saveLater.current = save

  useEffect(() => {
    if (start.state.status === 'unsaved') timer.current = setTimeout(() => void saveLater.current(), pauseMs)
    return () => clearTimeout(timer.current)
  }, [start])

  // What colleagues saved replaces the text here, unless something is still to be saved.
  const latest = edited.draft
  useEffect(() => {
    const isIdle = state.status === 'saved' || state.status === 'new'
    if (!isIdle || running.current) return
    if (latest === null) {
      if (current.current.version === 0) return
      // It was published or thrown away.
      show({ files: filesIn(item, edited), version: 0, round: current.current.round + 1 })
      setDraft(null)
      setState({ status: 'new' })
      return
    }
    if (latest.version < current.current.version) return
    setDraft(latest)
    if (latest.version === current.current.version) return
    const isSame = sameFiles(latest.files, current.current.files)
    if (!isSame) setChangedBy(latest.updatedBy?.name ?? '')
    show({ files: latest.files, version: latest.version, round: current.current.round + (isSame ? 0 : 1) })
    setState({ status: 'saved', at: Date.parse(latest.updatedAt) })
  }, [latest, edited, item, show, state.status])

  /** @param isOutside whether the change came from elsewhere than the fields, so that they are read again */
  function change(files: ContentFiles, isOutside = false): void {
    const next = { ...current.current, files, round: current.current.round + (isOutside ? 1 : 0) }
    show(next)
    keep(userId, item, next)
    setChangedBy(null)
    if (state.status === 'conflict') return
    if (!running.current) setState({ status: 'unsaved' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void saveLater.current(), pauseMs)
  }

  /** Ends a conflict. */
  function resolve(which: 'mine' | 'theirs'): void {
    if (state.status !== 'conflict') return
    const { theirs } = state
    if (which === 'mine') {
      show({ ...current.current, version: theirs?.version ?? 0 })
      keep(userId, item, current.current)
      void save()
      return
    }
    forget(userId, item)
    const round = current.current.round + 1
    setDraft(theirs)
    if (theirs === null) {
      show({ files: filesIn(item, edited), version: 0, round })
      setState({ status: 'new' })
    } else {
      show({ files: theirs.files, version: theirs.version, round })
      setState({ status: 'saved', at: Date.parse(theirs.updatedAt) })
    }
    void client.invalidateQueries({ queryKey: itemKey(item) })
  }

  return { ...text, state, draft, changedBy, change, resolve, retry: () => void save() }
}

/** The text that a new draft begins with: what readers see today. */
export const filesIn = ({ kind }: ItemName, { published, repository, title }: EditedItem): ContentFiles =>
  published?.files ?? repository?.files ?? newFiles(kind, title, new Date())

function startOf(item: ItemName, edited: EditedItem, kept: KeptText | null): { text: Text; state: SaveState } {
  const { draft } = edited
  const files = draft?.files ?? filesIn(item, edited)
  const version = draft?.version ?? 0
  if (kept !== null && !sameFiles(kept.files, files)) {
    const text = { files: kept.files, version: kept.version, round: 0 }
    return { text, state: kept.version === version ? { status: 'unsaved' } : { status: 'conflict', theirs: draft } }
  }
  const state: SaveState = draft === null ? { status: 'new' } : { status: 'saved', at: Date.parse(draft.updatedAt) }
  return { text: { files, version, round: 0 }, state }
}
