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
      title: 'How do I start?',
      body: `[Choose an interview](/app/interviewSelection): a company or none, a stage, a language and a length. You can also
[try five minutes](/) without an account.

Want to look around first? The warm-up shows you the room. It isn’t scored, and it’s free.`,
    },
    {
      id: 'code',
      title: 'When does my code run?',
      body: `In telephone and on-site interviews, you can’t run your code while you write. *Done coding* hands your code
in. Then the hidden tests run.
Practice, take-home and timed assessments have *Run* and *Submit*.

What you hand in is what counts. You can undo it for five seconds. *Back to coding* works once, if there’s time left.
Code you write afterwards is a sketch for the conversation.`,
    },
    {
      id: 'hints',
      title: 'What does a hint cost?',
      body: `Hints come in five steps. The first two are free. Steps 3 and 4 cap problem solving at 3 out of 4, and step 5 caps it at 2. The interviewer
tells you the price first, and you decide. Exams have no hints.`,
    },
    {
      id: 'connection',
      title: 'What if my connection drops?',
      body: `We save everything you send. Anything you type offline is sent when you’re back. The clock waits for you, up to two minutes
in total. If you lose time because of us, you get it back. You can reload the page or switch devices at any time.`,
    },
    {
      id: 'score',
      title: 'How does scoring work?',
      body: `A scorecard has a line for each dimension, from 1 to 4. Every score quotes a moment from your interview, and a click shows it in the
replay. If there was too little to judge, the scorecard says so. If a score seems wrong, contest it below its line, and someone on our team will read your reason.`,
    },
    {
      id: 'tokens',
      title: 'What are tokens?',
      body: `Tokens pay for the interviewer’s replies and for scoring. You get new ones every month, and more with [a plan](/app/subscriptions).
When you open an interview, we set aside enough to finish and score it. Failed replies are free.`,
    },
    {
      id: 'people',
      title: 'Can I practise with another person?',
      body: `Yes. [Open a mock interview](/mockinterview/human) and send a link, or find a partner on the board there. Guests don’t need an account. You can offer
times, and swap roles at half-time.`,
    },
    {
      id: 'data',
      title: 'Who sees what I said?',
      body: `You do, and the people you interview with. Our staff need a reason to look, and we record it. [Privacy](/privacyPolicy) lists
everything we store. In [settings](/app/settings) you can download it all, or delete your account.`,
    },
    {
      id: 'else',
      title: 'Something else',
      body: `[Write to us](/contact). If something broke, say where you were and what you expected.`,
    },
  ],
)
