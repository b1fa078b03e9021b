import { coachAsks as coachButtons, coachCallOf, type InProgress, questionsOf } from '@greenroom/shared/session'
import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { unconfirmedMessages } from '../../session/outbox.ts'
import { draftText } from '../../session/replyDrafts.ts'
import ui from '../../ui/primitives.module.css'
import { ChatItemView, OwnMessage, StreamingReply } from '../chat/ChatMessage.tsx'
import { coachItems } from '../chat/chatItems.ts'
import { useLatestSpoken } from '../chat/useLatestSpoken.ts'
import { useStickToBottom } from '../chat/useStickToBottom.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { coachName, roomTexts } from '../room/texts.ts'
import { useSession } from '../room/useInterview.ts'
import classes from './CoachConversation.module.css'
import { toolTexts as texts } from './toolTexts.ts'

/** The conversation between the candidate and the coach. Nobody else sees it. */
export function CoachConversation({ isPractice = false }: { isPractice?: boolean }) {
  const { client } = useRoomAccess()
  const messages = useRoom(({ state }) => state?.messages ?? null)
  const outbox = useRoom(({ outbox }) => outbox)
  const isOffline = useRoom(({ connection }) => connection !== 'online')
  const failed = useRoom(({ state }) => (state?.phase === 'IN_PROGRESS' ? state.failedCoach : null))
  const isAnswering = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingCoach !== null)
  const hints = useSession((state) => questionsOf(state).flatMap((question) => question.hints))
  const items = useMemo(() => coachItems(messages ?? [], failed !== null, hints ?? []), [messages, failed, hints])
  const unsent = useMemo(
    () => unconfirmedMessages(outbox, messages && { messages }, 'interviewerCoach'),
    [outbox, messages],
  )
  const list = useRef<HTMLDivElement>(null)
  const { keepUp } = useStickToBottom(list, { size: items.length + unsent.length, own: unsent.length })
  const spoken = useLatestSpoken(items)
  const askAgain = useCallback(() => {
    const { state } = client.store.getState()
    if (state?.phase === 'IN_PROGRESS') void client.send(retryOf(state))
  }, [client])
  const isEmpty = items.length === 0 && unsent.length === 0 && !isAnswering
  return (
    <section
      ref={list}
      className={clsx(ui.scrolls, ui.focusInside, classes.scroll)}
      data-empty={isEmpty}
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
    >
      {isEmpty ? (
        <p className={clsx(ui.small, ui.quiet, classes.empty)}>{isPractice ? texts.practice : texts.private}</p>
      ) : (
        <ol className={clsx(ui.flex, ui.column, ui.gap16, ui.unmarked, ui.flat, ui.inset16by20, ui.body, classes.list)}>
          {items.map((item) => (
            <ChatItemView key={item.key} item={item} onAskAgain={askAgain} />
          ))}
          {unsent.map(({ commandId, message }) => (
            <OwnMessage key={commandId} text={message} note={isOffline ? roomTexts.waitingToSend : roomTexts.sending} />
          ))}
          {isAnswering && <Reply onGrow={keepUp} />}
        </ol>
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </section>
  )
}

function Reply({ onGrow }: { onGrow: () => void }) {
  const written = useRoom(({ state, drafts }) => {
    const awaited = state?.phase === 'IN_PROGRESS' ? state.awaitingCoach?.replyId : undefined
    const draft = drafts.find(({ messageId }) => messageId === awaited)
    return draft === undefined ? '' : draftText(draft)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with what is written
  useLayoutEffect(onGrow, [onGrow, written])
  return <StreamingReply text={written} name={coachName} note={roomTexts.onlyYou} answering={texts.answering} coach />
}

/**
 * The command that retries the coach's failed answer. If the interviewer owes an answer too, a plain retry would go to
 * that first.
 */
function retryOf({ failedReply, failedCoach }: InProgress) {
  if (failedReply === null || failedCoach === null) return { type: 'RetryReply' } as const
  const action = coachButtons.find((each) => coachCallOf[each] === failedCoach.call)
  if (action !== undefined) return { type: 'AskCoach', action } as const
  return { type: 'AskCoach', desiredAction: failedCoach.desiredAction ?? 'respondToMessage' } as const
}
