import type { CommitView, SessionEvent } from '@greenroom/shared/session'
import { isAskedByButton } from './askedByButton.ts'

/** A period, in ms from the start of the interview. */
export type Span = { fromMs: number; toMs: number }

/** How many slices the time is divided into when showing typing. */
const pieces = 96
/** A silence lasts at least this long. The most patient interviewer speaks up after twice that. */
const silenceMs = 45_000
/** Of the time before a snapshot, at most this much counts as spent typing it. */
const snapshotCoversMs = 20_000
/** Roughly how long it takes a person to type a character. */
const characterMs = 150

type Timed = Pick<CommitView, 'at' | 'events'>

const audible = new Set<SessionEvent['type']>([
  'MessageSent',
  'CodeSnapshotTaken',
  'TestRunRequested',
  'TestRunCompleted',
  'QuestionSkipped',
  'ChallengePresented',
  'BoardChanged',
])

/** Finds periods without messages, changes or runs. */
export function silencesOf(commits: readonly Timed[], startedAt: number, durationMs: number): Span[] {
  const heard = commits
    .filter(({ events }) => events.some((event) => audible.has(event.type) || isAskedByButton(event)))
    .map(({ at }) => at - startedAt)
    .filter((atMs) => atMs >= 0 && atMs <= durationMs)
  return [...heard, durationMs].flatMap((toMs, index, all) => {
    const fromMs = index === 0 ? 0 : (all[index - 1] ?? 0)
    return toMs - fromMs >= silenceMs ? [{ fromMs, toMs }] : []
  })
}

/** How much the candidate typed in each slice of time, code and messages together, from 0 to 1. */
export function typingOf(commits: readonly Timed[], startedAt: number, durationMs: number): number[] {
  const typed = new Array<number>(pieces).fill(0)
  const pieceMs = durationMs / pieces
  const spread = (toMs: number, lengthMs: number, characters: number) => {
    const fromMs = Math.max(0, toMs - lengthMs)
    const first = Math.min(pieces - 1, Math.floor(fromMs / pieceMs))
    const last = Math.min(pieces - 1, Math.floor(Math.max(0, toMs) / pieceMs))
    for (let piece = first; piece <= last; piece += 1) {
      typed[piece] = (typed[piece] ?? 0) + characters / (last - first + 1)
    }
  }
  const codeBefore = new Map<string, string>()
  for (const { at, events } of commits) {
    const atMs = at - startedAt
    for (const event of events) {
      if (event.type === 'ChallengePresented') {
        codeBefore.clear()
        codeBefore.set(event.challenge.programming_language, event.challenge.code_stub)
      }
      if (event.type === 'CodeSnapshotTaken') {
        const { code, programmingLanguage } = event
        const changed = charactersBetween(codeBefore.get(programmingLanguage) ?? '', code)
        codeBefore.set(programmingLanguage, code)
        if (atMs >= 0 && atMs <= durationMs) spread(atMs, Math.min(snapshotCoversMs, changed * characterMs), changed)
      }
      if (event.type === 'MessageSent' && event.sender === 'candidate' && atMs >= 0 && atMs <= durationMs) {
        const { length } = event.message
        spread(atMs, Math.min(snapshotCoversMs, length * characterMs), length)
      }
    }
  }
  const most = Math.max(1, ...typed)
  // The square root keeps small amounts visible next to large ones.
  const heights = typed.map((characters) => Math.sqrt(characters / most))
  return heights.map((height, index) => (2 * height + (heights[index - 1] ?? 0) + (heights[index + 1] ?? 0)) / 4)
}

/** Counts the characters that differ, not counting the common start and end. */
function charactersBetween(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return Math.max(before.length, after.length) - start - end
}
