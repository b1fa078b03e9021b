import { refusalTexts } from '@greenroom/shared/english'
import { useState } from 'react'
import { MessageField, useComposerText } from '../chat/MessageField.tsx'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { toolTexts as texts } from './toolTexts.ts'

/** Field for messages to the coach, which are free and which nobody else sees. */
export function CoachComposer() {
  const { client } = useRoomAccess()
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const isAnswering = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingCoach !== null)
  const [text, setText] = useComposerText(`coach:${sessionId}`)
  const [problem, setProblem] = useState<string | null>(null)
  async function send() {
    const message = text
    if (message.trim() === '') return
    if (isAnswering) return setProblem(refusalTexts.COACH_PENDING)
    setProblem(null)
    setText('')
    const answer = await client.send({ type: 'SendMessage', message, recipient: 'interviewerCoach' })
    if (answer.ok) return
    // A refused message returns to the field, so that it can be sent again.
    setText((now) => (now === '' ? message : `${message}\n${now}`))
    setProblem(answer.error.message)
  }
  return (
    <MessageField
      label={texts.compose}
      placeholder={texts.compose}
      sendLabel={texts.send}
      text={text}
      problem={problem}
      onChange={(changed) => {
        setText(changed)
        setProblem(null)
        client.typed()
      }}
      onSend={() => void send()}
    />
  )
}
