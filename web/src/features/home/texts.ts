/** UI text for the landing page. The interview shown in its pictures is made up. */
export const homeTexts = {
  title: 'Rehearse the interview before it counts',
  intro:
    'Mock interviews for software engineers: a problem, an editor, an interviewer who asks why, and a scorecard that quotes you.',
  start: 'Try a five-minute interview',
  startAside: 'No account or camera needed.',
  choose: 'Choose an interview',
  chooseAside: 'From 20 minutes.',
  goOn: 'Continue your interview',
  goOnAside: 'It’s where you left it.',
  seeScorecard: 'See your scorecard',
  keptForADay: 'Saved for 24 hours.',
  usedUp: {
    title: 'Today’s free tries on this network are used up.',
    body: 'Accounts are free, and you can start now.',
    kept: 'Your answer is saved for your first interview.',
    action: 'Create a free account',
  },
  problem: {
    notOpened: 'The interview didn’t start.',
    signUp: 'Create an account',
    or: 'or',
    signIn: 'sign in',
  },
  card: {
    label: 'A first question',
    interviewer: 'Interviewer',
    clock: (minutes: number) => `${minutes}:00`,
    field: 'Say what you think happened',
    send: 'Start with this answer',
    starts: 'The clock starts with your first words.',
  },
  picture: 'An example of the interview room: the problem and conversation on the left, and the editor on the right.',
  room: {
    which: 'On-site, example',
    round: 'One question, coding',
    step: 'Coding',
    steps: 'step 4 of 7, 10 of 18 min',
    next: 'then Testing',
    connected: 'Connected',
    saved: 'Saved 14:02:11',
    tools: ['Coach', 'Power-ups', 'Settings'],
    language: 'Python',
    compose: 'Answer the interviewer',
    microphone: 'Microphone off',
    thinking: 'I’m thinking',
    skip: 'Skip question',
    clock: '18:42',
    problem: 'Quiet hours',
    statement: 'A server logs the hour of every restart, in order. Return the longest stretch between two restarts.',
    input: '[2, 3, 9, 14, 15]',
    output: '6',
    interviewer: 'Interviewer',
    question: 'What should it return after a single restart?',
    answer: 'Zero: there’s no stretch between two restarts yet.',
    followUp: 'And what does your loop cost?',
    note: 'Nothing runs here. Hidden tests run when you’re done.',
    done: 'Done coding',
  },
  points: [
    {
      title: 'The interviewer asks before helping',
      body: 'You explain your approach and its cost before you code. Hints come in five steps, from a nudge to an outline.',
    },
    {
      title: 'It works like the real room',
      body: 'There’s a clock, one problem or several, and no Run button in phone or on-site rounds. If your connection drops, nothing is lost.',
    },
    {
      title: 'The scorecard admits what it doesn’t know',
      body: 'A dimension without evidence has no score. We never fill it in with an average.',
    },
  ],
  evidence: {
    title: 'Every score points to a moment',
    body: 'Press a quote and the replay jumps to that moment, with your code and the conversation around it.',
    example: 'An example of a score: 2 out of 4 for testing, with two timestamped quotes.',
    dimension: 'Testing',
    score: '2',
    behaviour:
      'You didn’t trace an input before pressing Done coding. When asked for one, you found the gap on your own.',
    quotes: [
      { at: '14:02', words: 'I think this is done' },
      { at: '16:31', words: 'wait, the list can be empty' },
    ],
    at: '16:31',
    steps: ['Clarify', 'Approach', 'Coding', 'Testing', 'Follow-up'],
  },
  companies: {
    title: 'Interview loops as companies run them',
    intro:
      'Each rehearsal follows rounds that are published or commonly reported. Anything without a source, especially the minutes, is commonly reported and unverified.',
    all: (count: number) => `Show all ${count} companies`,
    fewer: 'Show fewer companies',
    rounds: (count: number) => (count === 1 ? 'One round' : `${count} rounds`),
    minutes: (minutes: number) => `${minutes} min`,
    runs: (running: number, of: number) =>
      running === 0
        ? 'Code doesn’t run in any round'
        : running === of
          ? 'Code runs in every round'
          : `Code runs in ${running} of ${of} rounds`,
    source: 'Source',
    of: (name: string) => `for ${name}`,
    unverified: 'Commonly reported, unverified',
    failed: 'We couldn’t load the companies’ interview loops.',
    again: 'Try again',
  },
  refusals: {
    title: 'Three things Greenroom won’t do',
    each: [
      'Write the solution for you while the clock runs.',
      'Judge your name, your accent or your face.',
      'Record your voice or camera, or train anything on what you write.',
    ],
  },
  closing: 'Five minutes. One question.',
} as const
