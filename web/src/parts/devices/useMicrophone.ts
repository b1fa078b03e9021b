import { useCallback, useEffect, useRef, useState } from 'react'
import { type MicrophoneProblem, type OpenMicrophone, openMicrophone, problemOf } from './microphone.ts'

/** Louder than background noise, quieter than speech. */
const speechLevel = 0.35

export type MicrophoneTest = { status: 'idle' | 'asking' | 'listening' | 'heard' } | { status: MicrophoneProblem }

/**
 * A microphone test. `meter` is the element whose `--level` (0 to 1) follows the sound without re-rendering. The device
 * is released when the test stops or the component unmounts.
 */
export function useMicrophone() {
  const [test, setTest] = useState<MicrophoneTest>({ status: 'idle' })
  const meter = useRef<HTMLDivElement>(null)
  const open = useRef<{ microphone: OpenMicrophone | null; frame: number; gone: boolean } | null>(null)

  const stop = useCallback(() => {
    const current = open.current
    if (current === null) return
    current.gone = true
    cancelAnimationFrame(current.frame)
    current.microphone?.close()
    open.current = null
  }, [])

  async function start() {
    stop()
    if (navigator.mediaDevices === undefined) return setTest({ status: 'unsupported' })
    const current: NonNullable<typeof open.current> = { microphone: null, frame: 0, gone: false }
    open.current = current
    setTest({ status: 'asking' })
    try {
      const microphone = await openMicrophone()
      // The check was closed during the permission prompt: release the microphone immediately.
      if (current.gone) return microphone.close()
      current.microphone = microphone
      setTest({ status: 'listening' })
      const follow = () => {
        const level = microphone.level()
        meter.current?.style.setProperty('--level', level.toFixed(3))
        if (level > speechLevel) setTest((before) => (before.status === 'listening' ? { status: 'heard' } : before))
        current.frame = requestAnimationFrame(follow)
      }
      follow()
    } catch (error) {
      if (current.gone) return
      open.current = null
      setTest({ status: problemOf(error) })
    }
  }

  useEffect(() => stop, [stop])

  return {
    test,
    meter,
    start: () => void start(),
    stop() {
      stop()
      setTest({ status: 'idle' })
    },
  }
}
