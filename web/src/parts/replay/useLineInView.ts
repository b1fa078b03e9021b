import { type RefObject, useEffect, useRef } from 'react'
import type { CodeChange } from './changedLines.ts'

/** The line (counted from 1) to show the reader first: the evidence or, without any, the latest change. */
export const firstLineToSee = (highlight: { firstLine: number } | null, change: CodeChange): number | undefined =>
  highlight?.firstLine ?? [...change.added].at(0) ?? [...change.removedBefore].map((line) => Math.max(1, line - 1))[0]

/** Scrolls a box of lines (`data-line`) to one of them. Only the box scrolls, not the page. */
export function useLineInView(line: number | undefined, text: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same line of another text is to be brought into view as well
  useEffect(() => {
    if (line === undefined || box.current === null) return
    const shown = box.current.querySelector<HTMLElement>(`[data-line="${line}"]`)
    if (shown === null) return
    const { scrollTop, clientHeight } = box.current
    const isSeen = shown.offsetTop >= scrollTop && shown.offsetTop + shown.clientHeight <= scrollTop + clientHeight
    if (!isSeen) box.current.scrollTop = shown.offsetTop - clientHeight / 3
  }, [line, text])
  return box
}
