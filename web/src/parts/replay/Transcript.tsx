import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Transcript.module.css'
import { replayTexts as texts } from './texts.ts'
import type { Entry } from './transcript.ts'

type Highlight = { messageId: string; quote: string }

/** The conversation up to this moment, scrolled to its end; outlines the selected quote. */
export function Transcript(props: {
  entries: readonly Entry[]
  startedAt: number
  highlighted: Highlight | null
  /** The candidate's name, or `You` for the candidate. */
  candidate: string
}) {
  const { entries, startedAt, highlighted, candidate } = props
  const box = useRef<HTMLElement>(null)
  const lastId = entries.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is shown last
  useEffect(() => {
    const shown = box.current
    if (shown === null) return
    const toEnd = () => {
      shown.scrollTop = shown.scrollHeight
    }
    toEnd()
    // The box may change size, and so may the text once its font has loaded.
    const observer = new ResizeObserver(toEnd)
    for (const each of [shown, ...shown.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [lastId, highlighted])

  return (
    <section
      ref={box}
      className={clsx(ui.flex, ui.column, ui.inset16by20, ui.page, ui.scrolls, ui.focusInside, classes.box)}
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {entries.length === 0 && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.silence}</p>}
      {entries.map((entry) => (
        <TranscriptEntry
          key={entry.id}
          entry={entry}
          startedAt={startedAt}
          candidate={candidate}
          quote={entry.id === highlighted?.messageId ? highlighted.quote : null}
        />
      ))}
    </section>
  )
}

/** A message, or an event. */
export function TranscriptEntry(props: {
  entry: Entry
  startedAt: number
  candidate: string
  /** The quote to mark, or null. */
  quote: string | null
}) {
  const { entry, quote, candidate } = props
  const { at } = entry
  const moment = elapsedOf(at - props.startedAt)
  if (entry.kind === 'note') return <Note text={entry.text} moment={moment} />
  if (entry.kind === 'asked')
    return (
      <div className={clsx(ui.body, classes.message)} data-sender="candidate" data-button>
        <p className={clsx(ui.flat, ui.text13, ui.line18, ui.quiet, classes.who)}>
          <span className={ui.strong}>{candidate}</span> {texts.byButton} <span className={ui.figures}>{moment}</span>
        </p>
        <p className={clsx(ui.flat, ui.breaks, ui.asTyped, classes.words)}>{entry.text}</p>
      </div>
    )
  const { message, interviewer } = entry
  const { sender } = message
  if (sender === 'system') return <Note text={message.message} moment={moment} />
  const name =
    sender === 'candidate' ? candidate : sender === 'interviewer' ? (interviewer ?? texts.interviewer) : texts.coach
  const isToCoach = sender === 'candidate' && message.recipient === 'interviewerCoach'
  return (
    <div className={clsx(ui.body, classes.message)} data-sender={sender} data-highlighted={quote !== null}>
      <p className={clsx(ui.flat, ui.text13, ui.line18, ui.quiet, classes.who)}>
        <span className={ui.strong}>{name}</span>{' '}
        {(sender === 'interviewerCoach' || isToCoach) && (isToCoach ? texts.toCoach : texts.onlyYou)}{' '}
        <span className={ui.figures}>{moment}</span>
      </p>
      {sender === 'candidate' || quote !== null ? (
        <p className={clsx(ui.flat, ui.breaks, ui.asTyped, classes.words)}>
          {quote === null ? message.message : marked(message.message, quote)}
        </p>
      ) : (
        <Markdown text={message.message} />
      )}
    </div>
  )
}

/** An event and its time. */
function Note({ text, moment }: { text: string; moment: string }) {
  return (
    <p className={clsx(ui.flat, ui.small, ui.quiet, ui.centre)}>
      {text} <span className={ui.figures}>{moment}</span>
    </p>
  )
}

function marked(message: string, quote: string) {
  const start = message.indexOf(quote)
  return (
    <>
      {message.slice(0, start)}
      <mark className={clsx(ui.strong, ui.clear, classes.mark)}>{quote}</mark>
      {message.slice(start + quote.length)}
    </>
  )
}
