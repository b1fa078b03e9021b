import { textPage } from './textPage.ts'

/** `/careers`: what the work is like, and where to write. */
export const careers = textPage(
  {
    title: 'Careers',
    tabTitle: '',
    description: 'Work on Greenroom, and what the work is like.',
    lead: 'We’re a small team and have no open positions right now.',
    hasContents: false,
  },
  [
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
    {
      id: 'write',
      title: 'Write to us anyway',
      body: 'Tell us what you’d like to work on, and show us something you’re proud of.',
      after: [{ type: 'Applications', props: { id: 'write-address', action: 'Email us' } }],
    },
  ],
)
