import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { unconfirmedMessages } from '../../../session/outbox.ts'
import { draftText } from '../../../session/replyDrafts.ts'
import { useRoom, useRoomAccess } from '../roomContext.ts'
import { roomTexts as texts } from '../texts.ts'
import { CandidateMessage, ChatItemView, StreamingReply } from './ChatMessage.tsx'
import classes from './ChatPane.module.css'
import { Composer } from './Composer.tsx'
import { chatItems } from './chatItems.ts'
import { useLatestSpoken } from './useLatestSpoken.ts'
import { useStickToBottom } from './useStickToBottom.ts'

/** The conversation with the interviewer. */
export function ChatPane() {
  const { client } = useRoomAccess()
  const state = useRoom(({ state }) => state)
  const moments = useRoom(({ moments }) => moments)
  const outbox = useRoom(({ outbox }) => outbox)
  const drafts = useRoom(({ drafts }) => drafts)
  const isOffline = useRoom(({ connection }) => connection !== 'online')
  const items = useMemo(() => (state === null ? [] : chatItems(state, moments)), [state, moments])
  const unsent = useMemo(() => unconfirmedMessages(outbox, state), [outbox, state])
  const awaited = state?.phase === 'IN_PROGRESS' ? state.awaitingReply : null
  const draft = drafts.find(({ messageId }) => messageId === awaited?.replyId)
  const written = draft === undefined ? '' : draftText(draft)
  const list = useRef<HTMLDivElement>(null)
  const { hasNews, toBottom } = useStickToBottom(list, {
    size: items.length + unsent.length,
    growth: written.length,
    own: unsent.length,
  })
  const spoken = useLatestSpoken(items)
  const isEmpty = items.length === 0 && unsent.length === 0 && awaited === null

  return (
    <div className={classes.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls has to be reached by the keyboard */}
      <section ref={list} className={classes.scroll} aria-label={texts.conversation} tabIndex={0}>
        <ol className={classes.list}>
          {isEmpty && <li className={classes.note}>{texts.beginning}</li>}
          {items.map((item) => (
            <ChatItemView key={item.key} item={item} onAskAgain={() => void client.send({ type: 'RetryReply' })} />
          ))}
          {unsent.map(({ commandId, message }) => (
            <CandidateMessage key={commandId} text={message} note={isOffline ? texts.waitingToSend : texts.sending} />
          ))}
          {awaited !== null && <StreamingReply text={written} />}
        </ol>
      </section>
      {hasNews && (
        <Button
          size="xs"
          className={classes.news ?? ''}
          leftSection={<IconArrowDown size={14} stroke={1.6} aria-hidden="true" />}
          onClick={toBottom}
        >
          {texts.newMessage}
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
      {state?.phase === 'IN_PROGRESS' && <Composer />}
    </div>
  )
}
