import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './AnswerOption.module.css'
import ui from './primitives.module.css'

const marks = {
  right: { Icon: IconCheck, label: 'right', colour: ui.accent },
  wrong: { Icon: IconX, label: 'wrong', colour: ui.bad },
} as const

/** One of the answers to a question: a radio button or checkbox that responds to a click anywhere on its line. */
export function AnswerOption(props: {
  /** The question's inputs share a name. */
  name: string
  /** Whether several answers may be chosen. */
  many?: boolean
  checked: boolean
  /** The verdict, once it's known. */
  state?: 'right' | 'wrong' | null
  /** The key that chooses this answer, shown at the end of the line. */
  letter?: string | undefined
  /** All keys that choose it, for screen readers, such as `A 1`. */
  keys?: string
  onChoose: () => void
  children: ReactNode
}) {
  const { state = null } = props
  const mark = state === null ? null : marks[state]
  return (
    <label
      className={clsx(ui.row, ui.gap12, ui.body, ui.surface, ui.lineAround, ui.round, ui.pressable, classes.option)}
      data-state={state}
    >
      <input
        type={props.many === true ? 'checkbox' : 'radio'}
        name={props.name}
        className={ui.fixed}
        checked={props.checked}
        aria-keyshortcuts={props.keys}
        onChange={props.onChoose}
      />
      <div className={clsx(ui.grow, ui.shrinks, ui.breaks)}>{props.children}</div>
      {mark !== null && (
        <mark.Icon size={18} stroke={1.6} role="img" aria-label={mark.label} className={clsx(ui.fixed, mark.colour)} />
      )}
      {props.letter !== undefined && (
        <span className={clsx(ui.fixed, ui.tiny, ui.mono, ui.quiet, ui.roundSmall, classes.letter)} aria-hidden="true">
          {props.letter}
        </span>
      )}
    </label>
  )
}
