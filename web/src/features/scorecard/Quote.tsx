import { UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Quote.module.css'

const longest = 120

export type QuoteProps = {
  quote: string
  isCode: boolean
  /** Ms from the start of the interview, or null if unknown. */
  afterMs: number | null
  chosen: boolean
  /** Null if there is no replay to jump to; the quote is then plain text. */
  onChoose: (() => void) | null
}

/** An exact quote with its time; pressing it jumps the replay there. */
export function Quote(props: QuoteProps) {
  const words = props.quote.trim()
  const shown = words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words
  const content = (
    <>
      {props.afterMs !== null && (
        <span className={clsx(ui.strong, ui.figures, classes.time)}>{elapsedOf(props.afterMs)}</span>
      )}{' '}
      {props.isCode ? (
        <code className={clsx(ui.shrinks, ui.text13, ui.mono, ui.breaks, ui.asTyped, classes.code)}>{shown}</code>
      ) : (
        <span className={clsx(ui.shrinks, ui.breaks, classes.words)}>{`“${shown}”`}</span>
      )}
    </>
  )
  if (props.onChoose === null)
    return (
      <div
        className={clsx(ui.flex, ui.gap8, ui.small, ui.lineAround, ui.roundSmall, ui.surface, ui.hovers, classes.quote)}
      >
        {content}
      </div>
    )
  return (
    <UnstyledButton
      className={clsx(ui.flex, ui.gap8, ui.small, ui.lineAround, ui.roundSmall, ui.surface, ui.hovers, classes.quote)}
      title={words}
      aria-label={`${props.afterMs === null ? '' : `${elapsedOf(props.afterMs)} `}${props.isCode ? shown : `“${shown}”`}`}
      aria-pressed={props.chosen}
      onClick={props.onChoose}
    >
      {content}
    </UnstyledButton>
  )
}

/** The time of the quote; renders nothing if unknown. */
export function Stamp({ quote, afterMs, chosen, onChoose }: QuoteProps) {
  if (afterMs === null) return null
  const time = elapsedOf(afterMs)
  if (onChoose === null)
    return (
      <span
        className={clsx(
          ui.small,
          ui.strong,
          ui.figures,
          ui.lineAround,
          ui.roundSmall,
          ui.surface,
          ui.hovers,
          classes.stamp,
        )}
      >
        {time}
      </span>
    )
  return (
    <UnstyledButton
      className={clsx(
        ui.small,
        ui.strong,
        ui.figures,
        ui.lineAround,
        ui.roundSmall,
        ui.surface,
        ui.hovers,
        classes.stamp,
      )}
      aria-label={`${time}, “${quote.trim().slice(0, longest)}”`}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {time}
    </UnstyledButton>
  )
}
