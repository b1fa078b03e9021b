/**
 * UI text for the landing page's sections, apart from what editors write. The interview in the pictures is invented.
 */
export const landingTexts = {
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
    body: 'Accounts are free. You can start now.',
    kept: 'Your answer is saved for your first interview.',
    action: 'Create a free account',
  },
  problem: {
    notOpened: 'We couldn’t start the interview.',
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
  picture: 'An example of the interview room: the problem and chat on the left, the editor on the right.',
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
    followUp: 'And your loop’s complexity?',
    note: 'You can’t run code here. Hidden tests run when you’re done.',
    done: 'Done coding',
  },
  evidence: {
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
  loading: 'Loading the page',
  failed: 'We couldn’t load the page.',
  again: 'Try again',
} as const
