import { Button, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { memo } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import { clockTimeOf } from '../../ui/time.ts'
import { useRoom } from '../room/roomContext.ts'
import { coachName, roomTexts as texts } from '../room/texts.ts'
import classes from './ChatMessage.module.css'
import { CheckMessage } from './CheckMessage.tsx'
import type { ChatItem } from './chatItems.ts'
import { InlineCode } from './InlineCode.tsx'

/** One entry of the conversation. */
export const ChatItemView = memo(function ChatItemView(props: { item: ChatItem; onAskAgain: () => void }) {
  const { item, onAskAgain } = props
  switch (item.kind) {
    case 'interviewer':
      return (
        <li>
          <Speaker name={item.name} note={texts.interviewer} at={item.at} />
          {item.check === undefined ? (
            <Markdown text={item.text} />
          ) : (
            <CheckMessage text={item.text} check={item.check} />
          )}
        </li>
      )
    case 'coach':
      return (
        <li className={classes.coach}>
          <Speaker
            name={item.rung === undefined ? coachName : texts.hint(item.rung)}
            note={texts.onlyYou}
            at={item.at}
          />
          <Markdown text={item.text} />
        </li>
      )
    case 'candidate':
      return <CandidateMessage text={item.text} />
    case 'asked':
      return <AskedByButton text={item.text} />
    case 'note':
      return (
        <li className={classes.note}>
          <span>
            {item.text}
            {item.at !== undefined && (
              <>
                {' '}
                <time className={classes.moment} dateTime={new Date(item.at).toISOString()}>
                  {clockTimeOf(item.at)}
                </time>
              </>
            )}
          </span>
        </li>
      )
    case 'failure':
      return (
        <li className={classes.failure}>
          <IconAlertCircle size={17} stroke={1.6} aria-hidden="true" />
          <div>
            <p className={classes.failureText}>{item.text}</p>
            {item.canAskAgain && (
              <Button size="xs" onClick={onAskAgain}>
                {texts.askAgain}
              </Button>
            )}
          </div>
        </li>
      )
  }
}, isSameEntry)

/** An entry never changes but for whether its answer can be asked for again. */
function isSameEntry(before: { item: ChatItem }, after: { item: ChatItem }): boolean {
  const [was, is] = [before.item, after.item]
  if (was.key !== is.key || was.kind !== is.kind || was.text !== is.text) return false
  if (was.kind === 'interviewer' && is.kind === 'interviewer') return was.name === is.name
  if (was.kind === 'coach' && is.kind === 'coach') return was.rung === is.rung
  return was.kind !== 'failure' || is.kind !== 'failure' || was.canAskAgain === is.canAskAgain
}

function Speaker({ name, note, at }: { name: string; note: string; at?: number }) {
  return (
    <p className={classes.speaker}>
      <span className={classes.name}>{name}</span>
      {note !== name.toLowerCase() && <span>{note}</span>}
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{clockTimeOf(at)}</time>}
    </p>
  )
}

/** What the candidate said; `note` says that it is still on its way. */
export function CandidateMessage({ text, note }: { text: string; note?: string }) {
  const watched = useRoom(({ state, role }) => (role === 'observer' ? (state?.candidate.name ?? null) : null))
  return (
    <li className={classes.own}>
      {watched === null ? (
        <VisuallyHidden>{`${texts.you}: `}</VisuallyHidden>
      ) : (
        <p className={classes.speaker}>
          <span className={classes.name}>{watched}</span>
        </p>
      )}
      <div className={classes.bubble} data-pending={note !== undefined}>
        <InlineCode text={text} />
      </div>
      {note !== undefined && <p className={classes.pending}>{note}</p>}
    </li>
  )
}

/** What the candidate asked by a button; `note` says that it is still on its way. */
export function AskedByButton({ text, note }: { text: string; note?: string }) {
  return (
    <li className={classes.own}>
      <VisuallyHidden>{`${texts.asked}: `}</VisuallyHidden>
      <div className={classes.bubble} data-button data-pending={note !== undefined}>
        {text}
      </div>
      <p className={classes.pending}>{note ?? texts.byButton}</p>
    </li>
  )
}

/** A reply while it is written, *typing* before its first word; it ends in a block, and is read out only when it is whole. */
export function StreamingReply(props: {
  text: string
  name: string
  note: string
  answering: string
  /** What is told where it does not come, or null. */
  late?: string | null
  coach?: true
}) {
  return (
    <li className={props.coach ? classes.coach : undefined}>
      <Speaker name={props.name} note={props.note} />
      <div className={classes.streaming} aria-hidden="true">
        {props.text === '' ? <span className={classes.typing}>{texts.typing}</span> : <Markdown text={props.text} />}
        <span className={classes.block} />
      </div>
      <VisuallyHidden>{props.answering}</VisuallyHidden>
      <p className={classes.late} role="status">
        {props.late}
      </p>
    </li>
  )
}
