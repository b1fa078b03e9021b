import type { Letter } from '../../mail/letter.ts'

/** What ends mails of a kind: the page with their switch, and the address for mail programs. */
export type Ends = { url: string; oneClickUrl: string }

const amount = new Intl.NumberFormat('en-GB')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const off = 'Turn these mails off'

export const scorecardLetter = (name: string, of: { title: string; url: string }, ends: Ends): Letter => ({
  subject: 'Your scorecard is ready',
  heading: `Hello ${name}`,
  lines: [`Your scorecard is ready: ${of.title}.`],
  action: { label: 'See my scorecard', url: of.url },
  footnotes: ['You get this when a scorecard comes while you’re away from its page.'],
  ends: { label: off, ...ends },
})

export const tokensLetter = (
  name: string,
  of: { left: number; nextGrantAt: number; url: string },
  ends: Ends,
): Letter => ({
  subject: 'Your tokens are running low',
  heading: `Hello ${name}`,
  lines: [
    `About ${amount.format(of.left)} of this month’s tokens are left after the interview you have begun. That interview is paid for.`,
    `New ones come on ${day.format(of.nextGrantAt)}.`,
  ],
  action: { label: 'See my tokens', url: of.url },
  footnotes: ['You get this once a month at most.'],
  ends: { label: off, ...ends },
})
