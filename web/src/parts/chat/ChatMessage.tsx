import { Button, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { memo } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { clockTimeOf } from '../../ui/time.ts'
import { useRoom } from '../room/roomContext.ts'
import { coachName, roomTexts as texts } from '../room/texts.ts'
import { useIsInterviewer } from '../room/useRole.ts'
import classes from './ChatMessage.module.css'
import { CheckMessage } from './CheckMessage.tsx'
import type { ChatItem } from './chatItems.ts'
import { InlineCode } from './InlineCode.tsx'

/** One entry in the conversation. */
export const ChatItemView = memo(function ChatItemView(props: { item: ChatItem; onAskAgain: () => void }) {
  const { item, onAskAgain } = props
  switch (item.kind) {
    case 'interviewer':
      return <InterviewerMessage item={item} />
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
      return <CandidateMessage text={item.text} at={item.at} />
    case 'asked':
      return <AskedByButton text={item.text} />
    case 'note':
      return (
        <li className={clsx(ui.row, ui.gap12, ui.small, ui.quiet, ui.centre, classes.note)}>
          <span>
            {item.text}
            {item.at !== undefined && (
              <>
                {' '}
                <time className={clsx(ui.faint, ui.figures)} dateTime={new Date(item.at).toISOString()}>
                  {clockTimeOf(item.at)}
                </time>
              </>
            )}
          </span>
        </li>
      )
    case 'failure':
      return (
        <li className={clsx(ui.flex, ui.gap8, ui.bad, classes.failure)}>
          <IconAlertCircle size={17} stroke={1.6} aria-hidden="true" />
          <div>
            <p className={clsx(ui.under8, ui.breaks)}>{item.text}</p>
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

/** Compares entries. The only thing that can change about them is whether their answer can be requested again. */
function isSameEntry(before: { item: ChatItem }, after: { item: ChatItem }): boolean {
  const [was, is] = [before.item, after.item]
  if (was.key !== is.key || was.kind !== is.kind || was.text !== is.text) return false
  if (was.kind === 'interviewer' && is.kind === 'interviewer')
    return was.name === is.name && was.isAi === is.isAi && was.rung === is.rung
  if (was.kind === 'coach' && is.kind === 'coach') return was.rung === is.rung
  return was.kind !== 'failure' || is.kind !== 'failure' || was.canAskAgain === is.canAskAgain
}

function Speaker({ name, note, at }: { name: string; note: string; at?: number }) {
  return (
    <p className={clsx(ui.flex, ui.baseline, ui.gap8, ui.small, ui.quiet, classes.speaker)}>
      <span className={clsx(ui.ink, ui.medium)}>{name}</span>
      {note !== name.toLowerCase() && <span>{note}</span>}
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{clockTimeOf(at)}</time>}
    </p>
  )
}

/** The interviewer's message; on the right if the reader is the interviewer. */
function InterviewerMessage({ item }: { item: ChatItem & { kind: 'interviewer' } }) {
  const isOwn = useIsInterviewer() && item.check === undefined && item.isAi !== true
  const me = useRoom(({ state }) => state?.members.find(({ role }) => role === 'interviewer')?.name)
  const hint = item.rung === undefined ? null : texts.hint(item.rung)
  if (isOwn && item.name === me) return <OwnMessage text={item.text} speaker={hint} />
  return (
    <li>
      <Speaker name={item.name} note={hint ?? (item.isAi ? texts.aiInterviewer : texts.interviewer)} at={item.at} />
      {item.check === undefined ? <Markdown text={item.text} /> : <CheckMessage text={item.text} check={item.check} />}
    </li>
  )
}

/** The candidate's message: on the right for the candidate, with their name for everyone else. */
function CandidateMessage({ text, at }: { text: string; at: number }) {
  const watched = useRoom(({ state, role }) => (role === 'observer' ? (state?.candidate.name ?? null) : null))
  const candidate = useRoom(({ state }) => state?.candidate.name ?? '')
  if (!useIsInterviewer()) return <OwnMessage text={text} speaker={watched} />
  return (
    <li>
      <Speaker name={candidate} note={texts.candidate} at={at} />
      <div className={clsx(ui.breaks, ui.asTyped)}>
        <InlineCode text={text} />
      </div>
    </li>
  )
}

/** The reader's own message, or a `speaker`'s; `note` says that it's still being sent. */
export function OwnMessage({ text, note, speaker = null }: { text: string; note?: string; speaker?: string | null }) {
  return (
    <li className={clsx(ui.flex, ui.column, ui.low)}>
      {speaker === null ? (
        <VisuallyHidden>{`${texts.you}: `}</VisuallyHidden>
      ) : (
        <p className={clsx(ui.flex, ui.baseline, ui.gap8, ui.small, ui.quiet, classes.speaker)}>
          <span className={clsx(ui.ink, ui.medium)}>{speaker}</span>
        </p>
      )}
      <div className={clsx(ui.breaks, ui.asTyped, ui.bubble, classes.bubble)} data-pending={note !== undefined}>
        <InlineCode text={text} />
      </div>
      {note !== undefined && <p className={clsx(ui.text12, ui.line17, ui.quiet, classes.pending)}>{note}</p>}
    </li>
  )
}

/** A request the candidate made with a button; `note` says that it's still being sent. */
export function AskedByButton({ text, note }: { text: string; note?: string }) {
  return (
    <li className={clsx(ui.flex, ui.column, ui.low)}>
      <VisuallyHidden>{`${texts.asked}: `}</VisuallyHidden>
      <div
        className={clsx(ui.breaks, ui.asTyped, ui.bubble, classes.bubble)}
        data-button
        data-pending={note !== undefined}
      >
        {text}
      </div>
      <p className={clsx(ui.text12, ui.line17, ui.quiet, classes.pending)}>{note ?? texts.byButton}</p>
    </li>
  )
}

/**
 * A reply being written; shows *typing* until its first word. Ends in a cursor block, and is read out only once
 * complete.
 */
export function StreamingReply(props: {
  text: string
  name: string
  note: string
  answering: string
  /** Message to show if the reply doesn't arrive, or null. */
  late?: string | null
  coach?: true
}) {
  return (
    <li className={props.coach ? classes.coach : undefined}>
      <Speaker name={props.name} note={props.note} />
      <div className={classes.streaming} aria-hidden="true">
        {props.text === '' ? <span className={ui.quiet}>{texts.typing}</span> : <Markdown text={props.text} />}
        <span className={clsx(ui.inline, ui.accentGround, classes.block)} />
      </div>
      <VisuallyHidden>{props.answering}</VisuallyHidden>
      <p className={clsx(ui.after4, ui.small, ui.quiet, ui.goneWhenEmpty)} role="status">
        {props.late}
      </p>
    </li>
  )
}
