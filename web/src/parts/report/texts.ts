import type { challengeProblems } from '@greenroom/shared/wire'

type Problem = (typeof challengeProblems)[number]

/** UI text for reporting problems with an interview. */
export const reportTexts = {
  cancel: 'Cancel',
  close: 'Close',
  send: 'Send',
  failed: 'We couldn’t send it. Your text is still here.',
  empty: 'Write a sentence first.',
  question: {
    open: 'Report this question',
    title: 'Is something wrong with this question?',
    body: 'A sentence is enough. It goes to the question’s authors, and doesn’t affect your interview.',
    clock: 'The clock keeps running while you write. You can do this from the scorecard, too.',
    which: 'Question',
    problem: 'What’s wrong?',
    problems: {
      wrong: 'Text, examples or tests are wrong',
      unclear: 'The task is unclear',
      other: 'Something else',
    } satisfies Record<Problem, string>,
    message: 'What you noticed',
    sent: 'Thank you. The authors will see it with the question.',
  },
  item: {
    open: { diagnostic: 'Report this item', review: 'Report this card' },
    title: { diagnostic: 'Is something wrong with this item?', review: 'Is something wrong with this card?' },
    body: 'A sentence is enough. It goes to the authors, and doesn’t change your result.',
    sent: 'Thank you. The authors will see it.',
  },
  score: {
    open: 'I see this differently',
    openAgain: 'Add something',
    title: (dimension: string) => `How do you see ${dimension}?`,
    body: 'Say in a sentence what we missed, and when it happened, if you can. It’s shown beside the score, to you and to us. The score itself won’t change.',
    message: 'What did we miss?',
    said: 'You see this differently:',
  },
} as const
