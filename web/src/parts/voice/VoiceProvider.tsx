import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { findRecognition, findSynthesis, speechLanguage } from './browserSpeech.ts'
import { createReader } from './reader.ts'
import { createVoice, type Voice, type VoiceView } from './voice.ts'
import { useVoiceChoices } from './voiceChoices.ts'

/** The default without a provider: no voice and no recognition. */
const silent = createVoice({ recognition: null, synthesis: null, language: 'en', heard: () => undefined })

const VoiceContext = createContext<Voice>(silent)

/** Shares one microphone and one speaker with the whole room. */
export function VoiceProvider({ children }: { children: ReactNode }) {
  const { client } = useRoomAccess()
  const [voice] = useState(() =>
    createVoice({
      recognition: findRecognition(),
      synthesis: findSynthesis(),
      language: speechLanguage(),
      heard: client.typed,
    }),
  )
  useEffect(() => voice.close, [voice])
  const isOver = useRoom(({ state }) => state?.phase === 'ENDED')
  useEffect(() => {
    // Nobody is there to listen once the interview is over.
    if (isOver) voice.stopListening()
  }, [voice, isOver])
  useInterviewersVoice(voice)
  useQuietByEscape(voice)
  return <VoiceContext value={voice}>{children}</VoiceContext>
}

/** Dictation outside of a room, with one microphone and no interviewer's voice. */
export function DictationProvider({ children }: { children: ReactNode }) {
  const [voice] = useState(() =>
    createVoice({
      recognition: findRecognition(),
      synthesis: null,
      language: speechLanguage(),
      heard: () => undefined,
    }),
  )
  useEffect(() => voice.close, [voice])
  return <VoiceContext value={voice}>{children}</VoiceContext>
}

export const useVoice = (): Voice => useContext(VoiceContext)

export const useVoiceView = <T,>(selector: (view: VoiceView) => T): T => useStore(useVoice().store, selector)

/** Reads out the interviewer's messages from the moment it's turned on. */
function useInterviewersVoice(voice: Voice): void {
  const { client } = useRoomAccess()
  const [{ speaks, rate }] = useVoiceChoices()
  const speed = useRef(rate)
  useEffect(() => {
    speed.current = rate
  }, [rate])
  useEffect(() => {
    if (!speaks || !voice.canSpeak) return
    const reader = createReader({ say: (sentences) => voice.say(sentences, speed.current), hush: voice.hush })
    const follow = ({ state, drafts }: ReturnType<typeof client.store.getState>) => {
      if (state === null) return
      const awaited = state.phase === 'IN_PROGRESS' ? (state.awaitingReply?.replyId ?? null) : null
      reader.follow({ messages: state.messages, drafts, awaited })
    }
    follow(client.store.getState())
    const stop = client.store.subscribe((store, before) => {
      if (store.state?.messages !== before.state?.messages || store.drafts !== before.drafts) follow(store)
    })
    return () => {
      stop()
      voice.hush()
    }
  }, [client, voice, speaks])
}

/** Lets Escape silence the voice first; pressing it again closes anything else that is open. */
function useQuietByEscape(voice: Voice): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || voice.store.getState().saying === '') return
      event.preventDefault()
      event.stopPropagation()
      voice.hush()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [voice])
}
