import { type PageContent, pageFormat } from './content.ts'

/** The landing page as shipped. Editors can change it, and roll back to this. */
export const landingPage: PageContent = {
  format: pageFormat,
  settings: {
    title: 'Rehearse the interview before it counts',
    tabTitle: '',
    description:
      'Mock interviews for software engineers: a problem, an editor, an interviewer who asks why, and a scorecard that quotes you.',
    lead: 'Mock interviews for software engineers: a problem, an editor, an interviewer who asks why, and a scorecard that quotes you.',
    visibility: 'everyone',
    hasContents: false,
  },
  blocks: [
    { type: 'Room', props: { id: 'room' } },
    {
      type: 'Points',
      props: {
        id: 'points',
        items: [
          {
            title: 'The interviewer asks before helping',
            body: 'You explain your approach and its cost before you code. Hints come in five steps, from a nudge to an outline.',
          },
          {
            title: 'It works like the real thing',
            body: 'There’s a clock, one problem or several, and no Run button in phone or on-site rounds. If your connection drops, nothing is lost.',
          },
          {
            title: 'No evidence, no score',
            body: 'A dimension without evidence has no score. We never make one up.',
          },
        ],
      },
    },
    {
      type: 'Evidence',
      props: {
        id: 'evidence',
        title: 'Every score points to a moment',
        body: 'Press a quote and the replay jumps to that moment, with your code and the conversation around it.',
      },
    },
    {
      type: 'Companies',
      props: {
        id: 'companies',
        title: 'Interview loops as companies run them',
        intro:
          'Each rehearsal follows rounds that are published or commonly reported. Anything without a source, especially timings, is commonly reported and unverified.',
      },
    },
    {
      type: 'Promises',
      props: {
        id: 'refusals',
        title: 'Three things Greenroom won’t do',
        items: [
          { text: 'Write the solution for you while the clock runs.' },
          { text: 'Judge your name, your accent or your face.' },
          { text: 'Record your voice or video, or train a model on what you write.' },
        ],
      },
    },
    { type: 'Trial', props: { id: 'closing', title: 'Five minutes. One question.' } },
  ],
}
