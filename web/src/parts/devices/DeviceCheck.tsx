import { CallCheck } from './CallCheck.tsx'
import { CameraCheck } from './CameraCheck.tsx'
import { CheckRow } from './CheckRow.tsx'
import { ConnectionCheck } from './ConnectionCheck.tsx'
import classes from './DeviceCheck.module.css'
import { MicrophoneCheck } from './MicrophoneCheck.tsx'
import { SpeakerCheck } from './SpeakerCheck.tsx'
import { storageWorks } from './storageWorks.ts'
import { deviceTexts as texts } from './texts.ts'

const recognises = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/**
 * Checks everything that can be checked before the clock starts; for a session with a call, also camera and network.
 * Nothing is recorded or sent, and the devices are released when it closes.
 */
export default function DeviceCheck({ callIn }: { callIn: string | null }) {
  const heard = recognises()
  const kept = storageWorks(() => localStorage)
  return (
    <>
      <p className={classes.lead}>{texts.lead}</p>
      <ul className={classes.rows}>
        <MicrophoneCheck />
        <SpeakerCheck />
        {callIn !== null && <CameraCheck />}
        <CheckRow
          name={texts.recognition}
          state={heard ? 'works' : 'attention'}
          sentence={heard ? texts.recognitionThere : texts.recognitionMissing}
        />
        <ConnectionCheck />
        {callIn !== null && <CallCheck sessionId={callIn} />}
        <CheckRow
          name={texts.storage}
          state={kept ? 'works' : 'attention'}
          sentence={kept ? texts.storageKept : texts.storageMissing}
        />
      </ul>
    </>
  )
}
