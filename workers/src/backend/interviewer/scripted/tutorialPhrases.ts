/** What the scripted interviewer says around the words of a tutorial's author. */
export const tutorialPhrases = {
  tutorialBegins: {
    lenient: ['Nothing here is scored. Read each step on the left, and I will ask one question about it.'],
    harsh: ['Unscored. Read each step on the left, then answer one question.'],
    all: [
      'This is a walk in steps, and nothing of it is scored. Read each one on the left; I will ask one question about it.',
      'We go step by step, unscored. The text is on the left, the questions come from me.',
    ],
  },
  tutorialTold: {
    all: [
      'Suppose you had it. I would reply:',
      'Let me tell you this one. If you had it, I would say:',
      'We can go on. With the answer you would hear from me:',
      'No harm done. I would have said:',
      'Here is what you would hear from me:',
      'I will fill this one in. My reply would have been:',
    ],
  },
  tutorialBackTo: {
    all: ['Let us stay with this step.', 'Back to the step we are at.', 'One thing at a time.'],
  },
  tutorialAsksAgain: {
    all: ['So, to you:', 'Here is the question again.', 'Back to my question.', 'This is what I asked.'],
  },
  tutorialClose: {
    lenient: ['That was all of it, {name}. Well walked, and good luck when it counts.'],
    harsh: ['That was all, {name}.'],
    all: [
      'That is the end of this walk, {name}. What stays is at the end of the page.',
      'We are through, {name}. The page keeps what matters.',
    ],
  },
} as const
