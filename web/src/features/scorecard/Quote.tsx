import { UnstyledButton } from '@mantine/core'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Quote.module.css'

const longest = 120

export type QuoteProps = {
  quote: string
  isCode: boolean
  /** Since the interview began, or null if the moment is not known. */
  afterMs: number | null
  chosen: boolean
  /** Null where there is no replay to go to: then the words are to be read only. */
  onChoose: (() => void) | null
}

/** Exact words and when they were said; pressed, the replay goes to that moment. */
export function Quote(props: QuoteProps) {
  const words = props.quote.trim()
  const shown = words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words
  const content = (
    <>
      {props.afterMs !== null && <span className={classes.time}>{elapsedOf(props.afterMs)}</span>}{' '}
      {props.isCode ? (
        <code className={classes.code}>{shown}</code>
      ) : (
        <span className={classes.words}>{`“${shown}”`}</span>
      )}
    </>
  )
  if (props.onChoose === null) return <div className={classes.quote}>{content}</div>
  return (
    <UnstyledButton
      className={classes.quote ?? ''}
      title={words}
      aria-label={`${props.afterMs === null ? '' : `${elapsedOf(props.afterMs)} `}${props.isCode ? shown : `“${shown}”`}`}
      aria-pressed={props.chosen}
      onClick={props.onChoose}
    >
      {content}
    </UnstyledButton>
  )
}

/** The moment of words that stand beside it; nothing if it is not known. */
export function Stamp({ quote, afterMs, chosen, onChoose }: QuoteProps) {
  if (afterMs === null) return null
  const time = elapsedOf(afterMs)
  if (onChoose === null) return <span className={classes.stamp}>{time}</span>
  return (
    <UnstyledButton
      className={classes.stamp ?? ''}
      aria-label={`${time}, “${quote.trim().slice(0, longest)}”`}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {time}
    </UnstyledButton>
  )
}
