import type { Ended } from '@greenroom/shared/session'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import classes from './After.module.css'
import { afterTexts as texts } from './texts.ts'

/** Shows what each side has handed in, but nothing that this person mustn't know before both are done. */
export function Seal({ state, role }: { state: Ended; role: 'candidate' | 'interviewer' }) {
  const hasScorecard = state.scorecard.status === 'completed'
  const hasFeedback = state.feedback !== null
  const isOpen = hasScorecard && hasFeedback
  const Icon = isOpen ? IconLockOpen : IconLock
  const other = isOpen ? texts.sides.in : texts.sides.hidden
  const scorecard = role === 'interviewer' ? (hasScorecard ? texts.sides.in : texts.sides.waiting) : other
  const feedback = role === 'candidate' ? (hasFeedback ? texts.sides.in : texts.sides.waiting) : other
  return (
    <p className={clsx(ui.row, ui.wrap, ui.gap4by16, ui.flat, ui.small, ui.round, classes.seal)} role="status">
      <span className={clsx(ui.inlineRow, ui.gap8, ui.medium)}>
        <Icon size={16} stroke={1.6} aria-hidden="true" />
        {isOpen ? texts.opened : texts.sealed}
      </span>
      <span>
        {texts.sides.scorecard}: {scorecard}
      </span>
      <span>
        {texts.sides.feedback}: {feedback}
      </span>
    </p>
  )
}
