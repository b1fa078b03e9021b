import type { challengeProblems } from '@greenroom/shared/wire'

type Problem = (typeof challengeProblems)[number]

/** UI text for reporting problems with an interview. */
export const reportTexts = {
  cancel: 'Cancel',
  close: 'Close',
  send: 'Send',
  failed: 'We couldn’t send your message. Your text is still here.',
  empty: 'Write a sentence first.',
  question: {
    open: 'Report this question',
    title: 'Is something wrong with this question?',
    body: 'A sentence is enough. It goes to the question’s authors, and doesn’t affect your interview.',
    clock: 'The clock keeps running while you write. You can also report it later, from the scorecard.',
    which: 'Question',
    problem: 'What’s wrong?',
    problems: {
      wrong: 'The text, examples or tests are wrong',
      unclear: 'The task is unclear',
      other: 'Something else',
    } satisfies Record<Problem, string>,
    message: 'What you noticed',
    sent: 'Thank you. The authors will see your report next to the question.',
  },
  item: {
    open: { diagnostic: 'Report this item', review: 'Report this card' },
    title: { diagnostic: 'Is something wrong with this item?', review: 'Is something wrong with this card?' },
    body: 'A sentence is enough. It goes to the authors, and doesn’t change your result.',
    sent: 'Thank you. The authors will see your report.',
  },
  score: {
    open: 'I see this differently',
    openAgain: 'Add something',
    title: (dimension: string) => `What do you see differently about ${dimension}?`,
    body: 'In a sentence, say what we missed and, if you can, when it happened. Your sentence will appear next to the score. Only you and our team can see it. The score itself won’t change.',
    message: 'What did we miss?',
    said: 'What you told us:',
  },
} as const
