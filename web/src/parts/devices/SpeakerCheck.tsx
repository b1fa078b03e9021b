import { locale } from '@greenroom/shared/english'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { CheckRow } from './CheckRow.tsx'
import { deviceTexts as texts } from './texts.ts'

/** Some browsers neither speak nor report an error, so give up after this many ms. */
const giveUpAfterMs = 10_000

const sentences = {
  idle: texts.speakerIdle,
  playing: texts.speakerPlaying,
  played: texts.speakerPlayed,
  failed: texts.speakerFailed,
  unsupported: texts.speakerUnsupported,
} as const

/** Checks the speaker by saying a sentence, if the browser can speak. */
export function SpeakerCheck() {
  const [status, setStatus] = useState<keyof typeof sentences>('speechSynthesis' in window ? 'idle' : 'unsupported')

  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  useEffect(() => {
    if (status !== 'playing') return
    const late = setTimeout(() => setStatus('failed'), giveUpAfterMs)
    return () => clearTimeout(late)
  }, [status])

  function play() {
    const spoken = new SpeechSynthesisUtterance(texts.speakerSentence)
    spoken.lang = locale
    spoken.onend = () => setStatus('played')
    spoken.onerror = ({ error }) => {
      if (error !== 'canceled' && error !== 'interrupted') setStatus('failed')
    }
    window.speechSynthesis.cancel()
    setStatus('playing')
    window.speechSynthesis.speak(spoken)
  }

  return (
    <CheckRow
      name={texts.speaker}
      state={status === 'played' ? 'works' : status === 'failed' || status === 'unsupported' ? 'attention' : 'unknown'}
      sentence={sentences[status]}
      action={
        status === 'unsupported' ? undefined : (
          <Button size="xs" disabled={status === 'playing'} onClick={play}>
            {status === 'idle' ? texts.speakerTest : texts.again}
          </Button>
        )
      }
    />
  )
}
