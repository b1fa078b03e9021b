import { amount, counted } from '@greenroom/shared/english'
import { dayOf } from '../../mail/days.ts'
import type { Letter } from '../../mail/letter.ts'

/** What ends mails of a kind: the page with their switch, and the address for mail programs. */
export type Ends = { url: string; oneClickUrl: string }

const off = 'Turn these mails off'

export const scorecardLetter = (name: string, of: { title: string; url: string }, ends: Ends): Letter => ({
  subject: 'Your scorecard is ready',
  name,
  lines: [`Your scorecard is ready: ${of.title}.`],
  action: { label: 'See my scorecard', url: of.url },
  footnotes: ['You get this when a scorecard comes while you’re away from its page.'],
  ends: { label: off, ...ends },
})

export const invitationLetter = (
  name: string,
  of: { by: string; role: string; until: number; url: string },
  ends: Ends,
): Letter => ({
  subject: `${of.by} invites you to an interview`,
  name,
  lines: [`${of.by} invites you to an interview, as ${of.role}. You can accept until ${dayOf(of.until)}.`],
  action: { label: 'Go to the interview', url: of.url },
  footnotes: ['If you don’t know who this is, ignore it. The link is yours alone: don’t pass it on.'],
  ends: { label: off, ...ends },
})

export const grantLetter = (name: string, of: { tokens: number; url: string }, ends: Ends): Letter => ({
  subject: 'You were given tokens',
  name,
  lines: [`We’ve given you ${counted(of.tokens, { one: 'token', other: 'tokens' })}. They’re on your account now.`],
  action: { label: 'See my tokens', url: of.url },
  footnotes: ['You get this when somebody of Greenroom gives you tokens.'],
  ends: { label: off, ...ends },
})

export const answerLetter = (name: string, of: { answer: string; url: string }, ends: Ends): Letter => ({
  subject: 'We answered your report',
  name,
  lines: ['You told us that something wasn’t right. This is our answer:', of.answer],
  action: { label: 'See the interview', url: of.url },
  footnotes: ['You get this when somebody answers a report of yours.'],
  ends: { label: off, ...ends },
})

export const tokensLetter = (
  name: string,
  of: { left: number; nextGrantAt: number; url: string },
  ends: Ends,
): Letter => ({
  subject: 'Your tokens are running low',
  name,
  lines: [
    `About ${amount(of.left)} of this month’s tokens are left after the interview you have begun. That interview is covered.`,
    `You get more on ${dayOf(of.nextGrantAt)}.`,
  ],
  action: { label: 'See my tokens', url: of.url },
  footnotes: ['You get this once a month at most.'],
  ends: { label: off, ...ends },
})
