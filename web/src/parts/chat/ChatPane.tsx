import { hasClock } from '@greenroom/shared/rules'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { interviewerAskLabels } from '../../data/sessionLabels.ts'
import { unconfirmedAsks, unconfirmedMessages } from '../../session/outbox.ts'
import { draftText } from '../../session/replyDrafts.ts'
import ui from '../../ui/primitives.module.css'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { whoInterviews } from '../room/speakers.ts'
import { roomTexts as texts } from '../room/texts.ts'
import { useInterview } from '../room/useInterview.ts'
import { useIsInterviewer, useIsLedByPerson } from '../room/useRole.ts'
import { VoiceOffer } from '../voice/VoiceOffer.tsx'
import { useIsWatching } from '../watching/useIsWatching.ts'
import { AskedByButton, ChatItemView, OwnMessage, StreamingReply } from './ChatMessage.tsx'
import classes from './ChatPane.module.css'
import { Composer } from './Composer.tsx'
import { HintOffer } from './HintOffer.tsx'
import { Proposal } from './Proposal.tsx'
import { useConversation } from './useConversation.ts'
import { useLatestSpoken } from './useLatestSpoken.ts'
import { useStickToBottom } from './useStickToBottom.ts'
import { useTypingPause } from './useTypingPause.ts'

/** No artificial pause: people already write at their own pace. */
const noPause = () => undefined

/** The conversation with the interviewer, and with the coach too if the coach has no pane. */
export const ChatPane = memo(function ChatPane({ withCoach = false }: { withCoach?: boolean }) {
  const { client } = useRoomAccess()
  const isWatching = useIsWatching()
  const isInterviewer = useIsInterviewer()
  const isLedByPerson = useIsLedByPerson()
  const isAsked = !isWatching && !isInterviewer
  const mayWrite = isInterviewer ? isLedByPerson : !isWatching
  const { shown: items, isPausing, begin, end } = useTypingPause(useConversation(withCoach))
  const messages = useRoom(({ state }) => state?.messages ?? null)
  const asked = useRoom(({ state }) => state?.asked ?? null)
  const outbox = useRoom(({ outbox }) => outbox)
  const isOffline = useRoom(({ connection }) => connection !== 'online')
  const isRunning = useRoom(({ state }) => state?.phase === 'IN_PROGRESS')
  const isAwaited = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingReply !== null)
  const unsent = useMemo(() => unconfirmedMessages(outbox, messages && { messages }), [outbox, messages])
  const unasked = useMemo(() => unconfirmedAsks(outbox, asked && { asked }), [outbox, asked])
  const list = useRef<HTMLDivElement>(null)
  const onTheWay = unsent.length + unasked.length
  const { hasNews, toBottom, keepUp } = useStickToBottom(list, { size: items.length + onTheWay, own: onTheWay })
  const spoken = useLatestSpoken(items)
  const askAgain = useCallback(() => void client.send({ type: 'RetryReply' }), [client])
  const name = useRoom(({ state }) => (state === null ? null : whoInterviews(state, null)))
  const isEmpty = items.length === 0 && onTheWay === 0 && !isAwaited

  return (
    <div className={clsx(ui.flex, ui.column, ui.lowers, ui.tall, ui.anchor)}>
      <section
        ref={list}
        className={clsx(ui.flex, ui.column, ui.grow, ui.lowers, ui.scrolls, ui.focusInside, classes.scroll)}
        aria-label={texts.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
      >
        <ol className={clsx(ui.flex, ui.column, ui.gap16, ui.fixed, ui.wide, ui.unmarked, classes.list)}>
          {isEmpty && (
            <li className={clsx(ui.text14, ui.quiet, ui.centre)}>
              {isInterviewer ? texts.beginningIsYours : isLedByPerson ? texts.beginningOf(name ?? '') : texts.beginning}
            </li>
          )}
          {items.map((item) => (
            <ChatItemView key={item.key} item={item} onAskAgain={askAgain} />
          ))}
          {unsent.map(({ commandId, message }) => (
            <OwnMessage key={commandId} text={message} note={isOffline ? texts.waitingToSend : texts.sending} />
          ))}
          {unasked.map(({ commandId, action }) => (
            <AskedByButton
              key={commandId}
              text={interviewerAskLabels[action]}
              note={isOffline ? texts.waitingToSend : texts.sending}
            />
          ))}
          {isAsked && !isAwaited && !isPausing && onTheWay === 0 && <Proposal />}
          {isAsked && !isAwaited && !isPausing && onTheWay === 0 && <HintOffer />}
          {(isAwaited || (isPausing && isRunning && !isLedByPerson && onTheWay === 0)) && (
            <Reply onGrow={keepUp} isHeld={isPausing} />
          )}
        </ol>
      </section>
      {hasNews && (
        <Button
          size="xs"
          className={clsx(ui.over, classes.news)}
          leftSection={<IconArrowDown size={14} stroke={1.6} aria-hidden="true" />}
          onClick={toBottom}
        >
          {texts.newMessage}
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
      {isRunning && isAsked && !isLedByPerson && <VoiceOffer />}
      {isRunning && mayWrite && <Composer onSent={isLedByPerson ? noPause : begin} onTyped={end} />}
    </div>
  )
})

/** The reply being written, the only part of the chat that changes with every word. */
function Reply({ onGrow, isHeld }: { onGrow: () => void; isHeld: boolean }) {
  const awaited = useInterview((state) => ({
    replyId: state.awaitingReply?.replyId,
    isLate: state.awaitingReply?.askedAgainAt != null,
    hasClock: hasClock(state),
    name: whoInterviews(state, state.question),
  }))
  const written = useRoom(({ drafts }) => {
    const draft = drafts.find(({ messageId }) => messageId === awaited?.replyId)
    return draft === undefined ? '' : draftText(draft)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with what is written
  useLayoutEffect(onGrow, [onGrow, written])
  if (awaited === null) return null
  const late = awaited.hasClock ? `${texts.late} ${texts.lateGivenBack}` : texts.late
  return (
    <StreamingReply
      text={isHeld ? '' : written}
      name={awaited.name}
      note={texts.interviewer}
      answering={texts.answering}
      late={awaited.isLate && written === '' ? late : null}
    />
  )
}
