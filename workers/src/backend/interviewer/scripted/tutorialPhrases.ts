/** The scripted interviewer's lines around the author's words in a tutorial. */
export const tutorialPhrases = {
  tutorialBegins: {
    lenient: ['Nothing here is scored. Read each step on the left, and I’ll ask one question about it.'],
    harsh: ['Unscored. Read each step on the left, then answer one question.'],
    all: [
      'We’ll go step by step, and nothing is scored. Read each one on the left; I’ll ask one question about it.',
      'We go step by step, unscored. The text is on the left, the questions come from me.',
    ],
  },
  tutorialTold: {
    all: [
      'If you had it, I’d say:',
      'Let me give you this one. I’d say:',
      'We can move on. To a right answer I’d say:',
      'No harm done. I’d have said:',
      'Here’s what I’d say:',
      'I’ll fill this one in. I’d have said:',
    ],
  },
  tutorialBackTo: {
    all: ['Let’s stay with this step.', 'Back to the step we’re on.', 'One thing at a time.'],
  },
  tutorialAsksAgain: {
    all: ['So, to you:', 'Here’s the question again.', 'Back to my question.', 'This is what I asked.'],
  },
  tutorialClose: {
    lenient: ['That was all of it, {name}. Good luck when it counts.'],
    harsh: ['That was all, {name}.'],
    all: [
      'That’s the end, {name}. The summary is at the end of the page.',
      'That’s it, {name}. The page has the summary.',
    ],
  },
} as const
