import { amount, counted } from '@greenroom/shared/english'
import { dayOf } from '../../mail/days.ts'
import type { Letter } from '../../mail/letter.ts'

/** How to unsubscribe from a kind of mail: the page for turning it off, and the URL for mail programs. */
export type Ends = { url: string; oneClickUrl: string }

/** The label of the link that turns off this kind of email. */
export const turnOff = 'Turn these emails off'

export const scorecardLetter = (name: string, of: { title: string; url: string }, ends: Ends): Letter => ({
  subject: 'Your scorecard is ready',
  name,
  lines: [`Your scorecard is ready: ${of.title}.`],
  action: { label: 'See my scorecard', url: of.url },
  footnotes: ['You get this email when a scorecard is ready and you don’t have its page open.'],
  ends: { label: turnOff, ...ends },
})

export const invitationLetter = (
  name: string,
  of: { by: string; role: string; until: number; url: string; times: readonly string[] },
  ends: Ends,
): Letter => ({
  subject: `${of.by} invited you to an interview`,
  name,
  lines: [
    `${of.by} invited you to an interview as ${of.role}.`,
    ...of.times,
    `You can accept until ${dayOf(of.until)}.`,
  ],
  action: { label: 'Go to the interview', url: of.url },
  footnotes: ['If you don’t know this person, ignore this email. The link is only for you: don’t pass it on.'],
  ends: { label: turnOff, ...ends },
})

export const declinedLetter = (name: string, of: { title: string; text: string; url: string }, ends: Ends): Letter => ({
  subject: of.title,
  name,
  lines: [`${of.title}. ${of.text}`],
  action: { label: 'Invite someone else', url: of.url },
  footnotes: ['You’re getting this email because you sent the invitation.'],
  ends: { label: turnOff, ...ends },
})

export const partnerLetter = (
  name: string,
  of: { title: string; text: string; action: string; url: string },
  ends: Ends,
): Letter => ({
  subject: of.title,
  name,
  lines: [of.text === '' ? `${of.title}.` : `${of.title}. ${of.text}`],
  action: { label: of.action, url: of.url },
  footnotes: ['You’re getting this email because of your post or proposals on the partner board.'],
  ends: { label: turnOff, ...ends },
})

/** The invitation mail for an address without an account, with the offered times. */
export const strangerLetter = (
  name: string,
  of: { by: string; role: string; until: number; url: string; times: readonly string[] },
  ends: Ends,
): Letter => ({
  subject: `${of.by} invited you to a mock interview`,
  name,
  lines: [
    `${of.by} invited you to a mock interview on Greenroom as ${of.role}. You don’t need an account.`,
    ...of.times,
    `You can accept until ${dayOf(of.until)}.`,
  ],
  action: { label: 'See the invitation', url: of.url },
  footnotes: ['If you don’t know this person, ignore this email. The link is only for you: don’t pass it on.'],
  ends: { label: 'Stop invitations from Greenroom', ...ends },
})

export const grantLetter = (name: string, of: { tokens: number; url: string }, ends: Ends): Letter => ({
  subject: 'We’ve given you tokens',
  name,
  lines: [`We’ve given you ${counted(of.tokens, { one: 'token', other: 'tokens' })}. They’re in your account now.`],
  action: { label: 'See my tokens', url: of.url },
  footnotes: ['You get this email when someone at Greenroom gives you tokens.'],
  ends: { label: turnOff, ...ends },
})

export const reviewLetter = (name: string, of: { title: string; text: string; url: string }, ends: Ends): Letter => ({
  subject: of.title,
  name,
  lines: [`${of.title}: ${of.text}`],
  action: { label: 'Read the draft', url: of.url },
  footnotes: ['You’re getting this email because you can review content.'],
  ends: { label: turnOff, ...ends },
})

export const answerLetter = (name: string, of: { answer: string; url: string }, ends: Ends): Letter => ({
  subject: 'We answered your report',
  name,
  lines: ['You told us something wasn’t right. Here’s our answer:', of.answer],
  action: { label: 'See the interview', url: of.url },
  footnotes: ['You get this email when we answer one of your reports.'],
  ends: { label: turnOff, ...ends },
})

export const tokensLetter = (
  name: string,
  of: { left: number; nextGrantAt: number; url: string },
  ends: Ends,
): Letter => ({
  subject: 'Your tokens are running low',
  name,
  lines: [
    `You have about ${amount(of.left)} tokens left this month. The interview you’ve started is already covered.`,
    `You’ll get more on ${dayOf(of.nextGrantAt)}.`,
  ],
  action: { label: 'See my tokens', url: of.url },
  footnotes: ['You get this email once a month at most.'],
  ends: { label: turnOff, ...ends },
})
