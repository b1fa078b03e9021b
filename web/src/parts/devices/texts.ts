/** UI text for the device check. */
export const deviceTexts = {
  title: 'Check your devices',
  lead: 'These checks are optional: you can do the whole interview by typing. Nothing is recorded, and nothing leaves this browser.',
  close: 'Close',

  microphone: 'Microphone',
  microphoneIdle: 'The browser asks for your permission first. You’ll see the sound level. Nothing is recorded.',
  microphoneTest: 'Test the microphone',
  microphoneAsking: 'Your browser is asking for permission.',
  microphoneListening: 'Say something.',
  microphoneHeard: 'Your microphone works.',
  microphoneDenied: 'Microphone blocked. Allow it in the address bar, then test again, or type your answers.',
  microphoneMissing: 'No microphone was found. Plug one in and test again, or type your answers.',
  microphoneFailed:
    'The microphone couldn’t be turned on. Another program may be using it. Close that program and test again.',
  microphoneUnsupported: 'The microphone isn’t available in this browser. You can type your answers.',
  microphoneStop: 'Stop',
  again: 'Test again',
  level: 'Level',

  speaker: 'Speaker',
  speakerIdle: 'In telephone interviews, you can hear the interviewer. You always see the text too.',
  speakerTest: 'Play a sentence',
  speakerSentence: 'Hello. This is how your interviewer sounds.',
  speakerPlaying: 'Playing a sentence.',
  speakerPlayed: 'Didn’t hear anything? Check the volume and the output device.',
  speakerFailed: 'We couldn’t play the sentence. You can read the interviewer’s messages instead.',
  speakerUnsupported: 'This browser can’t read text aloud. You can read the interviewer’s messages instead.',

  camera: 'Camera',
  cameraIdle: 'Only you can see this video. It isn’t recorded.',
  cameraTest: 'Test the camera',
  cameraPicture: 'Video from your camera',
  cameraWorks: 'Your camera works.',
  cameraDenied: 'Camera blocked. Allow it in the address bar, then test again.',
  cameraMissing: 'No camera found. You can join a call without one.',
  cameraFailed: 'The camera couldn’t be turned on. Close any other programs that are using it, then test again.',
  cameraUnsupported: 'The camera isn’t available in this browser. You can join a call without one.',

  call: 'Network check for calls',
  callTesting: 'Testing this network for calls.',
  callRoutes: {
    relay: 'Calls work, even behind a strict firewall.',
    outside: 'Calls should work. A strict firewall can still block them.',
    here: 'Calls work if your device and the other person’s can connect directly.',
    none: 'Calls don’t work in this browser or on this network. Chat still works.',
  },
  callBlocked: 'Calls may fail: we couldn’t reach anything outside this network. Chat still works.',

  recognition: 'Speech recognition',
  recognitionThere: 'This browser can turn speech into text. It may send audio to the company that makes the browser.',
  recognitionMissing: 'This browser can’t turn speech into text. You can type instead.',

  connection: 'Connection',
  connectionTesting: 'Testing the connection.',
  connectionGood: (ms: number) => `${ms} ms to the server and back, and the live connection works.`,
  connectionSlow: (ms: number) =>
    `${ms} ms to the server and back. That’s slow but good enough. It won’t delay your typing.`,
  connectionNoLive:
    'The server responds, but something, such as a proxy, is blocking the live connection. The room won’t work without a live connection. Try another network.',
  connectionNone: 'The server isn’t responding. Check your connection and test again.',

  storage: 'Drafts',
  storageKept: 'What you type is stored in this browser until it’s saved on the server.',
  storageMissing: 'This browser can’t save drafts for this page. We still save what you type every few seconds.',

  works: 'works',
  attention: 'needs attention',
  unknown: 'not tested',
} as const
