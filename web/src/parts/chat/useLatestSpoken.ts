import { useRef } from 'react'
import { useRoom } from '../room/roomContext.ts'
import { coachName } from '../room/texts.ts'
import { useIsInterviewer } from '../room/useRole.ts'
import type { ChatItem } from './chatItems.ts'

/** Text for screen readers: the latest entry from someone else since the room was opened. */
export function useLatestSpoken(items: readonly ChatItem[]): string {
  const isInterviewer = useIsInterviewer()
  const candidate = useRoom(({ state }) => state?.candidate.name ?? '')
  const before = useRef<number | null>(null)
  before.current ??= items.length
  const latest = items
    .slice(before.current)
    .findLast(({ kind }) => kind !== (isInterviewer ? 'interviewer' : 'candidate') && kind !== 'asked')
  if (latest === undefined) return ''
  if (latest.kind === 'coach') return `${coachName}: ${latest.text}`
  if (latest.kind === 'candidate') return `${candidate}: ${latest.text}`
  return latest.kind === 'interviewer' ? `${latest.name}: ${latest.text}` : latest.text
}
