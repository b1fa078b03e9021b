import type { Information } from './InformationPage.tsx'

export const aboutUs: Information = {
  title: 'About Greenroom',
  lead: 'A green room is where one gets ready before going on stage. This one is for software engineers, and the stage is an interview that matters.',
  sections: [
    {
      id: 'what-for',
      title: 'What it is for',
      body: `Most people prepare for interviews by solving problems alone. The interview then asks for something else: to think aloud, to ask before
starting, to be interrupted, to test one's own work, and to do all of it against a clock, in front of somebody.

That can be rehearsed. Here you talk to an interviewer who asks why, write code in an editor like the one you will get, and read afterwards what you
said and did, moment by moment.`,
    },
    {
      id: 'honest',
      title: 'What you can hold us to',
      body: `- **Every score points to a moment.** It quotes what you said or wrote, and a click shows you that moment in the replay.
- **What was not seen is not scored.** A dimension without evidence says so. It is never filled in with an average.
- **The interviewer does not flatter and does not give away the answer.** Hints come in five steps, and you know beforehand what each costs.
- **The tests really run.** Your code is executed on hidden cases in a sandbox, and nobody claims a result that did not happen.
- **Names, accents and faces are not judged.** Only what you say and write counts.`,
    },
    {
      id: 'not',
      title: 'What it is not',
      body: `Greenroom does not know what a company will ask you. Where we describe how a company interviews, the page says where that is published, or
that it is commonly reported and unverified. A good scorecard here is practice, not a promise.`,
    },
    {
      id: 'who',
      title: 'Who makes it',
      body: `A small team of engineers. We write the challenges, the lessons and the rubrics ourselves, and run every solution before you see its
problem. [Tell us](/contact) what is wrong or missing: each challenge and each line of a scorecard is somebody's work and can be mended.`,
    },
  ],
}

export const careers = {
  title: 'Careers',
  lead: 'We are a small team, and there is no open position listed here at present.',
  sections: [
    {
      id: 'work',
      title: 'What the work is like',
      body: `One codebase in TypeScript, from the interview engine to the room in the browser. We measure before we claim, test with the real parts,
and write for people who are nervous. Whoever builds something here also writes its tests, its texts and its documentation.`,
    },
    {
      id: 'coach',
      title: 'Coaching',
      body: `If you have interviewed engineers and would like to help candidates, [apply as a coach](/becomeCoach).`,
    },
  ],
  write: {
    title: 'Write to us all the same',
    body: 'Tell us what you would like to work on, and show us something that you made and are content with.',
    action: 'Write a mail',
    address: (email: string) => `It goes to ${email}.`,
    none: 'This installation has not named an address for applications.',
    unreachable: 'The address could not be looked up just now. Reload the page to try again.',
  },
} satisfies Information & Record<string, unknown>

export const contact = {
  title: 'Contact',
  lead: 'What helped, what did not, and what you would change. A person reads every message.',
  sections: [],
  form: {
    title: 'Tell us how it is going',
    rating: 'How useful is Greenroom to you?',
    ratings: ['Not at all', 'A little', 'Somewhat', 'Very', 'It changed how I prepare'],
    recommend: 'I would recommend it to a friend',
    liked: 'What helped you most',
    improve: 'What should be better, or what went wrong',
    improveHint: 'If something broke, say where you were and what you expected.',
    email: 'Your email, if you would like an answer',
    emailWrong: 'This is no email address. Leave the field empty if you would like no answer.',
    ratingMissing: 'Choose one of the five.',
    send: 'Send',
    sent: 'Thank you. Your message has arrived.',
    sentBody: 'If you left an address, you will hear from us there.',
    another: 'Write another message',
  },
} as const

