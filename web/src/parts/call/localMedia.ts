import { type MicrophoneProblem, problemOf } from '../devices/microphone.ts'

export type DeviceKind = 'microphone' | 'camera'
/** Why a device can't be opened, or a screen can't be shared. */
export type MediaProblem = { of: DeviceKind | 'screen'; why: MicrophoneProblem }

/** Opens a microphone or camera: the given one, or else the browser's choice. */
export async function openDevice(kind: DeviceKind, deviceId?: string): Promise<MediaStreamTrack | MediaProblem> {
  if (navigator.mediaDevices === undefined) return { of: kind, why: 'unsupported' }
  const which = deviceId === undefined ? {} : { deviceId: { exact: deviceId } }
  try {
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'microphone'
        ? { audio: { echoCancellation: true, noiseSuppression: true, ...which } }
        : { video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 30 }, ...which } },
    )
    return stream.getTracks()[0] ?? { of: kind, why: 'missing' }
  } catch (error) {
    return { of: kind, why: problemOf(error) }
  }
}

export const canShareScreen = (): boolean => navigator.mediaDevices?.getDisplayMedia !== undefined

/** Asks which screen or window to share; null if the user cancels. */
export async function openScreen(): Promise<MediaStreamTrack | MediaProblem | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: false })
    const track = stream.getVideoTracks()[0]
    if (track === undefined) return { of: 'screen', why: 'missing' }
    // Keep text sharp, at the expense of frame rate.
    track.contentHint = 'detail'
    return track
  } catch (error) {
    const why = problemOf(error)
    return why === 'denied' ? null : { of: 'screen', why }
  }
}

export const isTrack = (opened: MediaStreamTrack | MediaProblem): opened is MediaStreamTrack => 'readyState' in opened
