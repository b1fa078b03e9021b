import { type PaperView, paperPaths, paperSavedSchema, urlOf } from '@greenroom/shared/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem, put } from '../../data/api.ts'
import { keepUnsent, type Unsent, unsentOf } from './unsentAnswers.ts'

/** How long typing has to pause before an answer is sent, in ms. */
const pauseMs = 400
const [firstWaitMs, longestWaitMs] = [1_000, 8_000]

export type Answers = {
  answerOf(key: string): string | null
  isFlagged(key: string): boolean
  setAnswer(key: string, answer: string | null): void
  toggleFlag(key: string): void
  /** How many changes the server hasn't acknowledged. */
  unsent: number
  /** When the server last acknowledged one (ISO 8601), or null. */
  savedAt: string | null
  /** Whether the server can't be reached. */
  isOffline: boolean
  /** Whether a change came too late to count. */
  isLate: boolean
  /** Sends unsent answers. Resolves once all have been acknowledged, or if the server can't be reached. */
  flush(): Promise<void>
}

/**
 * The answers of a paper: shown at once, sent in order, retried until the server has them, and kept in this browser
 * across reloads.
 */
export function useAnswers(paper: PaperView): Answers {
  const { id } = paper
  const [unsent, setUnsent] = useState(() => unsentOf(localStorage, id))
  const [sent, setSent] = useState<Record<string, Unsent>>({})
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [isOffline, setOffline] = useState(false)
  const [isLate, setLate] = useState(false)
  const latest = useRef(unsent)
  const sending = useRef<Promise<void> | null>(null)
  const waitMs = useRef(firstWaitMs)

  const update = useCallback(
    (next: Record<string, Unsent>) => {
      latest.current = next
      keepUnsent(localStorage, id, next)
      setUnsent(next)
    },
    [id],
  )

  const sendAll = useCallback(async (): Promise<boolean> => {
    for (;;) {
      const [first] = Object.entries(latest.current)
      if (first === undefined) return true
      const [key, change] = first
      const acknowledge = () => {
        const { [key]: now, ...others } = latest.current
        // It changed again while being sent, so send that change as well.
        update(now === undefined || now === change ? others : { ...others, [key]: now })
      }
      try {
        const saved = await put(urlOf(paperPaths.answer, { id, key }), change, paperSavedSchema)
        setSent((before) => ({ ...before, [key]: { ...before[key], ...change } }))
        setSavedAt(saved.savedAt)
        setOffline(false)
        waitMs.current = firstWaitMs
        acknowledge()
      } catch (error) {
        const isRefused =
          error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429
        if (!isRefused) {
          setOffline(true)
          return false
        }
        setLate(true)
        acknowledge()
      }
    }
  }, [id, update])

  const flush = useCallback(async (): Promise<void> => {
    sending.current ??= sendAll().then(() => {
      sending.current = null
    })
    await sending.current
  }, [sendAll])

  useEffect(() => {
    if (Object.keys(unsent).length === 0) return
    const wait = isOffline ? waitMs.current : pauseMs
    const timer = setTimeout(() => {
      waitMs.current = Math.min(longestWaitMs, waitMs.current * 2)
      void flush()
    }, wait)
    const soon = () => void flush()
    window.addEventListener('online', soon)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', soon)
    }
  }, [unsent, isOffline, flush])

  const stored = new Map(paper.parts.flatMap(({ questions }) => questions.map((each) => [each.key, each])))
  const merged = (key: string): Unsent => ({ ...sent[key], ...unsent[key] })
  const answerOf = (key: string): string | null => {
    const own = merged(key).answer
    return own === undefined ? (stored.get(key)?.answer ?? null) : own
  }
  const isFlagged = (key: string): boolean => merged(key).flagged ?? stored.get(key)?.flagged ?? false
  const change = (key: string, part: Unsent): void =>
    update({ ...latest.current, [key]: { ...latest.current[key], ...part } })

  return {
    answerOf,
    isFlagged,
    setAnswer: (key, answer) => change(key, { answer }),
    toggleFlag: (key) => change(key, { flagged: !isFlagged(key) }),
    unsent: Object.keys(unsent).length,
    savedAt,
    isOffline,
    isLate,
    flush,
  }
}
