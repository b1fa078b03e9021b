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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}
