import type { CommitView } from '@greenroom/shared/session'
import { useEffect, useState } from 'react'
import { advance, neighbours, type Speed } from './playhead.ts'
import { type Moment, seqAt, type Timeline } from './timeline.ts'

const frameMs = 100
const jumpMs = 10_000

/**
 * The playhead's position, with functions to move it. It starts at commit `from` or, without one, at the end, where
 * everything is visible.
 */
export function useReplay(commits: readonly CommitView[], timeline: Timeline, from: number | null) {
  const { durationMs, moments, startedAt } = timeline
  const within = (atMs: number) => Math.min(durationMs, Math.max(0, atMs))
  const [position, setPosition] = useState<Moment>(() => {
    const commit = from === null ? undefined : commits.find(({ seq }) => seq === from)
    return commit === undefined
      ? { atMs: durationMs, seq: commits.at(-1)?.seq ?? 1 }
      : { atMs: within(commit.at - startedAt), seq: commit.seq }
  })
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(2)
  const [skipSilences, setSkipSilences] = useState(false)

  useEffect(() => {
    if (!playing) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      // Background pages rarely get these calls, so pause there rather than jump ahead.
      const passedMs = Math.min(now - last, 5 * frameMs)
      last = now
      setPosition(({ atMs }) => {
        const next = advance(timeline, atMs, { passedMs, speed, skipSilences })
        return { atMs: next, seq: seqAt(commits, timeline, next) }
      })
    }, frameMs)
    return () => clearInterval(timer)
  }, [playing, speed, skipSilences, commits, timeline])

  const atEnd = position.atMs >= durationMs
  useEffect(() => {
    if (atEnd) setPlaying(false)
  }, [atEnd])

  const moveTo = (atMs: number) => {
    setPlaying(false)
    const next = within(atMs)
    setPosition({ atMs: next, seq: seqAt(commits, timeline, next) })
  }
  const { earlier, later } = neighbours(moments, position.seq)
  const stepTo = (moment: Moment | undefined) => {
    if (moment === undefined) return
    setPlaying(false)
    setPosition(moment)
  }

  return {
    position,
    playing,
    speed,
    setSpeed,
    skipSilences,
    setSkipSilences,
    /** Moves to a time in ms from the start of the interview. */
    moveTo,
    /** Moves to a commit, such as one that holds evidence. */
    moveToCommit: ({ seq, at }: { seq: number; at: number }) => stepTo({ seq, atMs: within(at - startedAt) }),
    stepEarlier: earlier && (() => stepTo(earlier)),
    stepLater: later && (() => stepTo(later)),
    jumpBack: () => moveTo(position.atMs - jumpMs),
    jumpOn: () => moveTo(position.atMs + jumpMs),
    toStart: () => moveTo(0),
    toEnd: () => moveTo(durationMs),
    toggle: () => {
      if (atEnd && !playing) setPosition({ atMs: 0, seq: seqAt(commits, timeline, 0) })
      setPlaying(!playing)
    },
  }
}

export type Replay = ReturnType<typeof useReplay>
