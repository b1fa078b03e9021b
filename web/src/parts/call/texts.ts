import type { MicrophoneProblem } from '../devices/microphone.ts'
import type { DeviceKind } from './localMedia.ts'

const close = 'Close any other programs that are using it, then try again.'

/** UI text for a call. */
export const callTexts = {
  label: 'Call',
  lead: (name: string) => `Talk to ${name}? The call is never recorded.`,
  audio: 'Join with audio',
  video: 'Join with video',
  without: 'No thanks',
  off: 'No call',
  join: 'Join',
  notRecorded: 'Not recorded',
  you: 'You',
  nobodyYet: { candidate: 'the candidate', interviewer: 'the interviewer' },
  status: {
    asking: 'Your browser is asking for permission.',
    waiting: (name: string) => `Waiting for ${name} to join the call.`,
    connecting: 'Connecting…',
    lost: 'Reconnecting…',
    failed: 'No connection. Try another network. If you use a VPN, turn it off.',
  },
  connected: (name: string) => `You’re on a call with ${name}.`,
  isMuted: (name: string) => `${name} is muted.`,
  showsScreen: (name: string) => `${name} is sharing their screen.`,
  again: 'Try again',
  leave: 'Leave call',
  mute: 'Mute',
  unmute: 'Unmute',
  cameraOn: 'Turn camera on',
  cameraOff: 'Turn camera off',
  screenOn: 'Share screen',
  screenOff: 'Stop sharing',
  captions: 'Captions',
  captionsOn: 'Caption what I say',
  captionsNote: 'Caption what I say. Captions are made on this device, shown to both of you, and never stored.',
  captionsFailed: 'Captions aren’t working on this device right now. The call still works.',
  captionsStop: 'Stop captions',
  enlarge: 'Full screen',
  devices: 'Devices',
  kinds: { microphone: 'Microphone', camera: 'Camera', speaker: 'Speaker' },
  unnamed: (kind: string, number: number) => `${kind} ${number}`,
  noDevice: 'None found',
  problem: {
    denied: {
      microphone: 'Microphone blocked. Allow it in the address bar, then unmute.',
      camera: 'Camera blocked. Allow it in the address bar, then turn it on.',
      screen: 'Your browser won’t let this page share your screen.',
    },
    missing: {
      microphone: 'No microphone found. You can still listen.',
      camera: 'No camera found. Audio still works.',
      screen: 'There’s no screen or window to share.',
    },
    failed: {
      microphone: `The microphone couldn’t be turned on. ${close}`,
      camera: `The camera couldn’t be turned on. ${close}`,
      screen: 'You can’t share your screen right now. Try again.',
    },
    unsupported: {
      microphone: 'The microphone isn’t available in this browser. Chat still works.',
      camera: 'The camera isn’t available in this browser. Chat still works.',
      screen: 'This browser can’t share a screen.',
    },
  } satisfies Record<MicrophoneProblem, Record<DeviceKind | 'screen', string>>,
} as const
