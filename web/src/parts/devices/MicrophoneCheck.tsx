import { Button } from '@mantine/core'
import { CheckRow, type CheckState } from './CheckRow.tsx'
import classes from './DeviceCheck.module.css'
import { deviceTexts as texts } from './texts.ts'
import { type MicrophoneTest, useMicrophone } from './useMicrophone.ts'

const sentences: Record<MicrophoneTest['status'], string> = {
  idle: texts.microphoneIdle,
  asking: texts.microphoneAsking,
  listening: texts.microphoneListening,
  heard: texts.microphoneHeard,
  denied: texts.microphoneDenied,
  missing: texts.microphoneMissing,
  failed: texts.microphoneFailed,
  unsupported: texts.microphoneUnsupported,
}

const stateOf = (status: MicrophoneTest['status']): CheckState => {
  if (status === 'heard') return 'works'
  return status === 'idle' || status === 'asking' || status === 'listening' ? 'unknown' : 'attention'
}

/** Checks that the microphone picks up sound, shown as a level that isn't stored. */
export function MicrophoneCheck() {
  const { test, meter, start, stop } = useMicrophone()
  const { status } = test
  const isOpen = status === 'listening' || status === 'heard'
  return (
    <CheckRow
      name={texts.microphone}
      state={stateOf(status)}
      sentence={sentences[status]}
      action={
        status === 'unsupported' ? undefined : (
          <Button size="xs" loading={status === 'asking'} onClick={isOpen ? stop : start}>
            {isOpen ? texts.microphoneStop : status === 'idle' ? texts.microphoneTest : texts.again}
          </Button>
        )
      }
    >
      {isOpen && (
        <div ref={meter} className={classes.meter} role="img" aria-label={texts.level}>
          <span className={classes.level} />
        </div>
      )}
    </CheckRow>
  )
}
