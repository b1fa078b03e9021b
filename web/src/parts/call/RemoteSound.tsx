import { useEffect, useRef } from 'react'
import type { Call } from './call.ts'
import { useCallView } from './callContext.ts'
import { useSpeaker } from './speaker.ts'

/** Their voice. It goes on whatever part of the room is in sight. */
export function RemoteSound({ call }: { call: Call }) {
  const audio = useRef<HTMLAudioElement>(null)
  const remote = useCallView(call, ({ remote }) => remote)
  const [speaker] = useSpeaker()
  useEffect(() => {
    if (audio.current !== null) audio.current.srcObject = remote
  }, [remote])
  useEffect(() => {
    // A speaker that's gone leaves the sound where it is.
    void audio.current?.setSinkId?.(speaker).catch(() => undefined)
  }, [speaker])
  // biome-ignore lint/a11y/useMediaCaption: somebody talks live
  return <audio ref={audio} autoPlay />
}
