/** UI text for the warm-up, which explains the parts of the room. */
export const warmUpTexts = {
  name: 'Tour of the room',
  progress: (number: number, of: number) => `${number} of ${of}`,
  next: 'Next',
  previous: 'Back',
  close: 'Close the tour',
  finish: 'Got it',
  skip: 'Skip the warm-up',
  skipTitle: 'Skip the warm-up?',
  skipBody: 'This ends the warm-up. Nothing is scored, and you can do it again at any time.',
  keepGoing: 'Keep going',
  tips: {
    chat: {
      title: 'Talk here',
      body: 'Ask about anything unclear, then say how you’d approach the problem. Enter sends. Shift+Enter starts a new line.',
    },
    code: {
      title: 'Write here',
      body: 'Everything is saved as you go. Press Ctrl+M if you want Tab to leave the editor. Press it again if you want Tab to indent.',
    },
    done: {
      title: 'Say when you’re done',
      body: 'In a coding round, press “Done coding” to run the hidden tests. The interview continues. Here, press “I’m finished” to end the warm-up.',
    },
    help: {
      title: 'Get help here',
      body: 'You’ll find settings here, and the coach if the interview allows it. Press the question mark beside your answer to ask the interviewer. You’ll see what help costs before you use it.',
    },
    clock: {
      title: 'When the clock runs',
      body: 'The clock starts with the interviewer’s first words. If you lose the connection, it stops for up to two minutes. Press the eye icon to hide the clock.',
    },
  },
} as const
