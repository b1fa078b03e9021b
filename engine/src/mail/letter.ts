/** What a mail says, without its look. Lines are plain text; `look.ts` makes text and HTML of them. */
export type Letter = {
  subject: string
  heading: string
  lines: readonly string[]
  /** The one thing to do, as a button and as an address to copy. */
  action?: { label: string; url: string }
  /** In small print: why somebody gets this, and what to do if it is not theirs. */
  footnotes: readonly string[]
  /** Of mails that one can do without: the page with their switch, and the address by which a mail program ends them (RFC 8058). */
  ends?: { label: string; url: string; oneClickUrl: string }
}

/** What a letter is about. Only a `verification` goes to an address that a mail server has refused. */
export type LetterKind =
  | 'verification'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChange'
  | 'emailChanged'
  | 'newDevice'
  | 'scorecardReady'
  | 'invitation'
  | 'reportAnswered'
  | 'tokensLow'
  | 'securityChanged'
  | 'accountDeletion'
  | 'receipt'
  | 'subscriptionChanged'
