import { refusalTexts } from '@greenroom/shared/english'
import { openProposal } from '@greenroom/shared/session'
import { useEffect, useRef, useState } from 'react'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { whoInterviews } from '../room/speakers.ts'
import { roomTexts as texts } from '../room/texts.ts'
import { useInterview } from '../room/useInterview.ts'
import { useIsInterviewer, useIsLedByPerson } from '../room/useRole.ts'
import { VoiceNotes } from '../voice/VoiceNotes.tsx'
import { useVoice } from '../voice/VoiceProvider.tsx'
import { AskMenu } from './asks/AskMenu.tsx'
import { MessageField, useComposerText } from './MessageField.tsx'
import { useDictation } from './useDictation.ts'

/** The answer field, for typing or speaking. A refused message returns to it, so that it can be sent again. */
export function Composer({ onSent, onTyped }: { onSent: (message: string) => void; onTyped: () => void }) {
  const { client } = useRoomAccess()
  const voice = useVoice()
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const isAnswering = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingReply !== null)
  const asks = useInterview((state) => ({
    name: whoInterviews(state, state.question),
    proposes: openProposal(state) !== null,
  }))
  const isInterviewer = useIsInterviewer()
  const isLedByPerson = useIsLedByPerson()
  const candidate = useRoom(({ state }) => state?.candidate.name ?? '')
  const [text, setText] = useComposerText(`composer:${sessionId}`)
  const [problem, setProblem] = useState<string | null>(null)
  useRefused((message, why) => {
    setText((now) => (now === '' || now === message ? message : `${message}\n${now}`))
    setProblem(why)
  })
  // Once the interviewer has answered, there is nothing left to wait for.
  useEffect(() => {
    if (!isAnswering) setProblem(null)
  }, [isAnswering])

  function send() {
    const message = shown
    if (message.trim() === '') return
    if (isAnswering) return setProblem(refusalTexts.REPLY_PENDING)
    voice.forgetInterim()
    setProblem(null)
    setText('')
    onSent(message)
    void client.send({ type: 'SendMessage', message })
  }
  const { shown } = useDictation(text, setText, send)

  return (
    <MessageField
      label={isInterviewer ? texts.composeTo(candidate) : texts.compose}
      placeholder={
        isInterviewer
          ? texts.composeTo(candidate)
          : asks?.proposes
            ? texts.proposal.otherwise(asks.name)
            : texts.answer(asks?.name ?? '')
      }
      sendLabel={texts.send}
      text={shown}
      problem={problem}
      onChange={(changed) => {
        voice.forgetInterim()
        setText(changed)
        client.typed()
        onTyped()
        setProblem(null)
      }}
      onSend={send}
      {...(isLedByPerson ? {} : { before: <AskMenu onProblem={setProblem} /> })}
    >
      <VoiceNotes />
    </MessageField>
  )
}

/** Calls `onRefused` once for each message to the interviewer that the server refused. */
function useRefused(onRefused: (message: string, why: string) => void): void {
  const lastRefused = useRoom(({ lastRefused }) => lastRefused)
  const told = useRef(lastRefused)
  useEffect(() => {
    if (lastRefused === null || told.current === lastRefused) return
    told.current = lastRefused
    const { command, error } = lastRefused
    if (command.type === 'SendMessage' && command.recipient !== 'interviewerCoach')
      onRefused(command.message, error.message)
  })
}
