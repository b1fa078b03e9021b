import type { Information } from './InformationPage.tsx'

export const aboutUs: Information = {
  title: 'About Greenroom',
  lead: 'A green room is where actors get ready before the show. Ours is for software engineers, and the show is an interview that matters.',
  sections: [
    {
      id: 'what-for',
      title: 'What it’s for',
      body: `Most people prepare for interviews by solving problems alone. Then the interview asks for something else. You have to think aloud, ask before
you start, cope with interruptions and test your own work. And all of that happens against the clock, in front of someone.

You can rehearse that. Here you talk to an interviewer who asks why, and write code in an editor like theirs. Afterwards you read
what you said and did, moment by moment.`,
    },
    {
      id: 'honest',
      title: 'What you can hold us to',
      body: `- **Every score points to a moment.** It quotes you, and a click shows you that moment in the replay.
- **We don't score what we didn't see.** A dimension without evidence says so. We never fill it in with an average.
- **The interviewer doesn't flatter, and doesn't give away the answer.** Hints come in five steps, and you know beforehand what each costs.
- **The tests really run.** Your code runs on hidden cases in a sandbox. Nobody makes up a result.
- **We don’t judge names, accents or faces.** Only what you say and write counts.`,
    },
    {
      id: 'not',
      title: 'What it isn’t',
      body: `Greenroom doesn’t know what a company will ask you. If we describe how a company interviews, the page names its source, or
says that it’s commonly reported and unverified. A good scorecard here is practice, not a promise.`,
    },
    {
      id: 'who',
      title: 'Who makes it',
      body: `We’re a small team of engineers. We write the challenges, the lessons and the rubrics ourselves. We run every solution before you see its
problem. Please [tell us](/contact) if something is wrong or missing. People made all of it, and people can fix it.`,
    },
  ],
}

export const careers = {
  title: 'Careers',
  lead: 'We’re a small team and have no open positions right now.',
  sections: [
    {
      id: 'work',
      title: 'What the work is like',
      body: `We have one codebase in TypeScript, from the interview engine to the room in the browser. We measure before we claim, test with the real parts,
and write for people who are nervous. Whoever builds something here also writes its tests, its texts and its documentation.`,
    },
    {
      id: 'coach',
      title: 'Coaching',
      body: `If you’ve interviewed engineers and would like to help candidates, [apply as a coach](/becomeCoach).`,
    },
  ],
  write: {
    title: 'Write to us anyway',
    body: 'Tell us what you’d like to work on, and show us something you’re proud of.',
    action: 'Email us',
    address: (email: string) => `Your email goes to ${email}.`,
    none: 'There’s no address for applications yet.',
    unreachable: 'We couldn’t look up the address just now. Reload the page to try again.',
  },
} satisfies Information & Record<string, unknown>

export const contact = {
  title: 'Contact',
  lead: 'What helped, what didn’t, and what you’d change. Someone on our team reads every message.',
  sections: [],
} as const
