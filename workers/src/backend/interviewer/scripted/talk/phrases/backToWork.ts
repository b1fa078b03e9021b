export const backToWorkPhrases = {
  toPlan: {
    all: [
      'So, how would you approach it?',
      'What’s your first idea?',
      'How would you tackle it?',
      'Where would you begin?',
      'What comes to mind first?',
    ],
  },
  toPlanSaid: {
    all: ['Go on with your plan.', 'Back to your plan.', 'Take the plan from where you were.', 'So, your approach.'],
  },
  toCode: {
    all: [
      'Carry on with the code.',
      'Back to your code.',
      'Go on where you were.',
      'On with the code, then.',
      'Keep writing.',
    ],
  },
  toAnswer: {
    all: [
      'So, what’s your answer?',
      'How do you see it?',
      'What would you say to the question?',
      'Over to you: what’s your take?',
    ],
  },
  toDesign: {
    all: [
      'What would you settle first?',
      'Where does your design start?',
      'So, what does it have to do?',
      'What do you want to know before you design it?',
    ],
  },
  toDesignSaid: { all: ['Go on with your design.', 'Back to the design.', 'So, the next part.'] },
  toStory: { all: ['So, what happened?', 'Which situation comes to mind?', 'Tell me the story.'] },
  toStatement: {
    all: [
      'So, true or false?',
      'Now the statement: true or false?',
      'And the statement, true or false?',
      'Which is it, true or false?',
      'Your verdict, true or false?',
      'What do you say, true or false?',
      'Back to the statement: true or false?',
    ],
  },
  toQuestion: { all: ['Back to my question: {question}', 'I asked: {question}', 'Still open: {question}'] },
  toLastQuestion: {
    all: [
      'My last question is still open.',
      'Take my last question when you’re ready.',
      'Back to my last question.',
      'The last question still stands.',
      'Now to what I asked.',
      'Then my question again, in your own time.',
    ],
  },
  overToYou: { all: ['Over to you.', 'Back to you.', 'Go on when you’re ready.', 'Whenever you’re ready.'] },
} as const
