import { textPage } from './textPage.ts'

/** `/help`: answers to questions before and after an interview. Rules mentioned here are also in `docs/answers.md`. */
export const help = textPage(
  {
    title: 'Help',
    tabTitle: '',
    description: 'Answers about interviews, scores, tokens and your account.',
    lead: 'Short answers about interviews, scores, tokens and your account.',
    hasContents: true,
  },
  [
    {
      id: 'begin',
      title: 'How do I begin?',
      body: `[Choose an interview](/app/interviewSelection): a company or none, a stage, a language and a length. You can also
[try five minutes](/) without an account.

Want to look around first? The warm-up shows you the room. It isn't scored and costs nothing.`,
    },
    {
      id: 'code',
      title: 'When does my code run?',
      body: `In telephone and on-site interviews, nothing runs while you write. *Done coding* hands your code
in. Then the hidden tests run.
Practice, take-home and timed assessments have *Run* and *Submit*.

What you hand in is what counts. You can undo it for five seconds. *Back to coding* works once, as long as there is time.
Code you write afterwards is a sketch for the conversation.`,
    },
    {
      id: 'hints',
      title: 'What does a hint cost?',
      body: `Hints come in five steps. The first two are free. Steps 3 and 4 limit problem solving to 3 of 4, and step 5 to 2. The interviewer
tells you the price first, and you decide. Exams have no hints.`,
    },
    {
      id: 'connection',
      title: 'What if my connection drops?',
      body: `We keep everything you sent. What you type meanwhile follows when you're back. The clock waits for you, two minutes in total. Time
that you lose through our failures comes back to you. You can reload the page or change to another device at any time.`,
    },
    {
      id: 'score',
      title: 'How is the score made?',
      body: `A scorecard has a line for each dimension, from 1 to 4. Every score quotes a moment of your interview, and a click shows it in the
replay. Where there was too little to judge, it says so. If a score seems wrong to you, contest it below its line, and a person will read your reason.`,
    },
    {
      id: 'tokens',
      title: 'What are tokens?',
      body: `They pay for the interviewer's replies and for scoring. You get new ones every month, more of them with [a plan](/app/subscriptions).
Opening an interview sets aside what finishing and scoring it should cost. Failed replies cost nothing.`,
    },
    {
      id: 'people',
      title: 'Can I practise with a person?',
      body: `Yes. [Open a mock interview](/mockinterview/human) and send a link, or find a partner on its board. Guests need no account. You can offer
times, and swap roles at half-time.`,
    },
    {
      id: 'data',
      title: 'Who sees what I said?',
      body: `You do, and the people you interview with. Our staff need a reason, and the reason is recorded. [Privacy](/privacyPolicy) lists
everything we store. In [settings](/app/settings) you can download it all, or delete your account.`,
    },
    {
      id: 'else',
      title: 'Something else',
      body: `[Write to us](/contact). If something broke, say where you were and what you expected.`,
    },
  ],
)
