import type { VoiceProblem } from './voice.ts'

/** UI text for speaking and listening. */
export const voiceTexts = {
  off: 'Microphone off',
  dictationOff: 'Dictation off',
  on: 'Listening',
  options: 'Voice options',
  title: 'Voice',
  speaks: (name: string) => `${name} speaks`,
  speaksNote: 'Every word is in the chat, too.',
  cannotSpeak: 'This browser can’t read messages aloud. Every word is in the chat.',
  rate: 'Voice speed',
  rates: { '0.8': 'Slower', '1': 'Normal', '1.2': 'Faster', '1.4': 'Fast' },
  sendAfter: 'Send what I say',
  sendChoices: {
    '0': 'When I press Send',
    '2000': 'After a pause of 2 seconds',
    '4000': 'After a pause of 4 seconds',
    '6000': 'After a pause of 6 seconds',
  },
  cannotListen:
    'This browser can’t turn speech into text. Chrome, Edge and Safari can. You can type everything instead.',
  problems: {
    denied: 'Microphone blocked. Allow it in the address bar, then try again. You can type for now.',
    no_microphone: 'No microphone was found. Connect one and try again. You can type for now.',
    no_service: 'The browser’s speech recognition isn’t responding. Try again later. You can type for now.',
  } satisfies Record<VoiceProblem, string>,
  hearing: 'Hearing:',
  listeningNow: 'The microphone is on. Your words appear in the answer field. You can edit them before you send them.',
  sentAfterPause: 'They’re sent when you pause.',
  hush: 'Quiet',
  consent: {
    title: 'Before you use the microphone',
    body: 'Your browser turns what you say into text. Chrome, Edge and Safari send the audio to their makers’ servers. Those companies’ privacy terms apply.',
    ours: 'Greenroom gets only the text. We don’t record or keep any audio.',
    cancel: 'Not now',
    confirm: 'Use the microphone',
  },
  offer: {
    body: (name: string) => `This is a call: you can hear ${name} and answer aloud. You’ll see the text too.`,
    listen: 'Hear the interviewer',
    cancel: 'Type only',
  },
} as const
