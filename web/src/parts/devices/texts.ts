/** What the check of one's devices says. */
export const deviceTexts = {
  title: 'Check your devices',
  lead: 'All of it is optional: an interview can be typed from start to end. Nothing is recorded and nothing leaves this browser.',
  close: 'Close',

  microphone: 'Microphone',
  microphoneIdle: 'The browser asks for your permission first. You see a level. Nothing is recorded.',
  microphoneTest: 'Test the microphone',
  microphoneAsking: 'Your browser is asking for permission.',
  microphoneListening: 'Say something.',
  microphoneHeard: 'Your microphone works.',
  microphoneDenied:
    'Your browser does not let this page use the microphone. Allow it in the address bar and test again, or type your answers.',
  microphoneMissing: 'No microphone was found. Plug one in and test again, or type your answers.',
  microphoneFailed:
    'The microphone could not be opened; another program may be using it. Close that one and test again.',
  microphoneUnsupported: 'This browser offers no microphone to this page. You can type your answers.',
  microphoneStop: 'Stop',
  again: 'Test again',
  level: 'Level',

  speaker: 'Speaker',
  speakerIdle: 'On the telephone stage the interviewer can speak. You always see the text too.',
  speakerTest: 'Play a sentence',
  speakerSentence: 'Hello. This is how your interviewer sounds.',
  speakerPlaying: 'A sentence is being spoken.',
  speakerPlayed: 'If you heard nothing, look at the volume and at where the sound goes.',
  speakerFailed: 'This browser could not speak. You read instead; nothing is lost.',
  speakerUnsupported: 'This browser cannot speak. You read instead; nothing is lost.',

  recognition: 'Speech recognition',
  recognitionThere: 'This browser can write down what you say. It may use its maker’s service once you turn it on.',
  recognitionMissing: 'This browser cannot write down what you say. You type; nothing is lost.',

  connection: 'Connection',
  connectionTesting: 'The way to the server and back is being measured.',
  connectionGood: (ms: number) => `${ms} ms to the server and back, and the live connection works.`,
  connectionSlow: (ms: number) =>
    `${ms} ms to the server and back. That is slow, but it is enough: what you type never waits for it.`,
  connectionNoLive:
    'The server answers, but the live connection is blocked, by a proxy for example. The room needs it: try another network.',
  connectionNone: 'The server does not answer. Look at your connection and test again.',

  storage: 'Drafts',
  storageKept: 'Your typing is safe in this browser until the server has it.',
  storageMissing:
    'This browser does not keep drafts for this page. What you type is still saved on the server every few seconds.',

  works: 'works',
  attention: 'needs a look',
  unknown: 'not tested',
} as const
