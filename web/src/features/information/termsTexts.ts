import { fixedPeriodsMs, maxMonthsOfTokens, moneyBackDays, trialMinutes } from '@greenroom/shared/rules'
import { shortestPassword } from '@greenroom/shared/wire'
import type { Information } from './InformationPage.tsx'
import { periodInWords } from './periods.ts'

export const terms: Information = {
  title: 'Terms and conditions',
  lead: 'What you can expect from Greenroom, and what we expect from you, in plain words.',
  changed: 'Last changed on 27 November 2026.',
  sections: [
    {
      id: 'agreement',
      title: 'About these terms',
      body: `These terms apply between you and the operator of this site. You accept them by creating an account or taking an interview here. If you
don’t accept them, please don’t use the service.`,
    },
    {
      id: 'account',
      title: 'Your account',
      body: `You need an email address and a password of at least ${shortestPassword} characters. Keep the password to yourself, and don’t share an account. You can
try a ${trialMinutes}-minute interview without an account.`,
    },
    {
      id: 'use',
      title: 'Not allowed',
      body: `- Code that attacks the sandbox, other people or other systems.
- Automated use that gets in the way of others.
- Copying the challenges, lessons or articles elsewhere. What you write yourself, including your code, is yours.
- Insulting or harassing the people you practise with. Anyone who does that loses access.
- Getting help from Greenroom during a real interview.`,
    },
    {
      id: 'tokens',
      title: 'AI-usage tokens',
      body: `You pay for interviews, coaching and code runs with tokens. Every account gets some each month, and more with a paid plan. Before an
interview starts, we reserve the tokens we expect it to need, scoring included. That way, you won’t run out of tokens halfway through. You get unused tokens back. A request that fails on our side costs nothing. Tokens have no cash value. What you don’t use carries over: you can have
up to ${maxMonthsOfTokens} months’ worth, including the new month’s.`,
    },
    {
      id: 'plans',
      title: 'Paid plans',
      body: `A plan costs what its checkout page says when you buy it, and lasts until the date shown under [Plans](/app/subscriptions). Access
begins when the payment is confirmed. When a plan ends, your account becomes a free one, and you keep your interviews and scorecards.`,
    },
    {
      id: 'money-back-guarantee',
      title: 'Money-back guarantee',
      body: `If a plan isn’t what you hoped for, write to us within ${moneyBackDays} days of paying for it. Use the [contact page](/contact), and give the email address you
sign in with. You get a full refund to your original payment method, within ten working days. You don’t need a reason. It doesn’t matter how many
tokens you’ve used. The guarantee applies once per person and plan.`,
    },
    {
      id: 'scores',
      title: 'Scores and advice',
      body: `Each scorecard describes one rehearsal, based on a published rubric. Scorecards don’t predict a real interview, and they don’t say
what kind of engineer you are. You can contest any line of a scorecard.`,
    },
    {
      id: 'people',
      title: 'Interviews with other people',
      body: `If someone else joins your room, both of you see everything in it. Audio and video aren’t recorded. Be on time, and be kind.`,
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      body: `We work to keep the service running and your work safe, but we can’t promise that it’ll always be available. If an outage interrupts an interview,
we add the lost time back to the clock. We’re liable for damage we cause on purpose or through gross negligence. The same goes for everything
the law doesn’t let us exclude.`,
    },
    {
      id: 'changes',
      title: 'Changes to these terms, and closing your account',
      body: `When these terms change in a way that matters to you, we’ll tell you before the change takes effect. You can stop using Greenroom at any time, and delete your account in [Settings](/app/settings). You then have ${periodInWords(fixedPeriodsMs.accountDeletion)} to change your mind. If one of these terms can’t be enforced, the others still apply.`,
    },
  ],
}
