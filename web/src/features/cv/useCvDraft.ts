import { type Cv, type CvContent, type CvTarget, cvContentSchema, cvTargetSchema } from '@greenroom/shared/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiProblem } from '../../data/api.ts'
import { readOwnCv } from '../../data/cv.ts'
import { browserStorage } from '../../data/storage.ts'
import { decideOn, saveCv } from './queries.ts'

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict'

const saveAfterMs = 800
const tryAgainAfterMs = 4_000

/** What this tab typed and the server doesn't have yet. It survives a reload. */
const unsentSchema = z.object({ version: z.int(), content: cvContentSchema, target: cvTargetSchema })
const storage = browserStorage(() => sessionStorage)
const keyOf = (userId: number): string => `greenroom.cv.${userId}`

function unsentOf(userId: number): z.infer<typeof unsentSchema> | null {
  try {
    return unsentSchema.safeParse(JSON.parse(storage.read(keyOf(userId)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

type Edited = { content: CvContent; target: CvTarget }

export type CvDraft = ReturnType<typeof useCvDraft>

/**
 * The CV while it is edited: saves itself shortly after each change, keeps trying while the server is away, and stops
 * when another window has saved meanwhile.
 * @param stored the newest known version; edits of this tab come before it
 */
export function useCvDraft(userId: number, stored: Cv) {
  const [unsent] = useState(() => unsentOf(userId))
  const [cv, setCv] = useState(stored)
  const [edited, setEdited] = useState<Edited>(unsent ?? stored)
  const [state, setState] = useState<SaveState>(unsent === null ? 'saved' : 'unsaved')
  const [error, setError] = useState<unknown>(null)
  const now = useRef({
    edited,
    version: unsent?.version ?? stored.version,
    isDirty: unsent !== null,
    isConflict: false,
  })
  const timer = useRef<number | undefined>(undefined)
  const chain = useRef(Promise.resolve())

  const adopt = useCallback(
    (next: Cv): void => {
      window.clearTimeout(timer.current)
      storage.remove(keyOf(userId))
      const content = { content: next.content, target: next.target }
      now.current = { edited: content, version: next.version, isDirty: false, isConflict: false }
      setCv(next)
      setEdited(content)
      setState('saved')
      setError(null)
    },
    [userId],
  )

  const save = useCallback((): Promise<void> => {
    window.clearTimeout(timer.current)
    const run = async (): Promise<void> => {
      const { edited: sent, version, isDirty, isConflict } = now.current
      if (!isDirty || isConflict) return
      setState('saving')
      try {
        const next = await saveCv(version, sent.content, sent.target)
        now.current.version = next.version
        setCv(next)
        setError(null)
        if (now.current.edited === sent) {
          now.current.isDirty = false
          storage.remove(keyOf(userId))
          setState('saved')
        } else {
          remember(userId, now.current)
          timer.current = window.setTimeout(() => void save(), saveAfterMs)
        }
      } catch (failure) {
        setError(failure)
        const isChanged = failure instanceof ApiProblem && failure.code === 'CV_CHANGED'
        now.current.isConflict = isChanged
        setState(isChanged ? 'conflict' : 'unsaved')
        const mayHelp = failure instanceof ApiProblem && (failure.status === 0 || failure.status >= 500)
        if (mayHelp) timer.current = window.setTimeout(() => void save(), tryAgainAfterMs)
      }
    }
    chain.current = chain.current.then(run)
    return chain.current
  }, [userId])

  const edit = useCallback(
    (change: Partial<Edited> | ((before: CvContent) => CvContent)): void => {
      const before = now.current.edited
      const after =
        typeof change === 'function' ? { ...before, content: change(before.content) } : { ...before, ...change }
      now.current.edited = after
      now.current.isDirty = true
      setEdited(after)
      remember(userId, now.current)
      if (now.current.isConflict) return
      setState('unsaved')
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void save(), saveAfterMs)
    },
    [save, userId],
  )

  // Another tab has saved, and this one has nothing of its own.
  useEffect(() => {
    if (stored.version > now.current.version && !now.current.isDirty) adopt(stored)
  }, [stored, adopt])

  // Edits from before a reload.
  useEffect(() => {
    if (now.current.isDirty) void save()
    return () => window.clearTimeout(timer.current)
  }, [save])

  /** Saves what is open, or throws why that isn't possible. */
  async function flush(): Promise<void> {
    await save()
    if (now.current.isDirty) await save()
    if (now.current.isDirty) throw new ApiProblem({ status: 409, code: 'CV_CHANGED', detail: '' })
  }

  return {
    cv,
    content: edited.content,
    target: edited.target,
    state,
    error,
    edit,
    flush,
    async decide(suggestionId: string, choice: Parameters<typeof decideOn>[1]): Promise<void> {
      await flush()
      adopt(await decideOn(suggestionId, choice))
    },
    /** Drops this tab's version. */
    async takeTheirs(): Promise<void> {
      const { cv: latest } = await readOwnCv()
      if (latest !== null) adopt(latest)
    },
    /** Saves this tab's version over the other one. */
    async keepMine(): Promise<void> {
      const { cv: latest } = await readOwnCv()
      now.current.version = latest?.version ?? now.current.version
      now.current.isConflict = false
      await save()
    },
    adopt,
  }
}

function remember(userId: number, { edited, version }: { edited: Edited; version: number }): void {
  storage.write(keyOf(userId), JSON.stringify({ version, ...edited }))
}
