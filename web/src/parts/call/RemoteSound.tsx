import { useEffect, useRef } from 'react'
import type { Call } from './call.ts'
import { useCallView } from './callContext.ts'
import { useSpeaker } from './speaker.ts'

/** Plays the other person's sound, no matter which part of the room is visible. */
export function RemoteSound({ call }: { call: Call }) {
  const audio = useRef<HTMLAudioElement>(null)
  const remote = useCallView(call, ({ remote }) => remote)
  const [speaker] = useSpeaker()
  useEffect(() => {
    if (audio.current !== null) audio.current.srcObject = remote
  }, [remote])
  useEffect(() => {
    // If the speaker has been unplugged, the sound stays where it was.
    void audio.current?.setSinkId?.(speaker).catch(() => undefined)
  }, [speaker])
  // biome-ignore lint/a11y/useMediaCaption: somebody talks live
  return <audio ref={audio} autoPlay />
}
