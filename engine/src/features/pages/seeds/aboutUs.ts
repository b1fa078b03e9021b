import { textPage } from './textPage.ts'

/** `/aboutUs`: what Greenroom is for, and who makes it. */
export const aboutUs = textPage(
  {
    title: 'About Greenroom',
    tabTitle: 'About us',
    description: 'What Greenroom is for, and who makes it.',
    lead: 'A green room is where actors get ready before the show. Ours is for software engineers, and the show is an interview that matters.',
    hasContents: false,
  },
  [
    {
      id: 'what-for',
      title: 'What it’s for',
      body: `Most people prepare for interviews by solving problems alone. The interview is different. You have to think aloud, ask before
you start, cope with interruptions and test your own work. And all of that happens against the clock, in front of someone.

You can rehearse that. Here you talk to an interviewer who asks why, and write code in an editor like theirs. Afterwards you read
what you said and did, moment by moment.`,
    },
    {
      id: 'honest',
      title: 'What you can hold us to',
      body: `- **Every score points to a moment.** It quotes you, and a click shows you that moment in the replay.
- **We don’t score what we didn’t see.** A dimension without evidence stays unscored. We never make up a score.
- **The interviewer doesn’t flatter, and doesn’t give away the answer.** Hints come in five steps, and you know beforehand what each costs.
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
problem. Please [tell us](/contact) if something is wrong or missing. People wrote all of it, and people can fix it.`,
    },
  ],
)
