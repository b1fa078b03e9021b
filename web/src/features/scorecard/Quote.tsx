import { UnstyledButton } from '@mantine/core'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Quote.module.css'

const longest = 120

/** Exact words and when they were said; pressed, the replay goes to that moment. */
export function Quote(props: {
  quote: string
  isCode: boolean
  /** Since the interview began, or null where the moment is not known. */
  afterMs: number | null
  chosen: boolean
  /** Null where there is no replay to go to: then the words are to be read only. */
  onChoose: (() => void) | null
}) {
  const words = props.quote.trim()
  const shown = words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words
  const content = (
    <>
      {props.afterMs !== null && <span className={classes.time}>{elapsedOf(props.afterMs)}</span>}
      {props.isCode ? <code className={classes.code}>{shown}</code> : <span>“{shown}”</span>}
    </>
  )
  if (props.onChoose === null) return <div className={classes.quote}>{content}</div>
  return (
    <UnstyledButton className={classes.quote ?? ''} aria-pressed={props.chosen} onClick={props.onChoose}>
      {content}
    </UnstyledButton>
  )
}
