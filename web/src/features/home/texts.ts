import type { InterviewStep } from '@greenroom/shared'

/** What the landing page says. The interview in its pictures is an example of ours. */
export const homeTexts = {
  title: 'Rehearse the interview before it counts',
  intro:
    'Mock interviews for software engineers: a problem, an editor, an interviewer who asks why, and a scorecard that quotes what you said.',
  start: 'Start an interview',
  startNew: 'With an account: a name, an email, a password.',
  startKnown: 'From 20 minutes.',
  picture: 'An example of the interview room: problem and conversation on the left, the editor on the right.',
  room: {
    which: 'On-site, example',
    step: 'Coding',
    clock: '18:42',
    problem: 'Quiet hours',
    statement:
      'A server writes down the hour of every restart, in order. Return the longest stretch between two restarts.',
    input: '[2, 3, 9, 14, 15]',
    output: '6',
    interviewer: 'Interviewer',
    question: 'What should it return after a single restart?',
    answer: 'Zero: there is no stretch between two restarts yet.',
    followUp: 'And what does your loop cost?',
    note: 'Nothing runs here. Hidden tests run when you are done.',
    done: 'Done coding',
  },
  points: [
    {
      title: 'It asks before it helps',
      body: 'An approach before code, and the cost of both. Hints come in five steps, from a question back to an outline.',
    },
    {
      title: 'It works like the real room',
      body: 'A clock, one problem or several, and no Run button by telephone or on-site. A lost connection loses nothing.',
    },
    {
      title: 'It says what it does not know',
      body: 'A dimension without evidence has no score. It is never filled in with an average.',
    },
  ],
  evidence: {
    title: 'Every score points to the moment',
    body: 'Press a quote and the replay goes there: your code as it stood, and the words around it.',
    example: 'An example of a score: two of four for testing, with two quotes and their times.',
    dimension: 'Testing',
    score: '2',
    behaviour: 'No input was traced before Done coding. Asked for one, you found the gap alone.',
    quotes: [
      { at: '14:02', words: 'I think this is done' },
      { at: '16:31', words: 'wait, the list can be empty' },
    ],
  },
  steps: {
    title: 'How an interview goes',
    body: 'The same seven steps for every coding question. Where you are is always in sight.',
    each: {
      introduction: 'The interviewer puts the problem.',
      clarification: 'You ask about inputs, limits and edge cases.',
      approach: 'You say how you would solve it, and what it costs.',
      coding: 'You write it.',
      testing: 'You say that you are done; the hidden tests run.',
      follow_up: 'Up to three questions about what you wrote.',
      wrap_up: 'On to the next question, or to the scorecard.',
    } satisfies Record<InterviewStep, string>,
  },
} as const
