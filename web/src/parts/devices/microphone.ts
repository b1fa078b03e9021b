/** Why a microphone can't be used. */
export type MicrophoneProblem = 'denied' | 'missing' | 'failed' | 'unsupported'

/** An open microphone; `level` is the current loudness, from 0 to 1. */
export type OpenMicrophone = { level(): number; close(): void }

/** Works out the problem from the name of the error thrown by `getUserMedia`. */
export function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'failed'
}

/** Perceived loudness of a stretch of sound with samples from -1 to 1: from 0 (-60 dB or less) to 1 (0 dB). */
export function loudnessOf(samples: Float32Array): number {
  let squares = 0
  for (const sample of samples) squares += sample * sample
  const decibels = 10 * Math.log10(squares / Math.max(1, samples.length))
  return Number.isFinite(decibels) ? Math.min(1, Math.max(0, 1 + decibels / 60)) : 0
}

/**
 * Opens the microphone to measure loudness. Nothing is recorded or sent; `close` stops the device.
 * @throws the error from `getUserMedia`; `problemOf` reads it
 */
export async function openMicrophone(): Promise<OpenMicrophone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return loudnessOf(samples)
    },
    close() {
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
}
