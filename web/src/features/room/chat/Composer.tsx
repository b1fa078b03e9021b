import { longestMessage, refusals } from '@greenroom/shared'
import { ActionIcon, Textarea } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useRoom, useRoomAccess } from '../roomContext.ts'
import { roomTexts as texts } from '../texts.ts'
import classes from './Composer.module.css'

/** Where one answers. Enter sends, Shift+Enter breaks the line; what was refused comes back to be sent again. */
export function Composer() {
  const { client } = useRoomAccess()
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const isAnswering = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingReply !== null)
  const [text, setText] = useSessionStorage({
    key: `greenroom:composer:${sessionId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const [problem, setProblem] = useState<string | null>(null)
  useRefused((message, why) => {
    setText((now) => (now === '' || now === message ? message : `${message}\n${now}`))
    setProblem(why)
  })
  // The reason to wait is over when the interviewer has answered.
  useEffect(() => {
    if (!isAnswering) setProblem(null)
  }, [isAnswering])

  function send() {
    if (text.trim() === '') return
    if (isAnswering) return setProblem(refusals.REPLY_PENDING.message)
    setProblem(null)
    setText('')
    void client.send({ type: 'SendMessage', message: text })
  }

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={classes.box}>
        <Textarea
          className={classes.field ?? ''}
          classNames={{ input: classes.input ?? '' }}
          variant="unstyled"
          aria-label={texts.compose}
          placeholder={texts.compose}
          autosize
          minRows={1}
          maxRows={7}
          maxLength={longestMessage}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            client.typed()
            setProblem(null)
          }}
          onKeyDown={(event) => {
            const sends = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey
            if (!sends || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <span className={classes.key} aria-hidden="true">
          Enter
        </span>
        <ActionIcon type="submit" variant="filled" size={32} radius={8} aria-label={texts.send}>
          <IconArrowUp size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
    </form>
  )
}

/** Tells of messages that the server refused, each once. */
function useRefused(onRefused: (message: string, why: string) => void): void {
  const lastRefused = useRoom(({ lastRefused }) => lastRefused)
  const told = useRef(lastRefused)
  useEffect(() => {
    if (lastRefused === null || told.current === lastRefused) return
    told.current = lastRefused
    if (lastRefused.command.type === 'SendMessage') onRefused(lastRefused.command.message, lastRefused.error.message)
  })
}
