import type { ReactNode } from 'react'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { type PartsProps, partProps } from './part.ts'

/** The problem's pane, next to or above the conversation. */
export function ProblemPart(props: PartsProps & { className: string | undefined; children: ReactNode }) {
  const { isWide, view, className, children } = props
  return (
    <section
      {...partProps('problem', { isWide, view }, className)}
      aria-label={texts.problem}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}
