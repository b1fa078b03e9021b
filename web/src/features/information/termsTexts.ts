import { fixedPeriodsMs, maxMonthsOfTokens, moneyBackDays, trialMinutes } from '@greenroom/shared/rules'
import { shortestPassword } from '@greenroom/shared/wire'
import type { Information } from './InformationPage.tsx'
import { periodInWords } from './periods.ts'

export const terms: Information = {
  title: 'Terms and conditions',
  lead: 'What you can expect of Greenroom, and what we expect of you, in plain words.',
  changed: 'Last changed on 23 November 2026.',
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
      body: `You need an email address and a password of at least ${shortestPassword} characters. Keep the password to yourself, and use one account per person. You can
try a ${trialMinutes}-minute interview without an account.`,
    },
    {
      id: 'use',
      title: 'Not allowed',
      body: `- Code that attacks the sandbox, other people or other systems.
- Automated use that gets in the way of others.
- Copying the challenges, lessons or articles elsewhere. What you write yourself, your code and your words, is yours.
- Insulting or harassing the people you practise with. Anyone who does that loses access.
- Getting help from Greenroom during a real interview.`,
    },
    {
      id: 'tokens',
      title: 'AI-usage tokens',
      body: `Interviews, coaching and code runs are paid for with tokens. Every account gets a number of them each month, more with a paid plan. Before an
interview starts, we reserve the tokens that we expect it to need, scoring included. So none ends halfway for lack of tokens, and unused
ones come back. A call that failed on our side costs nothing. Tokens have no value in money. What you don't use carries over: you can have
up to ${maxMonthsOfTokens} months' worth, the new month's included.`,
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
      body: `If a plan is not what you hoped for, write to us within ${moneyBackDays} days of paying for it. Use the [contact page](/contact), with the email address of
your account. You get the whole price back the way you paid, within ten working days. You need no reason. It does not matter how many
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
      body: `If somebody else joins your room, both of you see everything in it. Audio and video are not recorded. Be on time, and be kind.`,
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      body: `We work to keep the service running and your work safe, but cannot promise that it is always available. If an outage takes time from an interview,
we put it back on the clock. We are liable for damage that we cause on purpose or by gross negligence. The same goes for everything
that the law doesn't let us exclude.`,
    },
    {
      id: 'changes',
      title: 'Changes, and leaving',
      body: `When these terms change in a way that matters to you, we say so before it takes effect. You can stop at any time, and delete your
account in [Settings](/app/settings). You can take that back for ${periodInWords(fixedPeriodsMs.accountDeletion)}. If a rule here cannot be enforced, the others still hold.`,
    },
  ],
}