export const terms: Information = {
  title: 'Terms and conditions',
  lead: 'What you can expect of Greenroom, and what we expect of you, in plain words.',
  changed: 'Last changed on 22 November 2026.',
  sections: [
    {
      id: 'agreement',
      title: 'What this is',
      body: `These terms hold between you and the operator of this site. By creating an account or holding an interview here you accept them. If you do
not, please do not use the service.`,
    },
    {
      id: 'account',
      title: 'Your account',
      body: `You need an email address and a password of at least 12 characters. Keep the password to yourself, and use one account per person. You can
try a five-minute interview without an account.`,
    },
    {
      id: 'use',
      title: 'What is not allowed',
      body: `- Code that attacks the sandbox, other people or other systems.
- Automated use that gets in the way of others.
- Copying the challenges, lessons or articles elsewhere. What you write yourself, your code and your words, is yours.
- Insulting or harassing the people you practise with. Whoever does that loses access.
- Getting help from Greenroom during a real interview.`,
    },
    {
      id: 'tokens',
      title: 'AI-usage tokens',
      body: `Interviews, coaching and code runs are paid for with tokens. Every account gets a number of them each month, more with a paid plan. Before an
interview starts, what finishing and scoring it is expected to cost is set aside, so that none ends halfway for lack of tokens; what was not needed
comes back. A call that failed on our side costs nothing. Tokens have no value in money and do not carry over to the next month.`,
    },
    {
      id: 'plans',
      title: 'Paid plans',
      body: `A plan costs what its checkout page says when you buy it, and lasts until the date shown under [Subscriptions](/app/subscriptions). Access
begins when the payment is confirmed. When a plan ends, your account becomes a free one; your interviews and scorecards stay.`,
    },
    {
      id: 'money-back-guarantee',
      title: 'Money-back guarantee',
      body: `If a plan is not what you hoped for, write to us within 14 days of paying for it, by the [contact page](/contact), with the email address of
your account. You get the whole price back by the way you paid, within ten working days, and need to give no reason. It does not matter how many
tokens you have used. The guarantee holds once per person and plan.`,
    },
    {
      id: 'scores',
      title: 'Scores and advice',
      body: `Scorecards say what was seen in one rehearsal, by the rules of a published rubric. They are no prediction of a real interview and no
statement about you as an engineer. You can contest every line of a scorecard.`,
    },
    {
      id: 'people',
      title: 'Interviews with people',
      body: `Where somebody else joins your room, both see what is said and written there. Audio and video are not recorded. Be on time, and be kind.`,
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      body: `We work to keep the service running and your work safe, but cannot promise that it is always available. Time that an outage takes from an
interview is given back on its clock. We are liable for damage that we cause on purpose or by gross negligence, and for whatever the law
does not allow us to exclude.`,
    },
    {
      id: 'changes',
      title: 'Changes, and leaving',
      body: `When these terms change in a way that matters to you, we say so before it takes effect. You can stop at any time, and ask us to delete your
account by the [contact page](/contact). If a rule here cannot be enforced, the others still hold.`,
    },
  ],
}

export const privacy: Information = {
  title: 'Privacy',
  lead: 'What Greenroom stores about you, why, for how long, and what it never does.',
  changed: 'Last changed on 22 November 2026.',
  sections: [
    {
      id: 'never',
      title: 'What we never do',
      body: `- Audio and video are not recorded, neither in interviews with the AI nor in those with people.
- Nothing you say or write is used to train a model.
- Your email address, your surname and your ids are never sent to a language model.
- Your data is not sold, and there is no advertising and no tracking by others: pages load nothing from other sites.`,
    },
    {
      id: 'account',
      title: 'Your account',
      body: `Your name, your email address, a scrambled form of your password that cannot be turned back, the plan you have, and your choices, such as
extra time. Kept for as long as the account exists.`,
    },
    {
      id: 'interviews',
      title: 'Your interviews',
      body: `What was said and written in a session, the code with its versions, the drawing on the board, test results, and the scorecard. They are what the replay
is made of. What you report about a question, a score or a person is kept with the session that it is about, and shown to nobody else who was in
it. You can delete an interview from its scorecard, and that with it. A five-minute interview without an account is deleted after 24 hours, unless you create
an account and keep it.`,
    },
    {
      id: 'models',
      title: 'Language models',
      body: `Whether a language model finds the interviewer's words depends on this installation, and is said where you choose an interview. If one does, it
gets the question, the conversation, your code, test results and your first name. You agree to that once, can take it back at any time, and can
always practise with the scripted interviewer, which sends nothing anywhere.`,
    },
    {
      id: 'voice',
      title: 'Voice',
      body: `Speaking and listening are done by your browser. Some browsers send the sound to their maker to turn it into text; we get the text only, and
only once you send it. Without a microphone you type, and nothing is lost.`,
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: `A cookie that keeps you signed in for up to 30 days; a cookie for each session that you joined as a guest, for two weeks at most; and in the
browser's own storage: your appearance, your preferred language, drafts that have not reached us yet, your scratch pad, your own test
cases, and the id that belongs to your email address. None of them is there to follow you.`,
    },
    {
      id: 'others',
      title: 'Others in your room, and links you share',
      body: `Whoever you invite sees what is said and written in the room. Whoever has the private link to a scorecard can read it until you take the link
back or it runs out.`,
    },
    {
      id: 'feedback',
      title: 'Messages to us',
      body: `What you send by the [contact page](/contact), with your email address if you leave it, and your account if you are signed in.`,
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: `You can see, correct and delete what is stored about you. Deleting an interview takes effect at once. For a copy of everything, or to delete
your account, write to us by the [contact page](/contact) with the email address of the account; it is done within 30 days.`,
    },
  ],
}
