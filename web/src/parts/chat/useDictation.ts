import { useEffect, useRef } from 'react'
import { useVoice, useVoiceView } from '../voice/VoiceProvider.tsx'
import { useVoiceChoices } from '../voice/voiceChoices.ts'

const joined = (text: string, words: string) => (text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`)

/**
 * Appends recognised speech to the field. Interim words also show there, and become text if the candidate edits them.
 * Sends after a pause only if the user has chosen that.
 */
export function useDictation(
  text: string,
  setText: (change: (text: string) => string) => void,
  send: () => void,
): { shown: string } {
  const voice = useVoice()
  const interim = useVoiceView(({ interim }) => interim)
  const listening = useVoiceView(({ listening }) => listening)
  const [{ sendAfterMs }] = useVoiceChoices()
  const latest = useRef({ setText, send })
  useEffect(() => {
    latest.current = { setText, send }
  })
  const wasSaid = useRef(false)
  useEffect(
    () =>
      voice.onWords((words) => {
        wasSaid.current = true
        latest.current.setText((before) => joined(before, words))
      }),
    [voice],
  )
  useEffect(() => {
    if (text === '') wasSaid.current = false
    if (!listening || sendAfterMs === 0 || interim !== '' || text === '' || !wasSaid.current) return
    const timer = setTimeout(() => latest.current.send(), sendAfterMs)
    return () => clearTimeout(timer)
  }, [text, interim, listening, sendAfterMs])
  return { shown: interim === '' ? text : joined(text, interim) }
}
