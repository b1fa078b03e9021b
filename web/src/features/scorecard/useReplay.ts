import type { CommitView } from '@greenroom/shared'
import { useEffect, useState } from 'react'
import { seqAt, type Timeline } from './timeline.ts'

export const speeds = [1, 2, 4, 8] as const
export type Speed = (typeof speeds)[number]

const frameMs = 100

/** The place of the playhead, and what moves it. It begins at the end, where everything is there. */
export function useReplay(commits: readonly CommitView[], timeline: Timeline) {
  const { durationMs, moments, startedAt } = timeline
  const [position, setPosition] = useState({ atMs: durationMs, seq: commits.at(-1)?.seq ?? 1 })
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(2)

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      setPosition(({ atMs }) => {
        const next = Math.min(durationMs, atMs + frameMs * speed)
        return { atMs: next, seq: seqAt(commits, timeline, next) }
      })
    }, frameMs)
    return () => clearInterval(timer)
  }, [playing, speed, commits, timeline, durationMs])

  const atEnd = position.atMs >= durationMs
  useEffect(() => {
    if (atEnd) setPlaying(false)
  }, [atEnd])

  const moveTo = (atMs: number) => {
    setPlaying(false)
    setPosition({ atMs, seq: seqAt(commits, timeline, atMs) })
  }
  const earlier = moments.findLast(({ seq }) => seq < position.seq)
  const later = moments.find(({ seq }) => seq > position.seq)
  const stepTo = (moment: { seq: number; atMs: number } | undefined) => {
    if (moment === undefined) return
    setPlaying(false)
    setPosition(moment)
  }

  return {
    position,
    playing,
    speed,
    setSpeed,
    moveTo,
    /** To what stands in one commit, such as a piece of evidence. */
    moveToCommit: ({ seq, at }: { seq: number; at: number }) =>
      stepTo({ seq, atMs: Math.min(durationMs, Math.max(0, at - startedAt)) }),
    stepEarlier: earlier && (() => stepTo(earlier)),
    stepLater: later && (() => stepTo(later)),
    toggle: () => {
      if (atEnd && !playing) setPosition({ atMs: 0, seq: seqAt(commits, timeline, 0) })
      setPlaying(!playing)
    },
  }
}

export type Replay = ReturnType<typeof useReplay>
