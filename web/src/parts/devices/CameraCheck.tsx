import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isTrack, openDevice } from '../call/localMedia.ts'
import { CheckRow } from './CheckRow.tsx'
import classes from './DeviceCheck.module.css'
import type { MicrophoneProblem } from './microphone.ts'
import { deviceTexts as texts } from './texts.ts'

type Camera =
  | { status: 'idle' | 'asking' }
  | { status: 'open'; track: MediaStreamTrack }
  | { status: MicrophoneProblem }

const sentences: Record<Camera['status'], string> = {
  idle: texts.cameraIdle,
  asking: texts.microphoneAsking,
  open: texts.cameraWorks,
  denied: texts.cameraDenied,
  missing: texts.cameraMissing,
  failed: texts.cameraFailed,
  unsupported: texts.cameraUnsupported,
}

/** Checks that the camera opens by showing its picture, which never leaves this page. */
export function CameraCheck() {
  const [camera, setCamera] = useState<Camera>({ status: 'idle' })
  const isGone = useRef(false)
  const track = camera.status === 'open' ? camera.track : null
  useEffect(() => () => track?.stop(), [track])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  async function start() {
    setCamera({ status: 'asking' })
    const opened = await openDevice('camera')
    if (!isTrack(opened)) return setCamera({ status: opened.why })
    if (isGone.current) return opened.stop()
    setCamera({ status: 'open', track: opened })
  }
  const { status } = camera
  return (
    <CheckRow
      name={texts.camera}
      state={status === 'open' ? 'works' : status === 'idle' || status === 'asking' ? 'unknown' : 'attention'}
      sentence={sentences[status]}
      action={
        status === 'unsupported' ? undefined : (
          <Button
            size="xs"
            loading={status === 'asking'}
            onClick={() => (track === null ? void start() : setCamera({ status: 'idle' }))}
          >
            {track !== null ? texts.microphoneStop : status === 'idle' ? texts.cameraTest : texts.again}
          </Button>
        )
      }
    >
      {track !== null && <Picture track={track} />}
    </CheckRow>
  )
}

function Picture({ track }: { track: MediaStreamTrack }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = new MediaStream([track])
  }, [track])
  return <video ref={video} className={classes.picture} autoPlay muted playsInline aria-label={texts.cameraPicture} />
}
