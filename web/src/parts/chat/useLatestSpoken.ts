import { useRef } from 'react'
import { coachName } from '../room/texts.ts'
import type { ChatItem } from './chatItems.ts'

/** What a screen reader is told: the latest entry that somebody else added since the room was opened. */
export function useLatestSpoken(items: readonly ChatItem[]): string {
  const before = useRef<number | null>(null)
  before.current ??= items.length
  const latest = items.slice(before.current).findLast(({ kind }) => kind !== 'candidate' && kind !== 'asked')
  if (latest === undefined) return ''
  if (latest.kind === 'coach') return `${coachName}: ${latest.text}`
  return latest.kind === 'interviewer' ? `${latest.name}: ${latest.text}` : latest.text
}
