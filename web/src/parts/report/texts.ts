import type { challengeProblems } from '@greenroom/shared/wire'

type Problem = (typeof challengeProblems)[number]

/** What is said where something of an interview was not right. */
export const reportTexts = {
  cancel: 'Cancel',
  close: 'Close',
  send: 'Send',
  failed: 'It was not sent; what you wrote is still here.',
  empty: 'Write a sentence first.',
  question: {
    open: 'Report this question',
    title: 'Is something wrong with this question?',
    body: 'A sentence is enough. It is kept for whoever looks after the questions, and changes nothing about your interview.',
    clock: 'The clock goes on while you write. You can do this from the scorecard, too.',
    which: 'Question',
    problem: 'What is wrong',
    problems: {
      wrong: 'Text, examples or tests are wrong',
      unclear: 'It is not clear what is asked',
      other: 'Something else',
    } satisfies Record<Problem, string>,
    message: 'What you noticed',
    sent: 'Thank you. It is kept with the question.',
  },
  score: {
    open: 'I see this differently',
    openAgain: 'Add something',
    title: (dimension: string) => `How do you see ${dimension}?`,
    body: 'Say in a sentence what was missed, with the moment if you can. It is kept beside the score, for you and for whoever looks after the scoring; the score stays what the rules made it.',
    message: 'What was missed',
    said: 'You see this differently:',
  },
} as const
